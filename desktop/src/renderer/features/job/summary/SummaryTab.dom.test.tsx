// The summary of a job without a task says so, and draws no table without rows.
import { screen, within } from '@testing-library/react';
import { drawJob } from '../testing/draw-job.tsx';

test('a job without a task says so', async () => {
  drawJob({ claims: [], reads: () => ({ jobEvents: { events: [], next: null } }) });
  const tasks = within(await screen.findByRole('region', { name: 'Tasks' }));
  expect(tasks.getByText('No task yet.')).toBeVisible();
  expect(tasks.queryByRole('table')).toBeNull();
});
