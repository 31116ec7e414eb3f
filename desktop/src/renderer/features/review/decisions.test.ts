import { decided, isClean, linesToSend, nextOpen, NOTHING_DECIDED, shownLine, summaryOf, undone, variance } from './decisions.ts';
import type { ReviewItem } from './review-data.ts';

const item = (id: number, part: Partial<ReviewItem> = {}): ReviewItem => ({
  id,
  version: 3,
  code: `C-${String(id)}`,
  name: 'Conduit',
  description: null,
  unitOfMeasure: 'm',
  quantity: '10.000',
  completedQty: null,
  variationReason: null,
  shotList: null,
  rate: '2.50',
  rejectedDate: null,
  rejectedBy: null,
  rejectReason: null,
  approvedQty: null,
  approvedDate: null,
  approvedBy: null,
  reviewReason: null,
  ...part,
});
const approve = { verdict: 'approve', approvedQty: null, reason: null } as const;
const reject = { verdict: 'reject', approvedQty: null, reason: 'no photo' } as const;
const adjust = { verdict: 'adjust', approvedQty: '4.000', reason: 'half of it' } as const;
const items = [item(1), item(2), item(3, { completedQty: '14.000' })];
const [one = item(1), two = item(2), three = item(3)] = items;
const shown = (drafts = NOTHING_DECIDED.drafts) => items.map((each) => shownLine(each, drafts));

test('what is decided is applied to the lines, summed and sent with the version that was seen', () => {
  const { drafts } = decided(NOTHING_DECIDED, [
    [one, approve],
    [two, reject],
    [three, adjust],
  ]);
  expect(summaryOf(shown(drafts))).toEqual({
    approved: 1,
    adjusted: 1,
    rejected: 1,
    open: 0,
    approvedExGst: '25.00',
    adjustedExGst: '10.00',
  });
  expect(linesToSend(shown(drafts))).toEqual([
    { itemId: 1, ...approve, version: 3 },
    { itemId: 2, ...reject, version: 3 },
    { itemId: 3, ...adjust, version: 3 },
  ]);
});

test('a line that changed since is open again, is not sent, and keeps what was decided', () => {
  const { drafts } = decided(NOTHING_DECIDED, [[one, reject]]);
  const line = shownLine({ ...one, version: 4 }, drafts);
  expect(line).toMatchObject({ state: 'changed', reason: 'no photo' });
  expect([summaryOf([line]).open, linesToSend([line])]).toEqual([1, []]);
});

test('decisions are undone one by one, several at once as one', () => {
  const both = decided(decided(NOTHING_DECIDED, [[one, approve]]), [
    [one, reject],
    [two, approve],
  ]);
  expect(undone(both).drafts).toEqual({ 1: { ...approve, version: 3 } });
  expect(undone(undone(undone(both)))).toEqual(NOTHING_DECIDED);
});

test('the next to decide comes after this one, and round', () => {
  const { drafts } = decided(NOTHING_DECIDED, [[two, approve]]);
  expect([nextOpen(shown(drafts), 0), nextOpen(shown(drafts), 2), nextOpen([], 0)]).toEqual([2, 0, null]);
});

test('clean is undecided and as planned; what nobody planned never is', () => {
  expect(items.map((each) => isClean(shownLine(each, {})))).toEqual([true, true, false]);
  expect(isClean(shownLine(item(4, { quantity: '0.000', completedQty: '0.000' }), {}))).toBe(false);
});

test.each([
  ['10.000', null, null],
  ['10.000', '14.700', '+4.7 · 47 %'],
  ['35.000', '31.000', '−4 · 11 %'],
  ['0.000', '2.400', 'new'],
])('%s planned and %s done differ by %p', (quantity, completedQty, expected) => {
  expect(variance({ quantity, completedQty })).toBe(expected);
});

test('what the server has decided stands where nothing is applied to it', () => {
  const done = shownLine(item(5, { approvedQty: '7.000', approvedDate: 'x', approvedBy: 'Asha', reviewReason: 'seven' }), {});
  expect(done).toMatchObject({ state: 'adjusted', payable: '7.000', reason: 'seven' });
});
