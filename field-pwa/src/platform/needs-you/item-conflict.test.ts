import { itemConflict } from './item-conflict.ts';

test('both values are shown when somebody else changed the quantity', () => {
  expect(
    itemConflict({ version: 4, changedBy: 'Megan Price', theirs: { completedQty: '33.000', variationReason: 'As per design revision C' } }),
  ).toEqual({
    version: 4,
    changedBy: 'Megan Price',
    theirs: { completedQty: '33.000', reason: 'As per design revision C' },
  });
});

test('the other change may have removed the quantity, or given no reason', () => {
  expect(itemConflict({ version: 4, theirs: { completedQty: null, variationReason: ' ' } })).toEqual({
    version: 4,
    changedBy: null,
    theirs: { completedQty: null, reason: null },
  });
});

test.each([[{}], [{ version: '4', theirs: {} }], [{ version: 4 }], [{ version: 4, theirs: null }], [{ version: 4, theirs: 'x' }]])(
  'details of another kind are no conflict: %o',
  (details) => {
    expect(itemConflict(details)).toBeNull();
  },
);
