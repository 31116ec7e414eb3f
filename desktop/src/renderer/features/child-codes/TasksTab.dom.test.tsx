// A rate that was dated back changes no task: the page of its code says how many lines were issued at another, and marks each.
import { screen, within } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import type { ChildCode } from './child-code-data.ts';
import { TasksTab } from './TasksTab.tsx';

const CODE: ChildCode = { id: 4, version: 1, values: { code: 'PIT-450.S' }, isArchived: false, usageCount: 2, item: null, codes: [] };
const line = (itemId: number, task: string, rate: string, rateOfDay: string) => ({
  ...{ itemId, taskId: itemId, constructionId: 7, workOrder: '48213', task, group: 'Ridgeway Cabling', issuedOn: '2026-11-20' },
  ...{ rate, rateOfDay, isAtOtherRate: rate !== rateOfDay },
});
const draw = (...rows: readonly ReturnType<typeof line>[]) => {
  const otherRates = rows.filter(({ isAtOtherRate }) => isAtOtherRate).length;
  renderSignedIn(<TasksTab code={CODE} />, {
    me: holding('CAN_MANAGE_SUBCONTRACTOR_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION'),
    platform: buildPlatform({ gql: () => Promise.resolve({ childCodeTasks: { rows, otherRates, isCapped: false } }) }),
  });
};

test('those at another rate are counted and marked, with the rate that they keep beside that of their day now', async () => {
  draw(line(1, 'Haul', '10.00', '13.00'), line(2, 'Dig', '13.00', '13.00'));
  expect(await screen.findByText('1 line was issued at a different rate from that day’s rate now.')).toBeVisible();
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(-3)
      .map(({ textContent }) => textContent);
  expect([cells(/^Haul/), cells(/^Dig/)]).toEqual([
    ['$10.00', '$13.00', 'different rate'],
    ['$13.00', '$13.00', ''],
  ]);
});

test('where all are at the rate of their day nothing is said of it', async () => {
  draw(line(2, 'Dig', '13.00', '13.00'));
  expect(await screen.findByRole('table', { name: 'Tasks issued under it' })).toBeVisible();
  expect(screen.queryByText(/different rate/)).toBeNull();
});
