import { buildActor } from '../../testing/build-actor.ts';
import { completedItemsFor, completedLabel, completedTotal } from './completed.rules.ts';
import type { CompletedItem } from './field-task.ts';

const item = (facts: Partial<CompletedItem>): CompletedItem => ({
  id: 1,
  childCode: null,
  boqId: 1,
  quantity: '2.000',
  completedQty: null,
  rate: '10.00',
  variationReason: null,
  ...facts,
});
const items = [
  item({ id: 1 }),
  item({ id: 2, childCode: 'C-1', completedQty: '3.000' }),
  item({ id: 3, childCode: '' }),
  item({ id: 4, childCode: 'C-2', rate: null }),
];

describe('the completed view', () => {
  it.each([
    [true, true, 'Paid'],
    [true, false, 'Paid'],
    [false, true, 'Approve for Payment'],
    [false, false, 'Completed'],
  ])('paid %p, approved %p: %s (Spec 2 §4)', (paid, approved, label) => {
    expect(completedLabel({ paid, approved })).toBe(label);
  });

  it('shows child-coded items to subcontractors only, the others to the rest (Spec 2 §6)', () => {
    expect(completedItemsFor({ isSubcontractor: true }, items).map((i) => i.id)).toEqual([2, 4]);
    expect(completedItemsFor({ isSubcontractor: false }, items).map((i) => i.id)).toEqual([1, 3]);
  });

  it('totals what the person sees, and only for whom money is meant (Spec 2 §6)', () => {
    expect(completedTotal(buildActor({ isSubcontractor: true }), items)).toBe('30.00');
    expect(completedTotal(buildActor({ claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] }), items)).toBe('40.00');
    expect(completedTotal(buildActor({}), items)).toBeNull();
    expect(completedTotal(buildActor({ isSubcontractor: true }), [])).toBeNull();
  });
});
