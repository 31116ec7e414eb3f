// What the field gave as its reason stands where the office decides: in the line's row and in the question.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawJob } from '../testing/draw-job.tsx';

const boq = (id: number, code: string) => ({
  ...{
    id,
    version: 1,
    clientId: null,
    itemId: 1,
    code,
    description: null,
    itemType: 'Civil',
    unitOfMeasure: 'h',
    unitAmount: null,
    quantity: '0.000',
  },
  ...{ variationQty: '0.500', designVariation: null, assignedQty: '0.000', completedQty: '0.500', estimatedTime: null, comments: null },
});
const TASK = {
  ...{ id: 3, name: 'Pit and pipe', groupId: null, ignored: false, completedDate: '2026-11-19T03:00:00.000Z' },
  items: [{ id: 1, boqId: 11, variationReason: 'Sandstone shelf at the pit' }],
  taskUsers: [{ id: 1, completedUtc: '2026-11-19T03:00:00.000Z', user: { id: 5, displayName: 'Tom Okafor' } }],
};

test('the reason of the field stands in the row and in the question, with its task, who completed it and when', async () => {
  drawJob({
    tab: 'items',
    claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'],
    job: { boqs: [boq(11, 'ROCK-H'), boq(12, 'PIT-5')], schedules: [TASK] },
    reads: () => ({}),
  });
  const told = /“Sandstone shelf at the pit” Pit and pipe · completed 19 Nov 2026 .* by Tom Okafor/;
  const row = await screen.findByRole('row', { name: /ROCK-H/ });
  expect(within(row).getByRole('listitem')).toHaveTextContent(told);
  expect(within(screen.getByRole('row', { name: /PIT-5/ })).queryByRole('list')).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'Refuse the variation of ROCK-H' }));
  expect(within(screen.getByRole('dialog')).getByRole('listitem')).toHaveTextContent(told);
});
