// In the history of a job one's own change of many jobs or tasks can be taken back for all of them, long after the offer has gone.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawJob } from '../testing/draw-job.tsx';

const event = (id: string, ofMany: object | null) => ({
  ...{ id, recordedAt: '2026-11-19T20:02:00.000Z', occurredAt: null, move: 'setJobStatus', entity: 'construction', entityId: 7 },
  ...{ actorKind: 'person', displayName: 'Asha Menon', why: null, detail: null, ofMany },
  ...{ before: { status: 'Received' }, after: { status: 'Scheduled' } },
});
const verdict = (id: number, isAllowed: boolean) => ({
  ...{ id, workOrder: `4821${String(id)}`, isAllowed, code: null, effect: null },
  sentence: isAllowed ? null : 'It was changed since.',
});

test('undone for all; those that were changed since stay, and are named', async () => {
  const pressed = drawJob({
    ...{ tab: 'history', claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'] },
    reads: () => ({
      jobEvents: {
        events: [event('9', { actionId: 'a-1', undoneBy: 'undoJobChanges', jobIds: [7, 8, 9], taskIds: [] }), event('8', null)],
        next: null,
      },
    }),
    onPress: () => Promise.resolve({ undoJobChanges: [verdict(7, true), verdict(8, true), verdict(9, false)] }),
  });
  const [undo, ...others] = await screen.findAllByRole('button', { name: /^Undo for all/ });
  expect([undo?.textContent, others]).toEqual(['Undo for all 3 jobs', []]);
  await userEvent.click(undo ?? document.body);
  await waitFor(() => expect(pressed).toMatchObject([{ operation: 'UndoJobChanges', input: { ids: [7, 8, 9], clientIds: ['a-1'] } }]));
  expect(await screen.findByText('2 undone. 48219: It was changed since.')).toBeVisible();
});

test.each([
  ['undoTaskChanges', 'Undo for all 2 tasks', 'UndoTaskChanges', [31, 32]],
  ['undoAddedTasks', 'Undo for all 3 jobs', 'UndoAddedTasks', [7, 8, 9]],
])('%s: what was done to tasks is taken back too', async (undoneBy, label, operation, ids) => {
  const taskIds = undoneBy === 'undoTaskChanges' ? [31, 32] : [];
  const pressed = drawJob({
    ...{ tab: 'history', claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'] },
    reads: () => ({ jobEvents: { events: [event('9', { actionId: 'a-1', undoneBy, jobIds: [7, 8, 9], taskIds })], next: null } }),
    onPress: () => Promise.resolve({ [undoneBy]: ids.map((id) => ({ ...verdict(id, true), name: 'Lead-in' })) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(pressed).toMatchObject([{ operation, input: { ids, clientIds: ['a-1'] } }]));
  expect(await screen.findByText(`${String(ids.length)} undone`)).toBeVisible();
});
