import { adjustmentText, type AdjustedLine } from './adjustment-words.ts';

const line = (part: Partial<AdjustedLine> = {}): AdjustedLine => ({
  quantity: '2.000',
  completedQty: '5.000',
  approvedQty: '4.000',
  approvedBy: 'Leanne Hart',
  reviewReason: ' the photos show 4 ',
  ...part,
});

test.each([
  ['both numbers, with who says why', line(), 'You entered 5, approved 4. Leanne Hart: “the photos show 4”'],
  [
    'nobody entered another quantity',
    line({ completedQty: null, approvedQty: '1.000' }),
    'Planned 2, approved 1. Leanne Hart: “the photos show 4”',
  ],
  ['no name is kept', line({ approvedBy: null }), 'You entered 5, approved 4. Office: “the photos show 4”'],
  ['no reason is kept', line({ reviewReason: null }), 'You entered 5, approved 4'],
  ['nothing of it is approved', line({ approvedQty: '0.000', reviewReason: ' ' }), 'You entered 5, approved 0'],
  ['approved as entered', line({ approvedQty: '5' }), null],
  ['approved as planned', line({ completedQty: null, approvedQty: '2' }), null],
  ['not decided yet', line({ approvedQty: null }), null],
  ['kept by an app that did not know of it', { quantity: '2.000', completedQty: '5.000' }, null],
])('an adjustment is told to the worker: %s (decision 047)', (_, of, text) => {
  expect(adjustmentText(of, 'each', true)).toBe(text);
});

test('quantities have their unit, and others than the crew read who it is not', () => {
  expect(adjustmentText(line({ reviewReason: null }), 'm', false)).toBe('Entered 5 m, approved 4 m');
});
