// A change of the picked files is one action, and its Undo takes back those that it changed.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFile } from '@lotline/schema/testing/build-file';
import { ApiError } from '@lotline/web-session/api-error';
import { chooseOption } from '../../../testing/choose-option.ts';
import { drawJob } from '../testing/draw-job.tsx';

const CHANGED = '2026-11-19T22:17:00.000Z';
const verdict = (id: number, code: string | null = null, sentence: string | null = null) => ({
  ...{ id, title: `Plan-${String(id)}.pdf`, isAllowed: code === null, code, sentence },
  ...{ changedBy: null, changedAt: code === 'STALE_VERSION' ? CHANGED : null },
});
const stale = verdict(1, 'STALE_VERSION', 'Changed since by Rob Castellano.');
const NOT_YOURS = 'Your role does not allow this.';

async function fileAsPermit(undone: () => Promise<unknown>) {
  const files = ['Design', 'Design', 'Design', 'Permit'].map((tags, n) =>
    buildFile({ id: n + 1, title: `Plan-${String(n + 1)}.pdf`, tags }),
  );
  const pressed = drawJob({
    ...{ tab: 'attachments', claims: ['CAN_EDIT_CONSTRUCTION'], job: { attachments: files } },
    reads: () => ({ jobFolders: [], jobPlans: { projectId: null, projectName: null, plans: [] } }),
    onPress: ({ operation }) =>
      operation === 'UndoFileChanges'
        ? undone()
        : Promise.resolve({ changeFiles: [verdict(1), verdict(2), verdict(3, 'CLAIM_REQUIRED', NOT_YOURS), verdict(4)] }),
  });
  const picked = await screen.findByRole('group', { name: 'Selected files' });
  await userEvent.click(within(picked).getByRole('button', { name: 'Select all' }));
  await userEvent.click(within(picked).getByRole('button', { name: 'Category' }));
  await chooseOption('Category', 'Permit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('3 files filed as Permit.')).toBeVisible();
  return pressed;
}

test('what was refused and what was so already has nothing to take back; what was changed since stays, and it is said by whom and when', async () => {
  const pressed = await fileAsPermit(() => Promise.resolve({ undoFileChanges: [stale, verdict(2)] }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 undone. Plan-1.pdf (19 Nov 10:17 pm): Changed since by Rob Castellano.')).toBeVisible();
  expect(screen.queryByText('3 files filed as Permit.')).toBeNull();
  const { batchId } = pressed[0]?.client as { batchId: string };
  // as they are shown, the newest first
  expect(pressed).toMatchObject([
    { operation: 'ChangeFiles', input: { ids: [4, 3, 2, 1], category: 'Permit' } },
    { operation: 'UndoFileChanges', input: { ids: [2, 1], clientIds: [batchId] } },
  ]);
});

test('an undo that failed can be pressed again', async () => {
  let isLost = true;
  const pressed = await fileAsPermit(() =>
    isLost ? Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })) : Promise.resolve({ undoFileChanges: [verdict(1), verdict(2)] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pressed).toHaveLength(2));
  isLost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 undone')).toBeVisible();
});
