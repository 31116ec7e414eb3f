// An item code of the catalogue as a record (screens.md §2.18), declared; and what holds of its code once jobs have it.
import { MAX_PHOTO_TITLE_LENGTH, photoTitleProblem, shotTitles } from '../kernel/photo-title.ts';
import { declareRecord, recordKeysOf, type PlainValues, type RecordValues } from '../record/record-declaration.ts';
import { mustBeOrdered } from './construction-code.fields.ts';
import { all, refused, allowed, unless, type Verdict } from '../kernel/verdict.ts';

export const ITEM_CODE = declareRecord({
  entity: 'field_item',
  called: 'item code',
  claim: 'CAN_MANAGE_ITEM_CODES',
  fields: {
    code: { label: 'Code', kind: 'line', most: 60, isRequired: true, isCode: true },
    name: { label: 'Name', kind: 'line', most: 200, isRequired: true },
    description: { label: 'Description', kind: 'text', most: 1_000 },
    itemType: { label: 'Item type', kind: 'line', most: 60 },
    unitOfMeasure: { label: 'Unit of measure', kind: 'line', most: 20 },
    unitAmount: { label: 'Unit amount', kind: 'amount', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
    estimatedTime: { label: 'Estimated hours', kind: 'quantity' },
    minQuantity: { label: 'Minimum quantity', kind: 'quantity' },
    maxQuantity: { label: 'Maximum quantity', kind: 'quantity' },
    preapprovalOver: { label: 'Customer approves first over', kind: 'amount', claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
    workTypes: { label: 'Work types', kind: 'line', most: 500 },
    shotList: { label: 'Photos it needs', kind: 'text', most: 1_000 },
  },
  between: (values) => all(mustBeOrdered(values), mustBeTitles(values)),
});
export type ItemCodeValues = RecordValues<typeof ITEM_CODE>;
export const ITEM_CODE_KEYS = recordKeysOf(ITEM_CODE);

/** Each is the title of a photo that can be taken. Refusals: INVALID_INPUT at the photos. */
function mustBeTitles({ shotList }: PlainValues): Verdict {
  const wrong = shotTitles(shotList ?? '').find((title) => title.length > MAX_PHOTO_TITLE_LENGTH || photoTitleProblem(title) !== null);
  if (wrong === undefined) return allowed;
  const sentence = `Photos it needs: “${wrong}” cannot be the title of a photo. Separate titles with commas or lines.`;
  return refused('INVALID_INPUT', { field: 'shotList', sentence });
}

const CHARGED: readonly string[] = ['unitAmount', 'preapprovalOver'];

/** What changes what jobs are charged, or when the customer is asked, has a reason. */
export const amountsDiffer = (changed: readonly string[]): boolean => changed.some((key) => CHARGED.includes(key));

/** Refusals: REASON_REQUIRED. */
export const mustExplainAmount = (changed: readonly string[], why: string | null): Verdict =>
  unless(!amountsDiffer(changed) || why !== null, 'REASON_REQUIRED');

/** Jobs, papers and customers know an item by its code. Refusals: ITEM_CODE_USED. */
export function canChangeCode(usageCount: number, written: object): Verdict {
  return usageCount > 0 && 'code' in written ? refused('ITEM_CODE_USED', { field: 'code', usageCount }) : allowed;
}
