// A line of a customer's schedule of rates: what the customer pays for an item from a day to a day, under the customer's own code (screens.md §2.18), declared.
import { compareDecimals } from '../kernel/money.ts';
import { allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf, type PlainValues } from '../record/record-declaration.ts';

export const CONSTRUCTION_CODE_CLAIM = 'CAN_MANAGE_CONSTRUCTION_CODES';
const MONEY = 'CAN_VIEW_FINANCIAL_INFORMATION';

export const CONSTRUCTION_CODE = declareRecord({
  entity: 'construction_code',
  called: 'construction code',
  claim: CONSTRUCTION_CODE_CLAIM,
  fields: {
    externalCode: { label: 'Customer’s code', kind: 'line', most: 60, isRequired: true, isCode: true },
    itemId: { label: 'Item code', kind: 'ref', isRequired: true },
    customer: { label: 'Customer', kind: 'line', most: 200 },
    contract: { label: 'Contract', kind: 'line', most: 200 },
    description: { label: 'Description', kind: 'text', most: 1_000 },
    unitOfMeasure: { label: 'Unit of measure', kind: 'line', most: 20 },
    factor: { label: 'Quantity in one unit of the item', kind: 'quantity', isRequired: true, isPositive: true },
    sellRate: { label: 'Sell rate', kind: 'amount', claim: MONEY },
    gstTreatment: {
      label: 'GST',
      kind: 'choice',
      isRequired: true,
      options: [
        { value: 'taxable', label: 'GST 10%' },
        { value: 'gstFree', label: 'GST-free' },
        { value: 'inputTaxed', label: 'Input taxed' },
      ],
    },
    effectiveFrom: { label: 'From', kind: 'day', isRequired: true },
    effectiveTo: { label: 'Last day', kind: 'day' },
    workTypes: { label: 'Work types', kind: 'line', most: 500 },
    minQuantity: { label: 'Minimum quantity', kind: 'quantity' },
    maxQuantity: { label: 'Maximum quantity', kind: 'quantity' },
    preapprovalOver: { label: 'Customer approves first over', kind: 'amount', claim: MONEY },
  },
  between: (values) => {
    const { effectiveFrom, effectiveTo } = values;
    if (effectiveFrom != null && effectiveTo != null && effectiveTo < effectiveFrom)
      return refused('INVALID_INPUT', { field: 'effectiveTo', sentence: 'Last day must not be before the first one.' });
    return mustBeOrdered(values);
  },
});
export const CONSTRUCTION_CODE_KEYS = recordKeysOf(CONSTRUCTION_CODE);

/** The most of a count is not below its least. Refusals: INVALID_INPUT at the most. */
export function mustBeOrdered({ minQuantity, maxQuantity }: PlainValues): Verdict {
  if (minQuantity == null || maxQuantity == null || compareDecimals(minQuantity, maxQuantity) <= 0) return allowed;
  return refused('INVALID_INPUT', { field: 'maxQuantity', sentence: 'Maximum quantity must not be below the minimum.' });
}

const WITHOUT_REASON: readonly string[] = ['description', 'workTypes'];

/** What changes what the customer is charged, or when, has a reason. */
export const chargesDiffer = (changed: readonly string[]): boolean => changed.some((key) => !WITHOUT_REASON.includes(key));

/** Refusals: REASON_REQUIRED. */
export const mustExplainCharge = (changed: readonly string[], why: string | null): Verdict =>
  unless(!chargesDiffer(changed) || why !== null, 'REASON_REQUIRED');
