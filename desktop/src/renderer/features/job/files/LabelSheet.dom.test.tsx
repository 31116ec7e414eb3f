// Filing several files: what is asked for before anything is sent, and what is said of those that refused.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../../../testing/choose-option.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { LabelSheet, type Labelling } from './LabelSheet.tsx';
import { DoneBar } from './SelectionBar.tsx';
import { buildFile } from '@lotline/schema/testing/build-file';

function open(of: Labelling) {
  const sent: unknown[] = [];
  renderSignedIn(
    <LabelSheet
      of={of}
      files={[buildFile({ tags: 'Design;north' }), buildFile({ tags: 'north' })]}
      categories={['Design', 'Permit']}
      folders={['Plans', 'Plans/As built']}
      isBusy={false}
      problem={null}
      onChange={(change) => {
        sent.push(change);
        return Promise.resolve(true);
      }}
      onClose={() => undefined}
    />,
  );
  return sent;
}

test('without a category nothing is saved, in the words of the specification (Spec 2 §8)', async () => {
  const sent = open('category');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are documents without categories... Please choose a category and save.');
  expect(sent).toEqual([]);
  await chooseOption('Category', 'Permit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ of: 'category', category: 'Permit' }]);
});

test('several tags are written with commas; one that is there is removed', async () => {
  const sent = open('tags');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Tags to add'), ' lot 4, as built ');
  await chooseOption('Tag to remove', 'north (2)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ of: 'tags', add: ['lot 4', 'as built'], remove: ['north'] }]);
});

test('a folder within another is chosen by its own name from the tree', async () => {
  const sent = open('folder');
  await chooseOption('Folder', 'As built');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ of: 'folder', folder: 'Plans/As built' }]);
});

test('no folder is a choice too', async () => {
  const sent = open('folder');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ of: 'folder', folder: null }]);
});

test('what was refused is named with its reason; where nothing was changed there is no way back', async () => {
  const undo = jest.fn();
  const refused = [{ id: 2, title: 'Plan-2.pdf', isAllowed: false, code: 'CLAIM_REQUIRED', sentence: 'Your role does not allow this.' }];
  const bar = (changed: readonly number[]) => (
    <DoneBar done={{ says: '1 file filed as Permit.', refused, changed }} isBusy={false} onUndo={undo} onDismiss={() => undefined} />
  );
  const { rerender } = render(bar([3]));
  expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent('Plan-2.pdf Your role does not allow this.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  rerender(bar([]));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
