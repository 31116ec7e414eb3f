// What went wrong on a job is red while it can be put right; on a job that has ended it is said, and nothing is red.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../testing/audit-popup.ts';
import { buildItemFields, buildTaskFields } from '../../testing/build-task-fields.ts';
import { drawJob } from './testing/draw-job.tsx';

const OFFICE = ['CAN_VIEW_ALL_GROUPS'];
const LINE = {
  ...{ version: 1, clientId: null, itemId: 1, description: null, itemType: 'Civil', unitOfMeasure: 'h', unitAmount: null, comments: null },
  ...{ variationQty: null, designVariation: null, estimatedTime: null, variationReason: null },
};
const BOQS = [
  { ...LINE, id: 1, code: 'OVER-1', quantity: '2.000', assignedQty: '3.000', completedQty: '0.000' },
  { ...LINE, id: 2, code: 'MORE-2', quantity: '2.000', assignedQty: '2.000', completedQty: '3.000' },
  {
    ...LINE,
    id: 3,
    code: 'NOT-3',
    quantity: '2.000',
    variationQty: '1.000',
    designVariation: '0.000',
    assignedQty: '2.000',
    completedQty: '2.000',
  },
  { ...LINE, id: 4, code: 'FIRST-4', quantity: '2.000', assignedQty: '2.000', completedQty: '2.000', preapproval: 'needed' },
];
const TASK = buildTaskFields({
  dueDate: '2026-11-02',
  items: [buildItemFields({ id: 801, completedQty: '99', rejectedDate: '2026-11-10T01:00:00.000Z', rejectReason: 'One metre less' })],
});
const red = (within: ParentNode) => [...within.querySelectorAll('.bad')].map(({ textContent }) => textContent);
const JOB = { boqs: BOQS, schedules: [TASK] };

const items = async (status: string) => {
  drawJob({ tab: 'items', claims: OFFICE, job: { ...JOB, status }, reads: () => ({}) });
  return screen.findByRole('region', { name: 'Items of this job' });
};
const costs = async (status: string) => {
  const unpriced = {
    ...{
      id: 1,
      version: 4,
      supplier: 'Reece',
      code: 'PIT-450',
      description: null,
      quantity: '3.000',
      unitOfMeasure: 'each',
      unitCost: null,
    },
    ...{ spentOn: null, comments: null, receipt: null, addedBy: 'Fay Ng', createdAt: '2026-11-20T01:00:00.000Z' },
  };
  const spent = { ...unpriced, id: 2, unitCost: '500.00' };
  const priced = BOQS.map((line) => ({ ...line, unitAmount: '10.00' }));
  drawJob({
    tab: 'boms',
    claims: ['CAN_VIEW_FINANCIAL_INFORMATION'],
    job: { boqs: priced, status },
    reads: () => ({ jobCosts: { boms: [unpriced, spent], expenses: [] }, jobDelegations: [] }),
  });
  const margin = await screen.findByRole('region', { name: 'Margin' });
  expect(margin).toHaveTextContent('-1,775 %-$1,420.00');
  expect(screen.getByRole('row', { name: /PIT-450.*Not priced/ })).toBeVisible();
  return screen.getByRole('main');
};
const headOf = async (status: string) => {
  drawJob({ claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_ACCESS_BUILDER_APPROVALS'], job: { status }, reads: () => ({}) });
  const title = await screen.findByRole('heading', { level: 1, name: '48213' });
  return within(title.parentElement ?? title);
};
const taskCard = async (status: string) => {
  drawJob({
    path: '/tasks/9',
    claims: OFFICE,
    job: { ...JOB, status },
    reads: () => ({ tasks: { rows: [{ id: 9, constructionId: 7 }] } }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Haul' });
  return screen.getByRole('main');
};

test('items of an open job stand out where more was given out or done than planned, or something is not approved', async () => {
  const table = await items('Scheduled');
  expect(red(table).length).toBeGreaterThanOrEqual(5);
});

test('a task of an open job stands out in its state, what its crew has to correct, its due day and its items', async () => {
  const page = await taskCard('Scheduled');
  expect(red(page)).toEqual(expect.arrayContaining(['Rejected', '1 item is with the crew to be corrected.']));
  expect(page.querySelector('[data-tone="late"]')).not.toBeNull();
});

test('costs of an open job stand out where a price is missing or more goes out than comes in', async () => {
  const tab = await costs('Scheduled');
  expect(red(tab)).toHaveLength(1);
  expect(tab.querySelectorAll('.open')).toHaveLength(2);
});

test('an open job is put on hold, and its builder asked, by a button', async () => {
  const head = await headOf('Scheduled');
  expect(head.getByRole('button', { name: 'Put on hold…' })).toBeVisible();
  expect(head.getByRole('button', { name: 'Builder approval…' })).toBeVisible();
  await userEvent.click(head.getByRole('button', { name: 'More' }));
  await auditPopup('JobActions');
});

describe.each(['Closed', 'Complete', 'Cancelled'])('%s', (status) => {
  test('items say the same, and nothing is red', async () => {
    const table = await items(status);
    const note = (code: string) => within(table).getByRole('row', { name: new RegExp(code) });
    expect(note('MORE-2')).toHaveTextContent('1 more done than planned');
    expect(note('NOT-3')).toHaveTextContent('Rejected');
    expect(red(table)).toEqual([]);
  });

  test('so do its costs', async () => {
    const tab = await costs(status);
    expect(red(tab)).toEqual([]);
    expect(tab.querySelector('.open')).toBeNull();
  });

  test('holding it and asking the builder are in the menu', async () => {
    const head = await headOf(status);
    expect(head.queryByRole('button', { name: 'Put on hold…' })).toBeNull();
    await userEvent.click(head.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Put on hold…' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Builder approval…' })).toBeVisible();
  });

  test('so does the task', async () => {
    const page = await taskCard(status);
    expect(page).toHaveTextContent('1 item is with the crew to be corrected.');
    expect(red(page)).toEqual([]);
    expect(page.querySelector('[data-tone="late"], [data-tone="soon"], [data-late]')).toBeNull();
  });
});
