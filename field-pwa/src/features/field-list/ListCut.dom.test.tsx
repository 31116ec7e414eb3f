import { render, screen } from '@testing-library/react';
import { MOST_LISTED_TASKS } from '@lotline/schema/domain/task/field-task';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { isCut, ListCut } from './ListCut.tsx';

const tasks = (count: number) => Array.from({ length: count }, (_, at) => buildFieldTask({ id: at + 1 }));
const work = (count: number) => ({ customTasks: [], rejectedSchedules: [], workSchedule: tasks(count) });

test('a list at its limit says that there is more, and how to see it; any other says nothing', () => {
  expect([isCut(undefined), isCut(work(MOST_LISTED_TASKS - 1)), isCut(work(MOST_LISTED_TASKS))]).toEqual([false, false, true]);
  render(<ListCut />);
  expect(screen.getByRole('status')).toHaveTextContent('The 2,000 earliest stand here. Choose a group');
});
