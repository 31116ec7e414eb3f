import { render, screen } from '@testing-library/react';
import { MOST_LISTED_TASKS } from '@lotline/schema/domain/task/field-task';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { isCut, ListCut } from './ListCut.tsx';

const tasks = (count: number) => Array.from({ length: count }, (_, at) => buildFieldTask({ id: at + 1 }));
const work = (count: number) => ({ customTasks: [], rejectedSchedules: [], workSchedule: tasks(count) });

test('a list at its limit says that there is more, and how to see it; any other says nothing', () => {
  const cut = [undefined, work(MOST_LISTED_TASKS - 1), work(MOST_LISTED_TASKS)].map((given) => isCut(given, false));
  expect(cut).toEqual([false, false, true]);
  render(<ListCut />);
  expect(screen.getByRole('status')).toHaveTextContent('The 2,000 earliest appear here. Choose a group');
});

test('a list that was pulled has all of its tasks, however many there are', () => {
  expect([isCut(work(MOST_LISTED_TASKS), true), isCut(work(MOST_LISTED_TASKS + 5), true)]).toEqual([false, false]);
});
