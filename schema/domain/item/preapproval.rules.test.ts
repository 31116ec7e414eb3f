// When the customer approves first, and how much an approval is good for; and how much of an item is usual.
import { buildActor } from '../../testing/build-actor.ts';
import { mustBeUsual, unusualCount } from './item-limits.rules.ts';
import { canPreapprove, preapprovalOf, quantityToApprove, type ApprovedFirst } from './preapproval.rules.ts';

const line = (more: Partial<ApprovedFirst> = {}): ApprovedFirst => ({
  ...{ quantity: '10.000', variationQty: null, designVariation: null, completedQty: null },
  ...{ unitAmount: '50.00', preapprovalOver: '500.00', preapprovedQty: null },
  ...more,
});

test.each([
  ['as much as the limit', {}, null],
  ['over it by plan', { quantity: '10.001' }, 'needed'],
  ['over it by a variation that nobody refused', { variationQty: '1.000' }, 'needed'],
  ['a variation that was refused', { variationQty: '1.000', designVariation: '0.000' }, null],
  ['over it by what was done', { completedQty: '11.000' }, 'needed'],
  ['no amount, no limit', { unitAmount: null, quantity: '99.000' }, null],
  ['no limit', { preapprovalOver: null, quantity: '99.000' }, null],
  ['approved', { quantity: '12.000', preapprovedQty: '12.000' }, 'given'],
  ['more than was approved', { quantity: '12.000', completedQty: '12.500', preapprovedQty: '12.000' }, 'needed'],
] as const)('%s', (_, more, expected) => {
  expect(preapprovalOf(line(more))).toBe(expected);
});

test('it is recorded by who plans items, for as much as the line holds, and only where it is needed', () => {
  const [editor, finance] = [
    buildActor({ onlyClaims: ['CAN_EDIT_CONSTRUCTION'] }),
    buildActor({ onlyClaims: ['CAN_VIEW_FINANCIAL_INFORMATION'] }),
  ];
  const needed = line({ quantity: '12.000', completedQty: '13.000' });
  expect(quantityToApprove(needed)).toBe('13.000');
  expect([canPreapprove(editor, needed).ok, canPreapprove(finance, needed).ok, canPreapprove(editor, line()).ok]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a count beyond the usual is asked about; nothing done and what is taken away never is', () => {
  const limits = { minQuantity: '2.000', maxQuantity: '20.000', unitOfMeasure: 'm' };
  expect(['20.000', '2.000', '0.000', '-30.000'].map((quantity) => unusualCount(quantity, limits))).toEqual([null, null, null, null]);
  expect(unusualCount('20.001', limits)).toBe('More than is usual: at most 20 m.');
  expect(unusualCount('1.999', limits)).toBe('Less than is usual: at least 2 m.');
  expect(unusualCount('999.000', {})).toBeNull();
  expect(mustBeUsual('completedQty', '21.000', limits, false)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'completedQty' } });
  expect(mustBeUsual('completedQty', '21.000', limits, true).ok).toBe(true);
});
