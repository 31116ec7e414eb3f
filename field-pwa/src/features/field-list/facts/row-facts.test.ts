import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { rejectedItems, rowChips, rowWhen, type RowPlace } from './row-facts.ts';

const clock = { today: '2026-11-20', zone: 'Australia/Sydney' };
const START = '2026-11-20T00:00:00Z';
const when = (facts: Parameters<typeof buildFieldTask>[0], place: RowPlace) => rowWhen(buildFieldTask(facts), place, clock);
const chips = (facts: Parameters<typeof buildFieldTask>[0], place: RowPlace) =>
  rowChips(buildFieldTask(facts), place, clock.today).map(({ state, text }) => text ?? state);

test.each<[string, RowPlace, Parameters<typeof buildFieldTask>[0], string | null]>([
  ['a weekday shows the time, in the zone of the browser', 'Friday', { scheduledStartTime: START, dueDate: '2026-11-24' }, '11:00 AM'],
  ['a weekday without a start shows when it is due', 'Friday', { dueDate: '2026-11-20' }, 'Due 20 Nov'],
  ['later weeks show the day', 'Next Week', { scheduledStartTime: '2026-11-22T20:00:00Z' }, 'Mon 23 Nov'],
  ['the red box shows when it is due', 'Rejected', { scheduledStartTime: START, dueDate: '2026-11-27' }, 'Due 27 Nov'],
  ['a completed task shows when it was completed', 'Completed', { completedDate: '2026-11-19T05:00:00Z', dueDate: '2026-11-18' }, '19 Nov'],
  ['another year is written out', 'Next Month', { dueDate: '2027-01-04' }, 'Due 4 Jan 2027'],
  ['on site the running clock stands instead', 'Friday', { scheduledStartTime: START, isCurrentlyOnsite: true }, null],
  ['a task without any date shows none', 'Previously Scheduled', {}, null],
])('%s (Spec 2 §4)', (_, place, facts, text) => {
  expect(when(facts, place)?.text ?? null).toBe(text);
});

test('a due date in the past is highlighted in every section until the task is completed (Spec 2 §4)', () => {
  for (const place of ['Previously Scheduled', 'Friday', 'By Status', 'On Hold', 'Rejected'] as const)
    expect(when({ scheduledStartTime: START, dueDate: '2026-11-19' }, place)).toEqual({ text: 'Due 19 Nov', isOver: true });
  expect(when({ dueDate: '2026-11-20' }, 'Friday')?.isOver).toBe(false);
  expect(when({ dueDate: '2026-11-13', completedDate: '2026-11-19T05:00:00Z' }, 'Completed')?.isOver).toBe(false);
});

test('the stage is shown, and overdue beside it or instead of New Job (Spec 2 §4)', () => {
  expect(chips({}, 'Friday')).toEqual(['New Job']);
  expect(chips({ acceptedDate: START }, 'Friday')).toEqual(['Accepted']);
  expect(chips({ dueDate: '2026-11-13' }, 'Previously Scheduled')).toEqual(['Overdue']);
  expect(chips({ dueDate: '2026-11-13', onsiteDate: START }, 'Friday')).toEqual(['Overdue', 'Work In Progress']);
  expect(chips({}, 'On Hold')).toEqual(['On Hold']);
});

test('the red box says how many items are to be corrected (Spec 2 §2)', () => {
  expect(chips({ rejectedItemCount: 1 }, 'Rejected')).toEqual(['1 item rejected']);
  expect(rejectedItems(3)).toBe('3 items rejected');
});
