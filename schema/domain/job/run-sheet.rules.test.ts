import { runSheets, type RunTask } from './run-sheet.rules.ts';

const ZONE = 'Australia/Sydney';
const task = (scheduleId: number, part: Partial<RunTask> = {}): RunTask => ({
  ...{ scheduleId, groupId: 7, group: 'Crew North', scheduledStartTime: null, dueDate: null },
  ...part,
});
const shape = (...tasks: readonly RunTask[]) =>
  runSheets([{ tasks }], ZONE).map(({ group, day, stops }) => [group, day, stops.map((stop) => stop.task.scheduleId)]);

test('a sheet for a crew and a day, in the order of the times; what has none comes after', () => {
  expect(
    shape(
      task(1, { dueDate: '2026-11-24' }),
      task(2, { scheduledStartTime: '2026-11-24T02:30:00.000Z', dueDate: '2026-11-30' }),
      task(3, { scheduledStartTime: '2026-11-23T20:00:00.000Z' }),
      task(4, { scheduledStartTime: '2026-11-24T20:00:00.000Z' }),
    ),
  ).toEqual([
    ['Crew North', '2026-11-24', [3, 2, 1]],
    ['Crew North', '2026-11-25', [4]],
  ]);
});

test('crews by name, then what nobody has; days in order, then what has none', () => {
  const nobody = { groupId: null, group: null };
  expect(
    shape(
      task(1, { ...nobody, dueDate: '2026-11-01' }),
      task(2),
      task(3, { groupId: 9, group: 'Coastal Comms', dueDate: '2026-11-05' }),
      task(4, { dueDate: '2026-11-06' }),
      task(5, { groupId: 9, group: 'Coastal Comms', dueDate: '2026-11-02' }),
    ),
  ).toEqual([
    ['Coastal Comms', '2026-11-02', [5]],
    ['Coastal Comms', '2026-11-05', [3]],
    ['Crew North', '2026-11-06', [4]],
    ['Crew North', null, [2]],
    [null, '2026-11-01', [1]],
  ]);
});

test('two crews of one name do not share a sheet; a job without an open task has none', () => {
  expect(shape(task(1), task(2, { groupId: 8 }))).toHaveLength(2);
  expect(runSheets([{ tasks: [] }], ZONE)).toEqual([]);
});
