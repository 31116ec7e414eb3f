import { overRun, plannedQty, variationState } from './line.rules.ts';

const line = (part: object) => ({ quantity: '10.000', variationQty: null, designVariation: null, assignedQty: null, ...part });

test.each([
  ['nothing assigned', {}, null],
  ['all of it', { assignedQty: '10.000' }, null],
  ['more than the plan', { assignedQty: '12.500' }, '2.500'],
  ['more, which a variation covers', { assignedQty: '12.500', variationQty: '3.000' }, null],
  ['more than was approved of the variation', { assignedQty: '12.500', variationQty: '3.000', designVariation: '1.000' }, '1.500'],
  ['more, and the variation was refused', { assignedQty: '12.500', variationQty: '3.000', designVariation: '0.000' }, '2.500'],
  ['something taken away', { assignedQty: '9.000', variationQty: '-2.000' }, '1.000'],
  ['of what is less than nothing', { quantity: '0.000', assignedQty: '1.000', variationQty: '-2.000' }, '3.000'],
])('over-run: %s', (_, part, expected) => {
  expect(overRun(line(part))).toBe(expected);
});

test.each([
  [null, null, 'none'],
  ['0.000', null, 'none'],
  ['1.000', null, 'open'],
  ['1.000', '1.000', 'approved'],
  ['1.000', '0.000', 'refused'],
])('a variation of %p with %p approved is %s', (variationQty, designVariation, expected) => {
  expect(variationState({ variationQty, designVariation })).toBe(expected);
});

test('what is planned has the variation in it until somebody refuses it', () => {
  expect(plannedQty(line({ variationQty: '2.000' }))).toBe('12.000');
  expect(plannedQty(line({ variationQty: '2.000', designVariation: '0.000' }))).toBe('10.000');
});
