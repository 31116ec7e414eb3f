import { isOlder, newestJob, type VersionedJob } from './newest-job.ts';

/** Of each task, its version. */
const jobOf = (version: number, tasks: Readonly<Record<number, number>>): VersionedJob => ({
  version,
  schedules: Object.entries(tasks).map(([id, taskVersion]) => ({ id: Number(id), version: taskVersion })),
});

test('older is what has anything of a lower version; what only one of them has says nothing', () => {
  expect(isOlder(jobOf(3, { 1: 1 }), jobOf(3, {}))).toBe(false);
  expect(isOlder(jobOf(3, {}), jobOf(3, { 1: 1 }))).toBe(false);
  expect(isOlder(jobOf(2, { 1: 9 }), jobOf(3, { 1: 1 }))).toBe(true);
  expect(isOlder(jobOf(4, { 1: 9, 2: 1 }), jobOf(3, { 1: 1, 2: 2 }))).toBe(true);
});

test('what is nowhere older takes the place of what is shown whole: a task that has left is gone', () => {
  const incoming = jobOf(3, { 1: 5 });
  expect(newestJob(jobOf(3, { 1: 4, 2: 7 }), incoming)).toBe(incoming);
});

test('of an older answer only the rows that are newer are taken, and no task leaves', () => {
  const { schedules } = newestJob(jobOf(3, { 1: 5, 2: 7, 4: 1 }), jobOf(3, { 1: 6, 2: 6, 3: 1 }));
  expect(schedules.map(({ id, version }) => [id, version])).toEqual([
    [1, 6],
    [2, 7],
    [4, 1],
    [3, 1],
  ]);
  expect(newestJob(jobOf(3, { 1: 5 }), jobOf(2, { 1: 6 }))).toEqual(jobOf(3, { 1: 6 }));
  expect(newestJob(jobOf(3, { 1: 5 }), jobOf(4, { 1: 4 }))).toEqual(jobOf(4, { 1: 5 }));
});
