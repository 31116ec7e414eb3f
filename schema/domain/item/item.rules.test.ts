import { differsFromPlan, doneBeyondPlan, effectiveQty, fitsPayment, itemLineTotal, itemOptionLabel, offeredItems } from './item.rules.ts';

describe('items (Spec 1 §5)', () => {
  it('come to what was done, else to what was planned, times the rate', () => {
    expect(itemLineTotal({ quantity: '35.000', completedQty: '31.000', rate: '24.50' })).toBe('759.50');
    expect(itemLineTotal({ quantity: '2.000', completedQty: null, rate: '385.00' })).toBe('770.00');
    expect(itemLineTotal({ quantity: '2.000', completedQty: '0.000', rate: '385.00' })).toBe('0.00');
    expect(itemLineTotal({ quantity: '2.000', completedQty: null, rate: null })).toBeNull();
    expect(effectiveQty({ quantity: '2.000', completedQty: '0.000' })).toBe('0.000');
  });

  it('come to an amount that a payment can hold, GST included', () => {
    const line = (completedQty: string, rate: string | null) => ({ quantity: '0.000', completedQty, rate });
    expect(fitsPayment(line('9090909.090', '1000.00'))).toBe(true);
    expect(fitsPayment(line('9090909.091', '1000.00'))).toBe(false);
    expect(fitsPayment(line('-9090909.091', '1000.00'))).toBe(false);
    expect(fitsPayment(line('999999999.999', null))).toBe(true);
  });

  it('differ from the plan only by value', () => {
    expect(differsFromPlan({ quantity: '35.000', completedQty: '31.000' })).toBe(true);
    expect(differsFromPlan({ quantity: '35.000', completedQty: '35' })).toBe(false);
    expect(differsFromPlan({ quantity: '35.000', completedQty: null })).toBe(false);
  });

  it('run over by what was done beyond the plan', () => {
    expect(doneBeyondPlan({ quantity: '35.000', completedQty: '37.500' })).toBe('2.500');
    expect(doneBeyondPlan({ quantity: '35.000', completedQty: '35' })).toBeNull();
    expect(doneBeyondPlan({ quantity: '35.000', completedQty: '31.000' })).toBeNull();
    expect(doneBeyondPlan({ quantity: '0.000', completedQty: null })).toBeNull();
  });

  it('are offered as code and name, without the archived ones', () => {
    expect(itemOptionLabel({ code: 'PIT-450', name: 'Pit, size 5' })).toBe('PIT-450 - Pit, size 5');
    const kept = { code: 'A', name: 'a', isArchived: false };
    expect(offeredItems([kept, { code: 'B', name: 'b', isArchived: true }])).toEqual([kept]);
  });
});
