import { EVENT_SHAPES } from './event-shapes.ts';
import { eventFaults, rowsNamedBy } from './event.rules.ts';
import { MOVES } from '../task/task.lifecycle.ts';

const facts = {
  acceptedDate: null,
  declinedDate: null,
  onsiteDate: null,
  completedDate: null,
  submittedDate: null,
  isPartial: false,
  isReopened: false,
};
const onsite = { move: 'goOnsite', entity: 'schedule', before: facts, after: { ...facts, onsiteDate: '2026-11-20T02:10:00.000Z' } };

test('each move of the lifecycle has a shape of the task', () => {
  for (const move of MOVES) expect(EVENT_SHAPES.get(move)?.entity).toBe('schedule');
});

test('an event is known by its move, its entity and every one of its words', () => {
  const known = { ...onsite, detail: { taskUserId: 7 } };
  expect(eventFaults(known)).toEqual([]);
  expect(eventFaults({ ...known, detail: {} })).toEqual([expect.stringContaining('detail.taskUserId')]);
  expect(eventFaults({ ...known, after: { ...known.after, itemBefore: {} } })).toEqual([expect.stringContaining('after')]);
  expect(eventFaults({ ...known, entity: 'payment' })).toEqual(['goOnsite is of schedule, not of payment']);
  expect(eventFaults({ ...known, move: 'toString' })).toEqual(['toString: no such move']);
});

test('what a page leaves out, as too long, is no fault', () => {
  const left = { move: 'resetTicket', entity: 'schedule', before: facts, after: facts, detail: null };
  expect(eventFaults(left)).not.toEqual([]);
  expect(eventFaults(left, { detail: true })).toEqual([]);
});

test('an event names its own row, and those that its words name', () => {
  const rows = (detail: unknown, more = {}) => rowsNamedBy({ ...onsite, entityId: 3, detail, ...more });
  const own = { table: 'schedule', id: 3 };
  expect(rows(null)).toEqual([own]);
  expect(rows({ taskUserId: 7 })).toEqual([own, { table: 'task_user', id: 7 }]);
  expect(rows({ taskUserIds: [7, 8], other: 9 })).toEqual([own, { table: 'task_user', id: 7 }, { table: 'task_user', id: 8 }]);
  expect(rows({ lines: [{ id: 5 }] })).toEqual([own, { table: 'payment_item', id: 5 }]);
  expect(rows({ given: ['CAN_VIEW_LOGS'] })).toEqual([own, { table: 'role_claim', id: '3:CAN_VIEW_LOGS' }]);
});
