// What a review decided, at the payment's lines: who, both numbers of an adjustment, and the reason that the crew reads (issue 11 §2).
import { screen, within } from '@testing-library/react';
import { buildFile } from '@lotline/schema/testing/build-file';
import { buildTaskFields } from '../../../testing/build-task-fields.ts';
import { drawJob } from '../testing/draw-job.tsx';
import { stateOf } from './payment-words.ts';

const NONE = { rejectedDate: null, rejectedBy: null, rejectReason: null, approvedQty: null, approvedBy: null, reviewReason: null };
const item = (id: number, more: object) => ({
  ...{ id, boqId: id, childCode: `A-${String(id)}.S`, code: `A-${String(id)}`, quantity: '2', completedQty: '2', unitOfMeasure: 'm' },
  ...{ variationReason: null, version: 1, clientId: null, rate: '10.00', name: null, description: null },
  ...NONE,
  ...more,
});
const line = (id: number, more: object) => ({
  ...{ id, boqId: id, itemCode: `A-${String(id)}.S`, paymentId: 5, originalQty: '2', completedQty: '2', unitAmount: '10.00' },
  ...{ valueExGst: '20.00', valueIncGst: '22.00', rejectedDate: null, approvedDate: null, approvedBy: null },
  ...{ comments: null, variationReason: null },
  ...more,
});
const AT = '2026-11-20T01:00:00Z';
const payment = (paymentItems: readonly object[]) => ({
  ...{
    id: 5,
    state: 'review',
    name: 'Lead-in',
    owner: 'Ridgeway Cabling',
    scheduleId: 9,
    constructionId: 7,
    domainName: null,
    invoiceNo: null,
  },
  ...{ xeroBillNo: null, xeroPoNo: null, paymentDueDate: null, paidAmountExGst: null, paidAmountIncGst: null, paidDate: null },
  ...{ invoiceDate: null, paymentItems },
});

test('a rejected line says by whom and why, an adjusted one both numbers, beside the field’s own reason', async () => {
  const rejected = item(1, { rejectedDate: AT, rejectedBy: 'Leanne Hart', rejectReason: 'The photos show one metre less' });
  const adjusted = item(2, { approvedQty: '1', approvedBy: 'Leanne Hart', reviewReason: 'One closure seen' });
  const lines = [
    line(1, { rejectedDate: AT }),
    line(2, { completedQty: '1', approvedDate: AT, approvedBy: 'Leanne Hart', variationReason: 'Rock' }),
    line(3, { approvedDate: AT, approvedBy: 'Leanne Hart' }),
  ];
  const schedules = [
    {
      ...{ id: 9, version: 1, name: 'Lead-in', groupId: null, items: [rejected, adjusted, item(3, { approvedQty: '2' })], taskUsers: [] },
    },
  ];
  drawJob({
    tab: 'payments',
    claims: ['CAN_VIEW_FINANCIAL_INFORMATION'],
    job: { schedules, payments: [payment(lines)], attachments: [buildFile({})] },
    reads: () => ({}),
  });
  const table = await screen.findByRole('region', { name: 'Lines of Lead-in' });
  const row = (code: string) => within(table).getByRole('row', { name: new RegExp(`^${code}`) });
  expect(row('A-1.S')).toHaveTextContent('Rejected by Leanne HartRejected: “The photos show one metre less”');
  expect(row('A-2.S')).toHaveTextContent('Adjusted by Leanne HartRock · Entered 2 m, approved 1 m. Leanne Hart: “One closure seen”');
  expect(row('A-3.S')).toHaveTextContent(/Approved by Leanne Hart–$/);
});

test('is a draft until something is decided, and in review until all of it is', () => {
  const books = { paidDate: null, xeroBillNo: null, invoiceDate: null, invoiceNo: null };
  const [draft, review, done] = ['draft', 'review', 'approved'] as const;
  type Line = Parameters<typeof stateOf>[0]['paymentItems'][number];
  const lines: readonly [Line, Line, Line] = [
    { rejectedDate: null, approvedDate: null },
    { rejectedDate: null, approvedDate: AT },
    { rejectedDate: AT, approvedDate: null },
  ];
  const [open, approved, rejected] = lines;
  const words = (state: string, ...paymentItems: Line[]) => stateOf({ ...books, state, paymentItems });
  expect([words(draft, open), words(review, approved, open), words(done, approved), words(review, approved, rejected)]).toEqual([
    ...['Draft', 'In review', 'Approved', 'Disputed'],
  ]);
  expect(words(review, approved)).toBe('Lines approved, payment waits for approval');
});

const REVIEWED = buildTaskFields({ name: 'Lead-in', submittedDate: AT, completedDate: AT, isSubcontracted: true });
test.each([
  ['who approves payments is led to its review', ['CAN_APPROVE_PAYMENTS'], '/construction/7/review/9'],
  ['who reviews alone is not', ['CAN_EDIT_CONSTRUCTION'], null],
])('a payment whose lines the office approved waits, and says so: %s', async (_who, claims, path) => {
  const payments = [payment([line(1, { approvedDate: AT, approvedBy: 'Leanne Hart' })])];
  drawJob({
    ...{ tab: 'payments', reads: () => ({}), job: { schedules: [REVIEWED], payments } },
    claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', 'CAN_VIEW_FINANCIAL_INFORMATION', ...claims],
  });
  expect(await screen.findByText(/Lines approved, payment waits for approval/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Approve the payment of Lead-in' })?.getAttribute('href') ?? null).toBe(path);
});

test('a declined task says that its crew declined it, and is given to another from here', async () => {
  const schedules = [buildTaskFields({ isSubcontracted: true, declinedDate: AT, declineReason: 'Too far' })];
  drawJob({
    ...{ tab: 'payments', reads: () => ({}), job: { schedules } },
    claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', 'CAN_VIEW_FINANCIAL_INFORMATION', 'CAN_EDIT_CONSTRUCTION'],
  });
  expect(await screen.findByRole('list', { name: 'Why there is no payment' })).toHaveTextContent(/Its crew declined it: “Too far”/);
  expect(screen.getByRole('button', { name: 'Reassign Haul' })).toBeEnabled();
});

test('a task without a payment says why, beside those that have one', async () => {
  const submitted = { submittedDate: AT, isSubcontracted: true };
  const schedules = [
    { ...{ id: 9, version: 1, name: 'Lead-in', groupId: null, items: [item(1, {})], taskUsers: [] }, ...submitted },
    { ...{ id: 10, version: 1, name: 'Haul', groupId: null, items: [item(2, { rate: null })], taskUsers: [] }, ...submitted },
  ];
  const job = { schedules, payments: [payment([line(1, {})])], boqs: [] };
  drawJob({ tab: 'payments', claims: ['CAN_VIEW_FINANCIAL_INFORMATION'], job, reads: () => ({}) });
  const list = await screen.findByRole('list', { name: 'Why there is no payment' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).toHaveTextContent('Haul' + 'It was submitted, and none of its items has a rate.');
});
