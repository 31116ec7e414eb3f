import { buildActor } from '@lotline/schema/testing/build-actor';
import { BEFORE, buildItem } from '../testing/build-page-data.ts';
import { asPlannedText, confirmedText, hasWideFigures, itemRow, itemsTotal, rejectedStrip, rejectionText } from './item-row.ts';

const CLOCK = { today: '2026-11-20', zone: 'Australia/Sydney' };
const OWN = { isOwn: true, isConfirmed: false };
const sub = buildActor({ isSubcontractor: true });

test('planned and nothing done yet: the plan is what it comes to (Spec 1 §6)', () => {
  expect(itemRow(buildItem(), CLOCK, OWN)).toMatchObject({
    code: 'PIT-450',
    name: 'Pit, size 5',
    planned: '2',
    done: '–',
    isVaried: false,
    note: null,
    rejection: null,
    rate: '$385.00',
    total: '$770.00',
  });
});

test('what nobody entered is done as planned once it is confirmed; what was entered stays (Spec 1 §4; mock 2-task)', () => {
  const confirmed = { ...OWN, isConfirmed: true };
  expect(itemRow(buildItem(), CLOCK, confirmed)).toMatchObject({ planned: '2', done: '2', isVaried: false });
  expect(itemRow(buildItem({ completedQty: '1.000' }), CLOCK, confirmed)).toMatchObject({ done: '1', isVaried: true });
});

test('what was done differs: it is marked, has its reason, and counts for the total (Spec 1 §5)', () => {
  const row = itemRow(buildItem({ completedQty: '3.000', variationReason: ' One more ' }), CLOCK, OWN);
  expect(row).toMatchObject({ planned: '2', done: '3', isVaried: true, note: 'Reason: One more', total: '$1,155.00' });
});

test('done as planned is no variation; done nothing is one (Spec 1 §5)', () => {
  expect(itemRow(buildItem({ completedQty: '2' }), CLOCK, OWN).isVaried).toBe(false);
  expect(itemRow(buildItem({ completedQty: '0.000' }), CLOCK, OWN)).toMatchObject({ done: '0', isVaried: true, total: '$0.00' });
});

test('an unplanned item has no plan, and says that it was unplanned (Spec 1 §5)', () => {
  expect(
    itemRow(buildItem({ quantity: '0.000', completedQty: '1.500', unitOfMeasure: 'm3', variationReason: 'Rock' }), CLOCK, OWN),
  ).toMatchObject({ planned: '–', done: '1.5 m3', note: 'Unplanned: Rock' });
});

test('without a rate there is neither rate nor total (Spec 1 §6)', () => {
  expect(itemRow(buildItem({ rate: null }), CLOCK, OWN)).toMatchObject({ rate: '–', total: '–' });
});

test.each([
  [{ rejectedDate: null, rejectedBy: 'Leanne Hart', rejectReason: 'Too many' }, null],
  [{ rejectedDate: BEFORE, rejectedBy: 'Leanne Hart', rejectReason: 'Too many' }, 'Rejected 19 Nov by Leanne Hart: “Too many”'],
  [{ rejectedDate: '2026-11-19T14:00:00Z', rejectedBy: null, rejectReason: null }, 'Rejected 20 Nov'],
  [{ rejectedDate: '2025-11-19T14:00:00Z', rejectedBy: null, rejectReason: null }, 'Rejected 20 Nov 2025'],
])('a rejection says when, by whom and why (Spec 1 §2): %o', (item, text) => {
  expect(rejectionText(item, CLOCK)).toBe(text);
});

test('the total is for whom money is meant; lines without a rate count for nothing (Spec 1 §6)', () => {
  const task = { items: [buildItem(), buildItem({ completedQty: '1.000' }), buildItem({ rate: null })] };
  expect(itemsTotal(sub, task)).toBe('$1,155.00');
  expect(itemsTotal(buildActor({ claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] }), task)).toBe('$1,155.00');
  expect(itemsTotal(buildActor(), task)).toBeNull();
  expect(itemsTotal(sub, { items: [] })).toBe('$0.00');
});

test('a card with a rejected item says how many of how many (Spec 1 §2)', () => {
  expect(rejectedStrip({ items: [buildItem({ rejectedDate: BEFORE }), buildItem()] })).toBe('Rejected item quantities: 1 of 2');
  expect(rejectedStrip({ items: [buildItem()] })).toBeUndefined();
});

test('what nobody entered is counted before it is confirmed (mock 4-confirm)', () => {
  const entered = buildItem({ completedQty: '2.000' });
  expect(asPlannedText([])).toBeNull();
  expect(asPlannedText([entered, entered])).toBeNull();
  expect(asPlannedText([buildItem(), entered, buildItem()])).toBe('2 of 3 as planned: no other quantity was entered.');
  expect(asPlannedText([buildItem(), buildItem()])).toBe('All 2 as planned: no other quantity was entered.');
  expect(asPlannedText([buildItem()])).toBe('As planned: no other quantity was entered.');
});

test('figures that are wider than a phone leave its columns', () => {
  const isWide = (item: Parameters<typeof buildItem>[0], money = true) => hasWideFigures([itemRow(buildItem(item), CLOCK, OWN)], money);
  const metres = { unitOfMeasure: 'm', quantity: '35.000', completedQty: '31.000', rate: '24.50' };
  expect(isWide(metres)).toBe(false);
  expect(isWide({ ...metres, rate: '49798.14' })).toBe(true);
  expect(isWide({ ...metres, quantity: '123456789.125' })).toBe(true);
  expect(isWide({ ...metres, quantity: '123456789.125' }, false)).toBe(false);
  expect(hasWideFigures([], true)).toBe(false);
});

test('what is confirmed is what was done, and as planned where nobody said otherwise (Spec 1 §4)', () => {
  const conduit = { quantity: '35.000', unitOfMeasure: 'm' };
  expect(confirmedText(buildItem({ ...conduit, completedQty: '31.000' }))).toBe('31 m');
  expect(confirmedText(buildItem({ ...conduit, completedQty: '0.000' }))).toBe('0 m');
  expect(confirmedText(buildItem(conduit))).toBe('35 m');
});

test('what the office approved instead is said, and is what the line comes to (decision 047)', () => {
  const adjusted = buildItem({ completedQty: '3.000', approvedQty: '1.000', approvedBy: 'Leanne Hart', reviewReason: 'one is missing' });
  expect(itemRow(adjusted, CLOCK, OWN)).toMatchObject({
    done: '3',
    adjustment: 'You entered 3, approved 1. Leanne Hart: “one is missing”',
    total: '$385.00',
  });
  expect(itemsTotal(sub, { items: [adjusted, buildItem()] })).toBe('$1,155.00');
});
