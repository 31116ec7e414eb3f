import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { sortWords } from './sort-words.ts';

const COLUMNS = [
  { id: 'dueDate', label: 'Due' },
  { id: 'submittedDate', label: 'Handed in' },
];
const words = (field: string, isDescending = false) => sortWords({ field, isDescending }, TASK_LIST, COLUMNS, new Set(['dueDate']));

test('a list that is sorted by a hidden column says so; a shown one has it in its head', () => {
  expect(words('dueDate')).toBe('');
  expect(words('submittedDate')).toBe('sorted by Handed in');
  expect(words('submittedDate', true)).toBe('sorted by Handed in, last first');
  expect(words('jobStatus')).toBe('sorted by Job status');
});
