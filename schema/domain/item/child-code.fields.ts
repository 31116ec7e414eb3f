// A child code, by which contractors are paid for an item, and its rates, as records (screens.md §2.18), declared; what holds of them beside their fields.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { declareRecord, recordKeysOf } from '../record/record-declaration.ts';
import { BESIDE } from './child-rates.rules.ts';
import { unitsIn } from './units.rules.ts';

export const CHILD_CODE_CLAIM = 'CAN_MANAGE_SUBCONTRACTOR_CODES';
const MONEY = 'CAN_VIEW_FINANCIAL_INFORMATION';

export const CHILD_CODE = declareRecord({
  entity: 'child_code',
  called: 'child code',
  claim: CHILD_CODE_CLAIM,
  fields: {
    code: { label: 'Code', kind: 'line', most: 60, isRequired: true, isCode: true },
    parentItemId: { label: 'Item code', kind: 'ref', isRequired: true },
    description: { label: 'Description', kind: 'text', most: 1_000 },
    unitOfMeasure: { label: 'Unit of measure', kind: 'line', most: 20 },
    share: { label: 'Share of one unit', kind: 'quantity', isRequired: true, isPositive: true },
    isInSplit: { label: 'In the default split', kind: 'yesNo', isRequired: true },
  },
  between: ({ code }) =>
    code?.includes(BESIDE.trim()) === true
      ? refused('INVALID_INPUT', { field: 'code', sentence: 'Code must not contain a plus sign: it joins codes that are paid together.' })
      : allowed,
});
export const CHILD_CODE_KEYS = recordKeysOf(CHILD_CODE);

/** A rate is an amount whole: without the claim of amounts its days are not changed either. */
export const CHILD_RATE = declareRecord({
  entity: 'child_code_rate',
  called: 'rate',
  claim: (actor: Actor): Verdict =>
    all(
      unless(hasClaim(actor, CHILD_CODE_CLAIM), 'CLAIM_REQUIRED', { claim: CHILD_CODE_CLAIM }),
      unless(hasClaim(actor, MONEY), 'CLAIM_REQUIRED', { claim: MONEY }),
    ),
  fields: {
    groupId: { label: 'Group', kind: 'ref' },
    contractorId: { label: 'Contractor', kind: 'ref' },
    rate: { label: 'Rate', kind: 'amount', claim: MONEY, isRequired: true },
    effectiveFrom: { label: 'From', kind: 'day', isRequired: true },
    effectiveTo: { label: 'Last day', kind: 'day' },
  },
  between: ({ groupId, contractorId, effectiveFrom, effectiveTo }) => {
    if (groupId != null && contractorId != null)
      return refused('INVALID_INPUT', { field: 'contractorId', sentence: 'Contractor must be empty where a group is chosen.' });
    return effectiveFrom == null || effectiveTo == null || effectiveFrom <= effectiveTo
      ? allowed
      : refused('INVALID_INPUT', { field: 'effectiveTo', sentence: 'Last day must not be before the first one.' });
  },
});
export const CHILD_RATE_KEYS = recordKeysOf(CHILD_RATE);

/** Tasks know it by its code, and were paid by it for that item. Refusals: CHILD_CODE_USED. @param usageCount lines of tasks that have it */
export function canChangeChildCode(usageCount: number, written: object): Verdict {
  const field = ['code', 'parentItemId'].find((key) => key in written);
  return usageCount > 0 && field !== undefined ? refused('CHILD_CODE_USED', { field, usageCount }) : allowed;
}

/** Its unit, where it has one, is of the kind of the item's. Refusals: INVALID_INPUT at the unit. */
export function mustConvert(itemUnit: string | null, unit: string | null): Verdict {
  if (unitsIn(itemUnit, unit) !== null) return allowed;
  const sentence = `Unit of measure must convert to ${itemUnit ?? 'the unit of the item'}. Leave it empty to pay by the item's own unit.`;
  return refused('INVALID_INPUT', { field: 'unitOfMeasure', sentence });
}

const PAID_BY: readonly string[] = ['parentItemId', 'unitOfMeasure', 'share', 'isInSplit'];

/** What changes what contractors are paid has a reason. */
export const needsReason = (changed: readonly string[]): boolean => changed.some((key) => PAID_BY.includes(key));

/** Refusals: REASON_REQUIRED. */
export const mustGiveReason = (changed: readonly string[], why: string | null): Verdict =>
  unless(!needsReason(changed) || why !== null, 'REASON_REQUIRED');
