// What the worker reads where the office approved another quantity than was entered: both numbers, and why (decision 047).
import { effectiveQty } from '../item/item.rules.ts';
import { quantityText } from '../item/quantity-text.ts';
import { compareDecimals, type DecimalString } from '../kernel/money.ts';

export interface AdjustedLine {
  readonly quantity: DecimalString;
  readonly completedQty: DecimalString | null;
  /** Not there in what an older app kept on the device. */
  readonly approvedQty?: DecimalString | null | undefined;
  readonly approvedBy?: string | null | undefined;
  readonly reviewReason?: string | null | undefined;
}

/**
 * 'You entered 5 m, approved 4 m. Leanne Hart: “the photos show 4 m”'; null where nothing was decided, or as it was entered.
 * @param isOwn the reader's own crew did the task
 */
export function adjustmentText(line: AdjustedLine, unitOfMeasure: string | null, isOwn: boolean): string | null {
  const approved = line.approvedQty ?? null;
  if (approved === null || compareDecimals(approved, effectiveQty(line)) === 0) return null;
  const counted = quantityText(effectiveQty(line), unitOfMeasure);
  const entered = line.completedQty === null ? 'Planned' : isOwn ? 'You entered' : 'Entered';
  const both = `${entered} ${counted}, approved ${quantityText(approved, unitOfMeasure)}`;
  const why = line.reviewReason?.trim() ?? '';
  return why === '' ? both : `${both}. ${line.approvedBy ?? 'Office'}: “${why}”`;
}
