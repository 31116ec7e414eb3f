// How much of an item is usual (screens.md §2.18): what is counted beyond its least and most is asked about, and kept only when the person says that it is right. Form,
// outbox and command ask this.
import { compareDecimals, isNegative, isZero, type DecimalString } from '../kernel/money.ts';
import { allowed, refused, type Verdict } from '../kernel/verdict.ts';
import { quantityText } from './quantity-text.ts';

export interface CountLimits {
  readonly minQuantity?: DecimalString | null | undefined;
  readonly maxQuantity?: DecimalString | null | undefined;
  readonly unitOfMeasure?: string | null | undefined;
}

/** 'More than the usual most, 20 m.'; null: as usual. Nothing done, and what is taken away, is never asked about. */
export function unusualCount(quantity: DecimalString, { minQuantity, maxQuantity, unitOfMeasure }: CountLimits): string | null {
  if (isZero(quantity) || isNegative(quantity)) return null;
  if (maxQuantity != null && compareDecimals(quantity, maxQuantity) > 0)
    return `More than is usual: at most ${quantityText(maxQuantity, unitOfMeasure ?? null)}.`;
  if (minQuantity != null && compareDecimals(quantity, minQuantity) < 0)
    return `Less than is usual: at least ${quantityText(minQuantity, unitOfMeasure ?? null)}.`;
  return null;
}

/** Refusals: INVALID_INPUT at the quantity, until it is confirmed. */
export function mustBeUsual(field: string, quantity: DecimalString, limits: CountLimits, isConfirmed: boolean): Verdict {
  const unusual = isConfirmed ? null : unusualCount(quantity, limits);
  return unusual === null ? allowed : refused('INVALID_INPUT', { field, sentence: `${unusual} Check it and tick that it is right.` });
}
