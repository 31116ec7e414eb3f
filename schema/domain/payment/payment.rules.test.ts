import { isDisputed, isToApprove, paymentTotal, stateAfterReview, whyNoPayment } from './payment.rules.ts';

const AT = '2026-11-20T02:10:00.000Z';
const line = (approvedDate: string | null, rejectedDate: string | null) => ({ approvedDate, rejectedDate });
const [approved, rejected, open] = [line(AT, null), line(null, AT), line(null, null)];

test.each([
  ['every line approved, by who approves payments', [approved, approved], true, 'approved'],
  ['every line approved, by the office', [approved, approved], false, 'review'],
  ['one still open', [approved, open], true, 'review'],
  ['one rejected', [approved, rejected], true, 'review'],
  ['no line at all', [], true, 'review'],
] as const)('%s', (_, lines, mayApprove, expected) => {
  expect(stateAfterReview(lines, mayApprove)).toBe(expected);
});

test.each([
  ['reviewed by the office alone', 'review', [approved, approved], true],
  ['approved already', 'approved', [approved, approved], false],
  ['one line open', 'review', [approved, open], false],
  ['one line rejected', 'review', [approved, rejected], false],
  ['no line', 'review', [], false],
] as const)('a payment waits for approval: %s', (_, state, lines, expected) => {
  expect(isToApprove(state, lines)).toBe(expected);
});

test('disputed is a rejected line among them', () => {
  expect([isDisputed([approved, open]), isDisputed([approved, rejected])]).toEqual([false, true]);
});

test('rejected lines are out of the sum, GST rounded line by line', () => {
  const of = (valueExGst: string, valueIncGst: string, rejectedDate: string | null = null) => ({ valueExGst, valueIncGst, rejectedDate });
  expect(paymentTotal([of('0.05', '0.06'), of('0.05', '0.06'), of('100.00', '110.00', AT)])).toEqual({ exGst: '0.10', incGst: '0.12' });
  expect(paymentTotal([])).toEqual({ exGst: '0.00', incGst: '0.00' });
});

describe('why a task has no payment', () => {
  const AT = '2026-11-20T01:00:00Z';
  const task = { ignored: false, isSubcontracted: true, submittedDate: AT, declinedDate: null, items: [{ rate: '10.00' }] };
  it.each([
    [{ isSubcontracted: false }, /own crews are not paid/],
    [{ submittedDate: null }, /not submitted yet/],
    [{ submittedDate: null, declinedDate: AT }, /declined it\. Give it to another crew/],
    [{ submittedDate: null, declinedDate: AT, ignored: true }, /set aside/],
    [{ items: [{ rate: null }] }, /none of its items has a rate/],
    [{ items: [] }, /none of its items has a rate/],
    [{}, /voided or never drafted/],
  ])('%j', (facts, sentence) => {
    expect(whyNoPayment({ ...task, ...facts })).toMatch(sentence);
  });
});
