// What the schedule of a project shows and says.
import { barsOf, isLate, plannedOf, taskInWords, ticksOf, todayAt } from './schedule-plot.ts';

const TODAY = '2026-11-20';
const TASK = {
  ...{ id: 7, name: 'Haul', group: 'Crew North', stage: 'Accepted', dueDate: '2026-11-18', completedDay: null },
  ...{ fromDay: '2026-11-17', toDay: '2026-11-18' },
};
const OPEN = { status: 'Scheduled' };
const RANGE = { from: '2026-11-16', to: '2026-11-25' };

const laid = (widthPx: number, ...spans: readonly (readonly [string, string, string])[]) =>
  barsOf(
    RANGE,
    spans.map(([name, from, to]) => ({ task: { ...TASK, name }, span: { from, to } })),
    widthPx,
  ).map(({ name, line }) => [name, line]);

test('a bar covers its days and no other', () => {
  const [bar] = barsOf(RANGE, [{ task: TASK, span: { from: '2026-11-17', to: '2026-11-18' } }], 600);
  expect(bar).toMatchObject({ left: '10.000%', width: '20.000%' });
  expect(todayAt({ range: RANGE, today: TODAY })).toBe('45.000%');
});

test('a name that does not fit stands beside its bar, on the side that has room', () => {
  expect(laid(600, ['Haul', '2026-11-17', '2026-11-18'])).toEqual([['in', 0]]);
  expect(laid(600, ['Pit and pipe', '2026-11-17', '2026-11-17'])).toEqual([['after', 0]]);
  expect(laid(600, ['Pit and pipe', '2026-11-25', '2026-11-25'])).toEqual([['before', 0]]);
  expect(laid(1800, ['Pit and pipe', '2026-11-17', '2026-11-17'])).toEqual([['in', 0]]);
});

test('a name beside its bar covers no other bar: that one stands in the next line', () => {
  const two = [
    ['Pit and pipe', '2026-11-17', '2026-11-17'],
    ['Haul', '2026-11-18', '2026-11-19'],
  ] as const;
  expect(laid(600, ...two)).toEqual([
    ['after', 0],
    ['in', 1],
  ]);
  expect(laid(1800, ...two)).toEqual([
    ['in', 0],
    ['in', 0],
  ]);
});

test('a task without a day is not drawn', () => {
  expect(plannedOf([TASK, { ...TASK, id: 8, fromDay: null, toDay: null }]).map(({ task }) => task.id)).toEqual([7]);
});

test('a bar says in words what it shows', () => {
  const span = { from: '2026-11-17', to: '2026-11-18' };
  expect(taskInWords({ task: TASK, job: OPEN, span }, TODAY)).toBe('Haul, Crew North, 17 Nov to 18 Nov, Accepted, due 18 Nov, late');
  const done = { ...TASK, group: null, stage: 'Completed', completedDay: '2026-11-19' };
  const on = { from: '2026-11-19', to: '2026-11-19' };
  expect(taskInWords({ task: done, job: OPEN, span: on }, TODAY)).toBe('Haul, no crew, 19 Nov, Completed');
  const late = (task: typeof done | typeof TASK, today: string) => isLate({ task, job: OPEN }, today);
  expect([late(TASK, TODAY), late(TASK, '2026-11-18'), late(done, TODAY)]).toEqual([true, false, false]);
});

test.each(['Complete', 'Closed', 'Cancelled'])('nothing is late on a job that is %s', (status) => {
  const span = { from: '2026-11-17', to: '2026-11-18' };
  expect(isLate({ task: TASK, job: { status } }, TODAY)).toBe(false);
  expect(taskInWords({ task: TASK, job: { status }, span }, TODAY)).toBe('Haul, Crew North, 17 Nov to 18 Nov, Accepted, due 18 Nov');
});

test('a day of another year has its year', () => {
  const span = { from: '2026-12-31', to: '2027-01-02' };
  expect(taskInWords({ task: { ...TASK, dueDate: '2027-01-04' }, job: OPEN, span }, TODAY)).toBe(
    'Haul, Crew North, 31 Dec to 2 Jan 2027, Accepted, due 4 Jan 2027',
  );
});

test('the year stands at the first tick where it is not this one, and at each new year', () => {
  const said = (from: string, to: string) => ticksOf({ range: { from, to }, today: TODAY }).map(({ label }) => label);
  expect(said('2026-12-19', '2027-01-14')).toEqual(['21 Dec', '28 Dec', '4 Jan 2027', '11 Jan']);
  expect(said('2025-12-19', '2026-01-14')).toEqual(['22 Dec 2025', '29 Dec', '5 Jan 2026', '12 Jan']);
});

test('ticks are Mondays within the range, at most a dozen', () => {
  expect(ticksOf({ range: RANGE, today: TODAY }).map(({ day }) => day)).toEqual(['2026-11-23']);
  expect(ticksOf({ range: { from: '2025-01-01', to: '2027-01-01' }, today: TODAY }).length).toBeLessThanOrEqual(12);
});
