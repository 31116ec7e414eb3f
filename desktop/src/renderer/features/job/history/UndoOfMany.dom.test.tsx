// In the history of a job one's own change of many jobs, tasks or files can be taken back for all of them, long after the offer has gone.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { drawJob } from '../testing/draw-job.tsx';

const event = (id: string, ofMany: object | null) => ({
  ...{ id, recordedAt: '2026-11-19T20:02:00.000Z', occurredAt: null, move: 'setJobStatus', entity: 'construction', entityId: 7 },
  ...{ actorKind: 'person', displayName: 'Asha Menon', why: null, detail: null, ofMany },
  ...{ before: { status: 'Received' }, after: { status: 'Scheduled' } },
});
const verdict = (id: number, since: string | null = null) => ({
  ...{ id, workOrder: `W${String(id)}`, name: 'Lead-in', isAllowed: since === null, code: null, effect: null },
  ...{ sentence: since === null ? null : `Changed since by ${since}.`, changedBy: since, changedAt: since === null ? null : CHANGED },
});
const CHANGED = '2026-11-19T22:17:00.000Z';
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** @param rows of the change, which the server answers in pages of 500 */
function drawChange(
  rows: readonly number[],
  answer: (ids: readonly number[]) => Promise<unknown>,
  undoneBy = 'undoJobChanges',
  isOfUndo = false,
) {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  return drawJob({
    ...{ tab: 'history', claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'] },
    reads: (after) => {
      const rest = rows.filter((id) => typeof after !== 'number' || id > after);
      const ofMany = { actionId: 'a-1', undoneBy, isOfUndo, count: Math.min(rows.length, 1_001) };
      return {
        // of files of this job it has several events of one change
        jobEvents: { events: [event('9', ofMany), event('8', null), event('7', ofMany)], next: null },
        changedRows: { count: rows.length, ids: rest.slice(0, 500) },
      };
    },
    onPress: ({ input }) => answer((input as { ids: number[] }).ids),
  });
}

test('undone for all; those that were changed since stay, and it is said by whom and when', async () => {
  const pressed = drawChange([7, 8, 9], (ids) =>
    Promise.resolve({ undoJobChanges: ids.map((id) => verdict(id, id === 9 ? 'Rob Castellano' : null)) }),
  );
  const [undo, ...others] = await screen.findAllByRole('button', { name: /^Undo for all/ });
  expect([undo?.textContent, others]).toEqual(['Undo for all 3 jobs', []]);
  await userEvent.click(undo ?? document.body);
  await waitFor(() => expect(pressed).toMatchObject([{ operation: 'UndoJobChanges', input: { ids: [7, 8, 9], clientIds: ['a-1'] } }]));
  const left = await screen.findByRole('dialog', { name: '2 undone' });
  await auditPopup('UndoOfMany');
  expect(within(left).getByRole('list', { name: 'Not changed' })).toHaveTextContent('W9 (19 Nov 10:17 pm)Changed since by Rob Castellano.');
  await userEvent.click(within(left).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of an undo it is done again, and is called so', async () => {
  const pressed = drawChange([7, 8], (ids) => Promise.resolve({ undoJobChanges: ids.map((id) => verdict(id)) }), 'undoJobChanges', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Redo for all 2 jobs' }));
  expect(await screen.findByText('2 redone')).toBeVisible();
  expect(pressed).toMatchObject([{ operation: 'UndoJobChanges', input: { ids: [7, 8], clientIds: ['a-1'] } }]);
});

test.each([
  ['undoTaskChanges', 'Undo for all 2 tasks', 'UndoTaskChanges', [31, 32]],
  ['undoFileChanges', 'Undo for all 2 files', 'UndoFileChanges', [41, 42]],
  ['undoRemovedItems', 'Undo for all 2 items', 'UndoRemovedItems', [11, 12]],
  ['undoAddedTasks', 'Undo for all 3 jobs', 'UndoAddedTasks', [7, 8, 9]],
])('%s: what was done to tasks is taken back too', async (undoneBy, label, operation, ids) => {
  const pressed = drawChange(ids, () => Promise.resolve({ [undoneBy]: ids.map((id) => verdict(id)) }), undoneBy);
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(pressed).toMatchObject([{ operation, input: { ids, clientIds: ['a-1'] } }]));
  expect(await screen.findByText(`${String(ids.length)} undone`)).toBeVisible();
});

test('1,200 are undone part by part, with how far it is; one that failed on its way goes on where it was, and no part is another action', async () => {
  let isLost = true;
  let goOn: () => void = () => undefined;
  const pressed = drawChange(range(1, 1_200), async (ids) => {
    if (ids[0] === 501) await new Promise<void>((resolve) => (goOn = resolve));
    if (ids[0] === 501 && isLost) throw new Error('The line is cut.');
    return { undoJobChanges: ids.map((id) => verdict(id)) };
  });
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo for all 1,000+ jobs' }));
    expect(await screen.findByText('500 of 1,200 done')).toBeVisible();
  };
  await press();
  goOn();
  await waitFor(() => expect(screen.queryByText('500 of 1,200 done')).toBeNull());
  isLost = false;
  await press();
  await waitFor(() => expect(pressed).toHaveLength(4));
  goOn();
  expect(await screen.findByText('1,200 undone')).toBeVisible();
  const sent = pressed.map(({ client, input }) => ({
    client: client as { id: string; batchId: string },
    ids: (input as { ids: number[] }).ids,
  }));
  expect(sent.map(({ ids }) => [ids[0], ids.length])).toEqual([
    [1, 500],
    [501, 500],
    [1, 500],
    [501, 500],
    [1_001, 200],
  ]);
  const keys = sent.map(({ client }) => client.id);
  expect([keys[2], keys[3]]).toEqual([keys[0], keys[1]]);
  expect(new Set(keys).size).toBe(3);
  expect(new Set(sent.map(({ client }) => client.batchId)).size).toBe(1);
});

test('the offer of the same undo that still stands on the screen goes with it: nobody is offered twice what is done already', async () => {
  const boq = {
    ...{ version: 1, itemId: 1, itemType: 'Civil', unitOfMeasure: 'h', quantity: '2.000', assignedQty: '0.000', completedQty: '0.000' },
  };
  const pressed = drawJob({
    ...{ tab: 'items', claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'] },
    job: { boqs: [11, 12].map((id) => ({ ...boq, id, code: `PIT-${String(id)}` })) },
    reads: (after) => {
      const actionId = (pressed[0]?.client as { id: string } | undefined)?.id;
      const ofMany = actionId === undefined ? null : { actionId, undoneBy: 'undoRemovedItems', isOfUndo: false, count: 2 };
      return { jobEvents: { events: [event('9', ofMany)], next: null }, changedRows: { count: 2, ids: after === 12 ? [] : [11, 12] } };
    },
    onPress: () => Promise.resolve({ undoRemovedItems: [verdict(11), verdict(12)] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all items' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2 items' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^History/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo for all 2 items' }));
  expect(await screen.findByText('2 undone')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
