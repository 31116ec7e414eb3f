import { buildItemFields, buildTaskFields, buildVisitFields } from '../../testing/build-task-fields.ts';
import { isLate, chipOf, rejectedItems, taskState, visitWords } from './task-words.ts';

const ZONE = 'Australia/Sydney';

test('a visit has each day once, and leaves out what is not known', () => {
  const visit = buildVisitFields({ onSiteUtc: '2026-11-19T20:02:00.000Z', offSiteUtc: '2026-11-19T23:18:00.000Z', confirmItemQtys: true });
  expect(visitWords(visit, ZONE)).toBe('onsite 20 Nov 2026 7:02 am · offsite 10:18 am · quantities confirmed');
  const night = { ...visit, offSiteUtc: null, completedUtc: '2026-11-20T14:30:00.000Z', confirmItemQtys: false };
  expect(visitWords(night, ZONE)).toBe('onsite 20 Nov 2026 7:02 am · completed 21 Nov 2026 1:30 am');
  expect(visitWords(buildVisitFields({ onSiteUtc: null }), ZONE)).toBe('');
});

test('rejected comes before submitted', () => {
  const items = [buildItemFields(), buildItemFields({ id: 12, rejectedDate: '2026-11-20T00:00:00.000Z' })];
  const task = buildTaskFields({ submittedDate: '2026-11-19T23:30:00.000Z', items });
  expect(rejectedItems(task).map(({ id }) => id)).toEqual([12]);
  expect(chipOf(task)).toBe('Rejected');
  expect(chipOf({ ...task, items: [] })).toBe('Submitted');
});

test('a row has the word of its preview: what blocks the payment first, then that it is submitted or approved', () => {
  const task = { ...buildTaskFields(), rejectedItemCount: 0 };
  const submitted = { ...task, submittedDate: '2026-11-19T23:30:00.000Z' };
  expect(taskState(task)).toBe('New Job');
  expect(taskState(submitted)).toBe('Submitted');
  expect(taskState({ ...submitted, hasApprovedPayment: true })).toBe('Approve for Payment');
  expect(taskState({ ...submitted, hasApprovedPayment: true, rejectedItemCount: 1 })).toBe('Rejected');
  expect(taskState({ ...submitted, rejectedItemCount: 1, declinedDate: '2026-11-20T00:00:00.000Z' })).toBe('Declined');
});

test('a task is late from the day after, until it is completed, set aside, or its job has ended', () => {
  const task = { dueDate: '2026-11-20', completedDate: null, ignored: false };
  const late = (part: Partial<typeof task>, status = 'Scheduled', today = '2026-11-21') => isLate({ ...task, ...part }, { status }, today);
  expect([late({}), late({}, 'Scheduled', '2026-11-20'), late({ ignored: true }), late({}, 'Closed')]).toEqual([true, false, false, false]);
});
