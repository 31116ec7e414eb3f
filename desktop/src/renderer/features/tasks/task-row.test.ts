import { isTaskLate } from './task-row.ts';
import { buildTaskRow } from './testing/build-task-row.ts';

const task = buildTaskRow();
const NOW = '2026-11-24T01:00:00.000Z';

test('a task is late from the day after, until it is completed', () => {
  expect(isTaskLate(task, '2026-11-24')).toBe(false);
  expect(isTaskLate(task, '2026-11-25')).toBe(true);
  expect(isTaskLate({ ...task, completedDate: NOW }, '2026-11-25')).toBe(false);
  expect(isTaskLate({ ...task, jobStatus: 'Closed' }, '2026-11-25')).toBe(false);
  expect(isTaskLate({ ...task, ignored: true }, '2026-11-25')).toBe(false);
});
