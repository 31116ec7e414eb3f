// A quantity that somebody else changed meanwhile: both values, so that neither is lost (quality.md §1, point 6).
import type { ErrorDetails } from '@lotline/schema/errors/catalogue';
import { parseQuantity } from '@lotline/schema/domain/kernel/money';

export interface ItemConflict {
  readonly version: number;
  /** Who changed it, where the server names them. */
  readonly changedBy: string | null;
  readonly theirs: { readonly completedQty: string | null; readonly reason: string | null };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

export const changedBy = (details: ErrorDetails | undefined): string | null => textOf(details?.['changedBy']);

/** Null when the details are not those of an item's STALE_VERSION. */
export function itemConflict(details: ErrorDetails): ItemConflict | null {
  const { version, theirs } = details;
  if (typeof version !== 'number' || !isRecord(theirs)) return null;
  const quantity = textOf(theirs['completedQty']);
  return {
    version,
    changedBy: changedBy(details),
    theirs: { completedQty: quantity === null ? null : parseQuantity(quantity), reason: textOf(theirs['variationReason']) },
  };
}
