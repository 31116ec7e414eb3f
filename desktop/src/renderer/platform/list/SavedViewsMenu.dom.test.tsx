// The views of a list: own and shared ones, saved, changed, removed and restored; those of the device are handed over once.
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { savedViewInput } from '@lotline/schema/domain/view/view.input';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { keepHere, readHere } from '../grid/local-setup.ts';
import { useGridColumns } from '../grid/use-grid-columns.ts';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import type { SavedView } from './hoped-views.ts';

const operationOf = (document: { readonly toString: () => string }): string | undefined =>
  /(?:query|mutation) (\w+)/.exec(document.toString())?.[1];
const COLUMNS = ['name', 'group'].map((id) => ({ id, label: id, text: () => '', cell: () => null }));
const USER = 2;
const TAKEN = {
  code: 'ALREADY_TAKEN',
  status: 409,
  details: { sentence: 'You have a view of this name already. Choose another.' },
} as const;
const removal = z.looseObject({ id: z.number(), removed: z.boolean() });
const saving = z.looseObject({ input: savedViewInput });

const view = (id: number, name: string, part: Partial<SavedView> = {}): SavedView => ({
  ...{ id, name, version: 1, isShared: false, query: `q=${name}`, columns: null },
  ...{ isOwn: true, ownerName: 'Asha Menon', canRemove: true, ...part },
});

function Menu({ onChoose }: { readonly onChoose: (query: string) => void }) {
  const columns = useGridColumns({ list: 'tasks', columns: COLUMNS, sort: null, onSort: () => undefined });
  return (
    <>
      <SavedViewsMenu list={TASK_LIST} query="q=pit" home="" columns={columns} allLabel="All tasks" onChoose={onChoose} />
      <output aria-label="Columns">{columns.shown.map(({ column }) => column.id).join()}</output>
    </>
  );
}

/** A server that stores views in memory; `saved` is called with each request. @param held until when it does not answer a save */
function begin(
  views: readonly SavedView[],
  claims: readonly string[] = ['CAN_EDIT_CONSTRUCTION'],
  refused: Promise<void> | null = null,
  held: Promise<void> = Promise.resolve(),
) {
  let kept = [...views];
  let gone: readonly SavedView[] = [];
  const saved = jest.fn();
  const gql = (document: { readonly toString: () => string }, variables?: unknown): Promise<unknown> => {
    if (operationOf(document) === 'SavedViews') return Promise.resolve({ savedViews: kept });
    if (operationOf(document) === 'RemoveView') {
      const { id: at, removed } = removal.parse(variables);
      if (refused !== null) return refused.then(() => Promise.reject(new ApiError({ code: 'CLAIM_REQUIRED', status: 403 })));
      gone = removed ? kept.filter(({ id }) => id === at) : gone;
      kept = removed ? kept.filter(({ id }) => id !== at) : [...kept, ...gone];
      return Promise.resolve({});
    }
    expect(operationOf(document)).toBe('SaveView');
    const { input } = saving.parse(variables);
    saved(input);
    const id = input.id ?? 99;
    if (kept.some((one) => one.name === input.name && one.id !== id)) return held.then(() => Promise.reject(new ApiError(TAKEN)));
    kept = [...kept.filter((one) => one.id !== id), { ...view(id, input.name), ...input, id }].toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    return held.then(() => ({}));
  };
  const onChoose = jest.fn();
  const rendered = renderSignedIn(<Menu onChoose={onChoose} />, { me: holding(...claims), platform: buildPlatform({ gql }) });
  return { saved, onChoose, rendered };
}
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  return screen.findByRole('group', { name: 'Saved views' });
};

beforeEach(() => localStorage.clear());

test('own and shared views are apart; a view sets its address and its columns', async () => {
  const hidden = { columns: [{ id: 'group', isShown: false, width: null }] };
  const { onChoose } = begin([
    view(1, 'Pits', hidden),
    view(2, 'Theirs', { isOwn: false, isShared: true, ownerName: 'Ben Ito', canRemove: false }),
  ]);
  const menu = await openMenu();
  expect(await within(menu).findByRole('list', { name: 'Mine' })).toHaveTextContent('Pits');
  const shared = within(menu).getByRole('list', { name: 'Shared' });
  expect(shared).toHaveTextContent('Theirs Ben Ito');
  // another person's view can only be opened
  expect(within(shared).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByLabelText('Columns')).toHaveTextContent('name,group');
  await userEvent.click(within(menu).getByRole('button', { name: 'Pits' }));
  expect(onChoose).toHaveBeenCalledWith('q=Pits');
  expect(screen.getByLabelText('Columns')).toHaveTextContent(/^name$/);
});

test('the present view is saved with its columns, for everybody where that is ticked; a taken name is refused', async () => {
  const { saved } = begin([view(1, 'Pits')]);
  const form = within(await openMenu()).getByRole('form', { name: 'Save what is shown now' });
  await userEvent.type(within(form).getByRole('textbox'), 'Pits{Enter}');
  expect(await within(form).findByRole('alert')).toHaveTextContent('You have a view of this name already. Choose another.');
  await userEvent.type(within(form).getByRole('textbox'), ' of today');
  await userEvent.click(within(form).getByRole('checkbox'));
  await auditPopup('SavedViewsMenu');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Mine' })).toHaveTextContent('Pits of today shared'));
  expect(saved).toHaveBeenLastCalledWith({
    ...{ id: null, list: 'tasks', name: 'Pits of today', isShared: true, query: 'q=pit' },
    columns: [
      { id: 'name', isShown: null, width: null },
      { id: 'group', isShown: null, width: null },
    ],
  });
});

test('a person who may not share has no tick for it', async () => {
  begin([view(1, 'Pits')], []);
  expect(within(await openMenu()).queryByRole('checkbox')).toBeNull();
});

test('its owner renames it, and updates it to the present view', async () => {
  const { saved } = begin([view(1, 'Pits')]);
  await openMenu();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the view Pits' }));
  const form = screen.getByRole('form', { name: 'Change the view Pits' });
  await userEvent.type(within(form).getByRole('textbox'), ' and poles{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the view Pits and poles' }));
  expect(saved).toHaveBeenLastCalledWith({ id: 1, list: 'tasks', name: 'Pits and poles', isShared: false, query: 'q=Pits', columns: null });
  await userEvent.click(screen.getByRole('button', { name: 'Update to what is shown now' }));
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1, name: 'Pits and poles', query: 'q=pit' })));
});

/** A server that answers saves when it is let to. */
function beginHeld(views: readonly SavedView[]) {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  return { ...begin(views, undefined, null, held), answer: () => answer() };
}
const mine = () => screen.queryByRole('list', { name: 'Mine' });

test('a new view stands in the menu at once, in its place; it is changed once the server knows it', async () => {
  const { answer } = beginHeld([view(1, 'Pits'), view(2, 'Zones')]);
  const form = within(await openMenu()).getByRole('form', { name: 'Save what is shown now' });
  await userEvent.type(within(form).getByRole('textbox'), 'Poles');
  await userEvent.click(within(form).getByRole('checkbox'));
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(mine()).toHaveTextContent(/^PitsPoles sharedZones$/);
  expect(screen.queryByRole('button', { name: 'Change the view Poles' })).toBeNull();
  answer();
  expect(await screen.findByRole('button', { name: 'Change the view Poles' })).toBeVisible();
  expect(mine()).toHaveTextContent(/^PitsPoles sharedZones$/);
});

test('a new view that is refused is gone again, with the sentence and what was typed', async () => {
  const { answer } = beginHeld([view(1, 'Pits')]);
  const form = within(await openMenu()).getByRole('form', { name: 'Save what is shown now' });
  await userEvent.type(within(form).getByRole('textbox'), 'Pits{Enter}');
  expect(mine()).toHaveTextContent(/^PitsPits$/);
  answer();
  expect(await within(form).findByRole('alert')).toHaveTextContent(TAKEN.details.sentence);
  expect(mine()).toHaveTextContent(/^Pits$/);
  expect(within(form).getByRole('textbox')).toHaveValue('Pits');
});

test('a view is renamed and shared at once; refused, it is as it was, and its form has the sentence and the focus', async () => {
  const { answer } = beginHeld([view(1, 'Pits'), view(2, 'Poles')]);
  await openMenu();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the view Pits' }));
  const form = screen.getByRole('form', { name: 'Change the view Pits' });
  await userEvent.click(within(form).getByRole('checkbox'));
  await userEvent.clear(within(form).getByRole('textbox'));
  await userEvent.type(within(form).getByRole('textbox'), 'Poles{Enter}');
  expect(within(mine() ?? form).getByRole('button', { name: 'Poles shared' })).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Change the view Pits' })).toBeNull();
  answer();
  expect(await within(form).findByRole('alert')).toHaveTextContent(TAKEN.details.sentence);
  expect(within(form).getByRole('textbox')).toHaveValue('Poles');
  expect(within(form).getByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Poles shared' })).toBeNull();
  await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
  expect(within(mine() ?? form).getByRole('button', { name: 'Pits' })).toBeVisible();
});

test('an own view is removed at once, and restored by Undo', async () => {
  begin([view(1, 'Pits')]);
  await openMenu();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the view Pits' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Mine' })).toBeNull();
  await userEvent.click(undo);
  expect(await screen.findByRole('list', { name: 'Mine' })).toHaveTextContent('Pits');
});

test('a removal that is refused: the view is gone at once, and there again with the sentence', async () => {
  let refuse = (): void => undefined;
  begin([view(1, 'Pits')], undefined, new Promise((resolve) => (refuse = resolve)));
  await openMenu();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the view Pits' }));
  expect(screen.queryByRole('list', { name: 'Mine' })).toBeNull();
  refuse();
  expect(await screen.findByRole('list', { name: 'Mine' })).toHaveTextContent('Pits');
  expect(screen.getByRole('alert')).toHaveTextContent(new ApiError({ code: 'CLAIM_REQUIRED', status: 403 }).message);
});

test('a shared view is removed after a question', async () => {
  begin([view(1, 'Pits', { isShared: true })]);
  await openMenu();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the view Pits' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove “Pits” for everyone?' });
  await auditPopup('RemoveViewSheet');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await openMenu()).queryByRole('list', { name: 'Mine' })).toBeNull();
});

test('the device’s views are handed over once; one whose name exists is dropped', async () => {
  keepHere('views', USER, 'tasks', [{ name: 'Pits', query: 'q=old' }, { name: 'Poles', query: 'q=poles' }, { broken: true }]);
  const { saved, rendered } = begin([view(1, 'Pits')]);
  await waitFor(() => expect(readHere('views', USER, 'tasks')).toBeNull());
  expect(saved.mock.calls).toEqual([[expect.objectContaining({ name: 'Pits' })], [expect.objectContaining({ name: 'Poles' })]]);
  expect(within(await openMenu()).getByRole('list', { name: 'Mine' })).toHaveTextContent('Poles');
  rendered.unmount();
  const again = begin([]);
  await openMenu();
  expect(again.saved).not.toHaveBeenCalled();
});

test('a view whose answer was lost is saved again as the same action; after its answer another one begins', async () => {
  const sent: string[] = [];
  let isLost = true;
  const gql = (document: { readonly toString: () => string }, variables?: unknown): Promise<unknown> => {
    if (operationOf(document) === 'SavedViews') return Promise.resolve({ savedViews: [] });
    sent.push(z.object({ client: z.object({ id: z.string() }) }).parse(variables).client.id);
    return isLost ? Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })) : Promise.resolve({});
  };
  renderSignedIn(<Menu onChoose={() => undefined} />, { me: holding('CAN_EDIT_CONSTRUCTION'), platform: buildPlatform({ gql }) });
  const form = within(await openMenu()).getByRole('form', { name: 'Save what is shown now' });
  await userEvent.type(within(form).getByRole('textbox'), 'Pits{Enter}');
  await within(form).findByRole('alert');
  isLost = false;
  await userEvent.type(within(form).getByRole('textbox'), '{Enter}');
  await waitFor(() => expect(within(form).getByRole('textbox')).toHaveValue(''));
  await userEvent.type(within(form).getByRole('textbox'), 'Pits{Enter}');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});
