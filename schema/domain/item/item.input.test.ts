import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { addItemInput, changeItemInput } from './item.input.ts';

const add = { scheduleId: 1, itemId: 2, quantity: '2', reason: 'sandstone shelf' };
const change = { id: 3, completedQty: '31', variationReason: 'met existing conduit' };
const ZERO_SENTENCE = 'The quantity is zero. Enter what was added, or a minus and what was removed.';
const NEGATIVE_SENTENCE = 'The quantity is below zero. Enter zero where nothing was done.';
const ADD_SENTENCE = 'Select an item and provide a quantity and reason';
const CHANGE_SENTENCE = 'Provide a quantity and reason for variation';

describe('adding an unplanned item (Spec 1 §5)', () => {
  it('needs an item, a quantity other than zero and a reason', () => {
    expect(parseInput(addItemInput, add)).toEqual({ ...add, quantity: '2.000' });
    expect(parseInput(addItemInput, { ...add, quantity: '-1.5' }).quantity).toBe('-1.500');
  });

  it.each([
    [{ quantity: '0' }, 'QUANTITY_ZERO', ZERO_SENTENCE],
    [{ quantity: '0.000' }, 'QUANTITY_ZERO', ZERO_SENTENCE],
    [{ reason: ' ' }, 'REASON_REQUIRED', ADD_SENTENCE],
    [{ reason: undefined }, 'REASON_REQUIRED', ADD_SENTENCE],
    [{ quantity: '-0' }, 'INVALID_INPUT', 'Quantity must be a number with at most 9 digits and 3 decimals.'],
    [{ quantity: '1e9' }, 'INVALID_INPUT', 'Quantity must be a number with at most 9 digits and 3 decimals.'],
    [{ itemId: 0 }, 'INVALID_INPUT', 'Item id must be at least 1.'],
    [{ reason: 'x'.repeat(1001) }, 'INVALID_INPUT', 'Reason must be at most 1,000 characters.'],
  ])('refuses %j', (facts, code, sentence) => {
    expect(refusalOf(() => parseInput(addItemInput, { ...add, ...facts }))).toMatchObject({ code, message: sentence });
  });
});

describe('changing a quantity (Spec 1 §5)', () => {
  it('names an item without a number by its press, and needs one of the two', () => {
    const clientId = '018F3B2C-0000-7000-8000-00000000000A';
    expect(parseInput(changeItemInput, { ...change, id: 0, clientId })).toMatchObject({ id: 0, clientId: clientId.toLowerCase() });
    // beside a number it says nothing: a client of the plain specification sends back what it read
    expect(parseInput(changeItemInput, { ...change, clientId })).toMatchObject({ id: 3, clientId: null });
    expect(() => parseInput(changeItemInput, { ...change, id: 0 })).toThrow('Id must be at least 1.');
  });

  it('allows zero and drops what the caller may not decide', () => {
    expect(parseInput(changeItemInput, { ...change, rate: '1.00', rejectedDate: null })).toEqual({
      ...change,
      clientId: null,
      completedQty: '31.000',
    });
    expect(parseInput(changeItemInput, { ...change, completedQty: '0' }).completedQty).toBe('0.000');
  });

  it.each([
    [{ completedQty: '-0.001' }, 'QUANTITY_NEGATIVE', NEGATIVE_SENTENCE],
    [{ completedQty: null }, 'INVALID_INPUT', CHANGE_SENTENCE],
    [{ completedQty: '' }, 'INVALID_INPUT', CHANGE_SENTENCE],
    [{ variationReason: '' }, 'REASON_REQUIRED', CHANGE_SENTENCE],
    [{ variationReason: null }, 'REASON_REQUIRED', CHANGE_SENTENCE],
    [{ completedQty: 'NaN' }, 'INVALID_INPUT', 'Completed qty must be a number with at most 9 digits and 3 decimals.'],
  ])('refuses %j', (facts, code, sentence) => {
    expect(refusalOf(() => parseInput(changeItemInput, { ...change, ...facts }))).toMatchObject({ code, message: sentence });
  });
});
