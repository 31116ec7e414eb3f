import { buildActor } from '../../testing/build-actor.ts';
import fc from 'fast-check';
import { buildCompletedTask } from '../../testing/build-field-task.ts';
import { completedByMonth, completedItemsFor, completedLabel, completedLines, completedSums, completedTotal } from './completed.rules.ts';
import type { CompletedItem } from './field-task.ts';
import { runs } from '../../testing/random-runs.ts';

const item = (facts: Partial<CompletedItem>): CompletedItem => ({
  id: 1,
  childCode: null,
  boqId: 1,
  quantity: '2.000',
  completedQty: null,
  rate: '10.00',
  variationReason: null,
  approvedQty: null,
  approvedBy: null,
  reviewReason: null,
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

  it('sums under each label, in cents and never in floats (Spec 2 §4)', () => {
    const sub = buildActor({ isSubcontractor: true });
    const priced = (rate: string, facts: { paid?: boolean; approved?: boolean }) =>
      buildCompletedTask({ ...facts, items: [item({ childCode: 'C', quantity: '1.000', rate })] });
    const tasks = [priced('0.10', { paid: true }), priced('0.20', { paid: true }), priced('5.00', { approved: true }), priced('7.25', {})];
    expect(completedSums(sub, tasks)).toEqual({ Paid: '0.30', 'Approve for Payment': '5.00', Completed: '7.25' });
    expect(completedSums(buildActor({}), tasks)).toBeNull();
    expect(completedSums(sub, [buildCompletedTask()])).toBeNull();
  });

  it('the sums under the labels are all that there is, to the cent', () => {
    const sub = buildActor({ isSubcontractor: true });
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const state = fc.record({ cents, paid: fc.boolean(), approved: fc.boolean() });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 30 }), (wanted) => {
        const tasks = wanted.map(({ cents: each, ...facts }) =>
          buildCompletedTask({
            ...facts,
            items: [
              item({ childCode: 'C', quantity: '1.000', rate: `${String(Math.trunc(each / 100))}.${String(each % 100).padStart(2, '0')}` }),
            ],
          }),
        );
        const sums = Object.values(completedSums(sub, tasks) ?? {});
        const inCents = sums.reduce((sum, amount) => sum + Number(amount.replace('.', '')), 0);
        expect(inCents).toBe(wanted.reduce((sum, { cents: each }) => sum + each, 0));
      }),
      runs({ least: 10, soak: 100 }),
    );
  });

  it('stands by the month of the day where the device is', () => {
    const at = (id: number, completedDate: string) => buildCompletedTask({ id, completedDate });
    const months = completedByMonth(
      [at(1, '2026-10-31T13:30:00Z'), at(2, '2026-10-31T12:30:00Z'), at(3, '2026-10-02T01:00:00Z')],
      'Australia/Sydney',
    );
    expect(months.map(({ month, tasks }) => [month, tasks.map(({ id }) => id)])).toEqual([
      ['2026-11', [1]],
      ['2026-10', [2, 3]],
    ]);
  });

  it('a line says code, type, quantity and unit, description, rate, total, reason and what the claim says (Spec 2 §2)', () => {
    const task = buildCompletedTask({
      items: [item({ id: 9, childCode: 'PIT-450-S', completedQty: '4.000', rate: '385.00', variationReason: 'Shared trench' })],
      boqs: [{ id: 1, code: 'PIT-450', itemType: 'Labour', unitOfMeasure: 'each', description: 'Pit, size 5' }],
      payments: [
        {
          id: 1,
          name: 'Claim',
          owner: null,
          paymentItems: [
            { itemCode: 'PIT-450', comments: 'moved 2 m east' },
            { itemCode: 'CON-20', comments: 'of another item' },
            { itemCode: 'PIT-450-S', comments: ' ' },
          ],
        },
      ],
    });
    const line = {
      id: 9,
      code: 'PIT-450-S',
      type: 'Labour',
      quantity: '4.000',
      planned: '2.000',
      unitOfMeasure: 'each',
      description: 'Pit, size 5',
      rate: '385.00',
      total: '1540.00',
      variationReason: 'Shared trench',
      adjustment: null,
      comments: ['moved 2 m east'],
    };
    expect(completedLines(buildActor({ isSubcontractor: true }), task)).toEqual([line]);
    expect(completedLines(buildActor({}), task)).toEqual([]);
    const adjusted = { ...item({ ...task.items[0] }), approvedQty: '3.000', approvedBy: 'Leanne Hart', reviewReason: 'one is missing' };
    expect(completedLines(buildActor({ isSubcontractor: true }), { ...task, items: [adjusted] })).toEqual([
      { ...line, total: '1155.00', adjustment: 'Entered 4, approved 3. Leanne Hart: “one is missing”' },
    ]);
    expect(completedTotal(buildActor({ isSubcontractor: true }), [adjusted])).toBe('1155.00');
    const own = { ...task, items: [item({ childCode: null, rate: '5.00' })] };
    expect(completedLines(buildActor({}), own)[0]).toMatchObject({ code: 'PIT-450', rate: null, total: null });
  });
});
