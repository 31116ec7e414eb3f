// The state of a task in its row: red while somebody can still put it right, plain on a job that has ended.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { taskColumns } from './task-columns.tsx';
import { buildTaskRow } from './testing/build-task-row.ts';

const TODAY = '2026-11-25';

function draw(part: Parameters<typeof buildTaskRow>[0], column = 'stage') {
  const row = buildTaskRow(part);
  for (const { id, cell } of taskColumns(TODAY, buildActor())) if (id === column) render(<MemoryRouter>{cell(row)}</MemoryRouter>);
}

test.each([
  ['Scheduled', true],
  ['Complete', false],
  ['Closed', false],
  ['Cancelled', false],
])('what is declined or rejected of a job that is %s is red: %s', (jobStatus, isRed) => {
  draw({ jobStatus, declinedDate: '2026-11-20T00:00:00.000Z' });
  draw({ jobStatus, rejectedItemCount: 2 });
  for (const word of ['Declined', 'Rejected']) expect(screen.getByText(word).parentElement?.matches('.bad')).toBe(isRed);
});

test('what was set aside says so in its row: it looks like any other task otherwise', () => {
  draw({ ignored: false }, 'name');
  expect(screen.queryByText('set aside')).toBeNull();
  draw({ ignored: true }, 'name');
  expect(screen.getByText('set aside')).toBeVisible();
});
