// Saved operations beside GraphiQL's editor: opened, saved, saved as new, refused, removed and brought back.
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { savedOperationInput } from '@lotline/schema/domain/saved-operation/saved-operation.input';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { OperationsPanel } from './OperationsPanel.tsx';
import type { SavedOperation } from './use-saved-operations.ts';

const saving = z.looseObject({ input: savedOperationInput });
const removal = z.looseObject({ id: z.number(), removed: z.boolean() });
const TAKEN = {
  code: 'ALREADY_TAKEN',
  status: 409,
  details: { sentence: 'You have a saved operation of this name already. Choose another.' },
} as const;

const operation = (id: number, name: string, part: Partial<SavedOperation> = {}): SavedOperation => ({
  ...{ id, name, version: 0, isShared: false, text: `{ ${name} }`, variables: '' },
  ...{ isOwn: true, ownerName: 'Asha Menon', canRemove: true, ...part },
});
const SHARED = operation(2, 'crews', { isOwn: false, isShared: true, canRemove: false, ownerName: 'Leanne Hart' });

function Pane() {
  const [editor, setEditor] = useState({ text: '{ me { email } }', variables: '{}' });
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <>
      <output aria-label="Editor">{editor.text}</output>
      <OperationsPanel
        editor={editor}
        openId={openId}
        onOpen={({ id, text, variables }) => {
          setEditor({ text, variables });
          setOpenId(id);
        }}
        onSaved={setOpenId}
      />
    </>
  );
}

/** A server that stores operations in memory. */
function begin(given: readonly SavedOperation[]) {
  let kept = [...given];
  let gone: readonly SavedOperation[] = [];
  const saved = jest.fn();
  const gql = (document: { readonly toString: () => string }, variables?: unknown): Promise<unknown> => {
    const called = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1];
    if (called === 'SavedOperations') return Promise.resolve({ savedOperations: kept });
    if (called === 'RemoveOperation') {
      const { id, removed } = removal.parse(variables);
      gone = removed ? kept.filter((one) => one.id === id) : gone;
      kept = removed ? kept.filter((one) => one.id !== id) : [...kept, ...gone];
      return Promise.resolve({ removeOperation: gone[0] });
    }
    const { input } = saving.parse(variables);
    saved(input);
    const id = input.id ?? 99;
    if (kept.some((one) => one.name === input.name && one.id !== id)) return Promise.reject(new ApiError(TAKEN));
    const made = { ...operation(id, input.name), ...input, id };
    kept = [...kept.filter((one) => one.id !== id), made];
    return Promise.resolve({ saveOperation: made });
  };
  renderSignedIn(<Pane />, { platform: buildPlatform({ gql }), me: holding('CAN_ACCESS_ADMINISTRATOR_TASKS') });
  return { saved };
}
const mine = async () => within(await screen.findByRole('list', { name: 'Mine' }));

test('what stands in the editor is saved by a name; opened again it is changed, or saved as new', async () => {
  const { saved } = begin([]);
  const user = userEvent.setup();
  expect(await screen.findByText(/None yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name of the operation' }), ' Who am I ');
  await user.click(screen.getByText('For everyone who can open GraphiQL'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await mine()).getByRole('button', { name: 'Who am I shared' })).toHaveAttribute('aria-current', 'true');
  expect(saved).toHaveBeenLastCalledWith({ id: null, name: 'Who am I', isShared: true, text: '{ me { email } }', variables: '{}' });
  // nothing to save before something changes
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name of the operation' }), '?');
  await user.click(screen.getByRole('button', { name: 'Save as new' }));
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ id: null, name: 'Who am I?' }));
});

test('a click on the words puts an operation into the editor; another’s is not changed', async () => {
  begin([operation(1, 'people'), SHARED]);
  const user = userEvent.setup();
  await user.click(await screen.findByText('crews'));
  expect(screen.getByRole('status', { name: 'Editor' })).toHaveTextContent('{ crews }');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove crews' })).not.toBeInTheDocument();
  await user.click(screen.getByText('people'));
  expect(screen.getByRole('textbox', { name: 'Name of the operation' })).toHaveValue('people');
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('a refusal is said below the name, and what was typed stays', async () => {
  begin([operation(1, 'people')]);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name of the operation' }), 'people');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have a saved operation of this name already. Choose another.');
  expect(screen.getByRole('textbox', { name: 'Name of the operation' })).toHaveValue('people');
});

test('one that is removed comes back by Undo', async () => {
  begin([operation(1, 'people')]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove people' }));
  expect(await screen.findByText(/None yet/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await mine()).getByText('people')).toBeVisible();
});
