import { taskPress, type AnyPress } from '../../../platform/presses/press-input.ts';
import { BEFORE, buildComment, buildItem, buildPageData, buildTask, buildVisit, JOB_ID, TASK_ID } from '../testing/build-page-data.ts';
import { hasArrived } from './has-arrived.ts';
import type { Task } from './page-data.ts';

const stamp = { id: 'p', occurredAt: BEFORE };
const subject = { kind: 'task', id: TASK_ID, jobId: JOB_ID } as const;
const move = (name: Parameters<typeof taskPress>[0]): AnyPress => ({ ...taskPress(name, { id: TASK_ID }, JOB_ID), ...stamp });
const done = buildVisit({ offSiteUtc: BEFORE, completedUtc: BEFORE });

const arrived = (press: AnyPress, task: Partial<Task>, comments = [buildComment()]) => {
  const { construction } = buildPageData({ job: { schedules: [buildTask(task)] } });
  if (construction === null) throw new Error('The page has no job');
  return hasArrived(press, { job: construction, comments, userId: 5 });
};

const change: AnyPress = {
  ...{ ...stamp, subject, name: 'changeItem' },
  input: { id: 31, completedQty: '3.000', variationReason: 'One more' },
  base: { version: 0, isRejected: false },
};
const add: AnyPress = {
  ...{ ...stamp, subject, name: 'addItem' },
  input: { scheduleId: TASK_ID, itemId: 4, quantity: '1', reason: 'Rock' },
  base: { code: 'ROCK', name: 'Rock', unitOfMeasure: null },
};

test.each<[string, AnyPress, Partial<Task>, Partial<Task>]>([
  ['Accept', move('accept'), {}, { acceptedDate: BEFORE }],
  ['I’m Onsite', move('goOnsite'), { taskUsers: [buildVisit({ userId: 6 })] }, { taskUsers: [buildVisit()] }],
  ['I’m Offsite', move('goOffsite'), { taskUsers: [buildVisit()] }, { taskUsers: [done] }],
  ['Is Complete', move('complete'), { taskUsers: [buildVisit()] }, { completedDate: BEFORE, taskUsers: [done] }],
  ['Confirm', move('confirm'), { taskUsers: [done] }, { taskUsers: [{ ...done, confirmItemQtys: true }] }],
  ['Submit', move('submit'), {}, { submittedDate: BEFORE }],
  [
    'a quantity',
    change,
    { items: [buildItem({ completedQty: '3.000', variationReason: 'Theirs' })] },
    { items: [buildItem({ completedQty: '3', variationReason: 'One more' })] },
  ],
  ['an item', add, { items: [buildItem({ clientId: 'another' })] }, { items: [buildItem({ clientId: 'p' })] }],
])('%s has arrived when the page shows it, and not before', (_, press, before, after) => {
  expect([arrived(press, before), arrived(press, after)]).toEqual([false, true]);
});

test('a comment has arrived under its own id, not by its words', () => {
  const input = { id: 0, scheduleId: TASK_ID, userId: 5, comments: 'Wet' };
  const say: AnyPress = { ...stamp, subject, name: 'addComment', input, base: null };
  expect(arrived(say, {}, [buildComment({ comments: 'Wet', clientId: 'another' })])).toBe(false);
  expect(arrived(say, {}, [buildComment({ comments: 'Wet', clientId: 'p' })])).toBe(true);
});
