// The margin of a job in its row: a loss is red while it can still be turned.
import { render, screen } from '@testing-library/react';
import { ownLabel } from '@lotline/schema/domain/list/list-declaration';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildJobRow } from '../../testing/build-job-row.ts';
import { jobColumns } from './job-columns.tsx';

test.each([
  ['Scheduled', true],
  ['Closed', false],
])('a loss on a job that is %s is red: %s', (status, isRed) => {
  const row = buildJobRow({ id: 13, status, margin: '-50.00', contractValue: '100.00' });
  for (const { id, cell } of jobColumns('2026-11-25', buildActor({ claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] }), ownLabel))
    if (id === 'margin') render(<>{cell(row)}</>);
  expect(screen.getByText('-$50.00 · -50 %').matches('.over')).toBe(isRed);
});
