// A job's materials and expenses: what may be written, by whom, what they come to (screens.md §2.6; decision 054).
import fc from 'fast-check';
import { parseInput } from '../kernel/input.ts';
import { buildActor } from '../../testing/build-actor.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { jobCostInput } from './cost.input.ts';
import { BOM_COST, EXPENSE_COST } from './cost.fields.ts';
import { canWriteFields, isLeft } from '../record/record-declaration.ts';
import { canKeepCost, canReadCosts } from './cost.lifecycle.ts';
import { costTotal, costValue, jobMargin } from './cost.rules.ts';
import { runs } from '../../testing/random-runs.ts';

const office = buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'] });
const finance = buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_FINANCIAL_INFORMATION'] });
const scheduler = buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] });

const bom = { constructionId: 7, kind: 'bom', code: 'PIT-450', quantity: '2' };
const expense = { constructionId: 7, kind: 'expense', supplier: 'Kennards', quantity: '1', unitCost: '99.95', spentOn: '2026-11-20' };
const sentenceOf = (input: object): unknown => refusalOf(() => parseInput(jobCostInput, input)).details['sentence'];

test('a material needs a code and a quantity; what it costs may come later', () => {
  expect(parseInput(jobCostInput, bom)).toEqual({
    ...{ id: null, constructionId: 7, kind: 'bom', code: 'PIT-450', quantity: '2.000', unitCost: null, spentOn: null },
    ...{ supplier: null, description: null, unitOfMeasure: null, comments: null, receiptId: null },
  });
  expect(sentenceOf({ ...bom, code: ' ' })).toBe('Code is missing.');
  expect(sentenceOf({ ...bom, quantity: '0' })).toBe('Quantity must be more than zero.');
  expect(sentenceOf({ ...bom, quantity: '-1' })).toBe('Quantity must be more than zero.');
  expect(sentenceOf({ ...bom, unitCost: '1.005' })).toBe('Unit cost must be an amount with at most 10 digits and 2 decimals.');
});

test('an expense says who was paid, how much and when; a credit is below zero', () => {
  expect(parseInput(jobCostInput, { ...expense, unitCost: '-20' }).unitCost).toBe('-20.00');
  expect(sentenceOf({ ...expense, supplier: '' })).toBe('Supplier is missing.');
  expect(sentenceOf({ ...expense, unitCost: undefined })).toBe('Unit cost is missing.');
  expect(sentenceOf({ ...expense, spentOn: '2026-02-30' })).toBe('Spent on must be a valid date, such as 14/8/2026 or 14 Aug.');
  expect(sentenceOf({ ...expense, kind: 'gift' })).toBe('Kind is not right.');
});

test('materials are kept by who edits jobs or sees money, expenses by who sees money alone, and the field reads neither', () => {
  const may = (who: typeof office) => [canReadCosts(who).ok, canKeepCost(who, 'bom').ok, canKeepCost(who, 'expense').ok];
  expect([office, finance, scheduler, buildActor()].map(may)).toEqual([
    [true, true, false],
    [true, true, true],
    [true, false, false],
    [false, false, false],
  ]);
});

test('nobody writes an amount or a receipt that they do not see; what they leave empty of it stays', () => {
  expect(canWriteFields(office, BOM_COST, ['code', 'unitCost'])).toMatchObject({
    ...{ code: 'CLAIM_REQUIRED', details: { claim: 'CAN_VIEW_FINANCIAL_INFORMATION' } },
  });
  expect(canWriteFields(office, BOM_COST, ['receiptId']).ok).toBe(false);
  expect(canWriteFields(office, BOM_COST, ['code', 'quantity', 'comments']).ok).toBe(true);
  expect(canWriteFields(office, EXPENSE_COST, ['comments']).ok).toBe(false);
  expect(canWriteFields(finance, EXPENSE_COST, ['unitCost', 'receiptId']).ok).toBe(true);
  const { unitCost } = BOM_COST.fields;
  expect([isLeft(office, unitCost, null), isLeft(office, unitCost, '12.00'), isLeft(finance, unitCost, null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a line is rounded once, its GST half up; what has no price is in no sum and is counted', () => {
  expect(costValue({ quantity: '3.000', unitCost: '0.35' })).toEqual({ exGst: '1.05', incGst: '1.16' });
  expect(costValue({ quantity: '1.000', unitCost: '0.05' })).toEqual({ exGst: '0.05', incGst: '0.06' });
  expect(costValue({ quantity: '1.000', unitCost: null })).toBeNull();
  expect(
    costTotal([
      { quantity: '2.000', unitCost: '10.00' },
      { quantity: '1.000', unitCost: '-5.00' },
      { quantity: '9.000', unitCost: null },
    ]),
  ).toEqual({ exGst: '15.00', incGst: '16.50', lines: 3, unpriced: 1 });
});

test('the total of any lines is the sum of what each comes to, in whole cents', () => {
  const line = fc.record({ thousandths: fc.integer({ min: 1, max: 9_999_999 }), cents: fc.integer({ min: -99_999, max: 99_999 }) });
  const textOf = (value: number, places: number): string => (value / 10 ** places).toFixed(places).replace(/^-(0\.0+)$/, '$1');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const oracle = lines.map(({ thousandths, cents }) => {
        const exact = BigInt(thousandths) * BigInt(cents);
        const size = ((exact < 0n ? -exact : exact) + 500n) / 1000n;
        const gst = (size + 5n) / 10n;
        return { ex: exact < 0n ? -size : size, inc: exact < 0n ? -(size + gst) : size + gst };
      });
      const total = costTotal(lines.map(({ thousandths, cents }) => ({ quantity: textOf(thousandths, 3), unitCost: textOf(cents, 2) })));
      const cents = (amount: string) => BigInt(amount.replace('.', ''));
      expect(cents(total.exGst)).toBe(oracle.reduce((sum, { ex }) => sum + ex, 0n));
      expect(cents(total.incGst)).toBe(oracle.reduce((sum, { inc }) => sum + inc, 0n));
    }),
    runs({ least: 10, soak: 100 }),
  );
});

const item = { quantity: '10.000', variationQty: null, designVariation: null, assignedQty: null, completedQty: null, unitAmount: '100.00' };
const paid = (valueExGst: string, rejectedDate: string | null = null) => ({ valueExGst, valueIncGst: null, rejectedDate });

test('the margin is the value of the items less crews, materials and expenses, ex GST', () => {
  const margin = jobMargin({
    boqs: [item, { ...item, unitAmount: null }],
    payments: [{ paymentItems: [paid('300.00'), paid('80.00', '2026-11-20T00:00:00Z')] }],
    boms: [
      { quantity: '2.000', unitCost: '50.00' },
      { quantity: '1.000', unitCost: null },
    ],
    expenses: [{ quantity: '1.000', unitCost: '33.34' }],
  });
  expect(margin).toEqual({
    ...{ value: '1000.00', payments: '300.00', materials: '100.00', expenses: '33.34' },
    ...{ left: '566.66', percent: '56.67', unpriced: 2 },
  });
});

test('a loss is below zero; without a value there is no part of it, and without amounts no margin', () => {
  const nothing = { payments: [], boms: [], expenses: [{ quantity: '1.000', unitCost: '1500.00' }] };
  expect(jobMargin({ ...nothing, boqs: [item] })).toMatchObject({ left: '-500.00', percent: '-50.00' });
  expect(jobMargin({ ...nothing, boqs: [{ ...item, quantity: '0.000' }] })).toMatchObject({ left: '-1500.00', percent: null });
  expect(jobMargin({ ...nothing, boqs: [{ ...item, unitAmount: null }] })).toBeNull();
});
