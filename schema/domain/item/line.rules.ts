// A line of the job's items: what it may hold in tasks, and what the field asked for beyond the plan (screens.md §2.6; decision 047).
import { addQuantities, compareDecimals, isNegative, isZero, type DecimalString } from '../kernel/money.ts';

export interface JobLine {
  readonly quantity: DecimalString;
  /** What the field asked for beyond the plan. */
  readonly variationQty: DecimalString | null;
  /** What the office approved of it; zero where it refused; null: not decided. */
  readonly designVariation: DecimalString | null;
  /** What tasks are to do of it. */
  readonly assignedQty: DecimalString | null;
}

/** The plan with the variation that was approved, and one that nobody has refused yet. */
export function plannedQty({
  quantity,
  variationQty,
  designVariation,
}: Pick<JobLine, 'quantity' | 'variationQty' | 'designVariation'>): DecimalString {
  return addQuantities(quantity, designVariation ?? variationQty ?? '0');
}

/** By how much more is assigned than planned; null: it fits. Shown, never refused. */
export function overRun(line: JobLine): DecimalString | null {
  const assigned = line.assignedQty ?? '0';
  const planned = plannedQty(line);
  if (compareDecimals(assigned, planned) <= 0) return null;
  return addQuantities(assigned, negated(planned));
}

/** What tasks can still be given of it; zero where as much or more is given already. */
export function unassigned(line: JobLine): DecimalString {
  const left = addQuantities(plannedQty(line), negated(line.assignedQty ?? '0'));
  return isNegative(left) ? '0.000' : left;
}

/** The line as it would stand with a task more that is to do so much of it. */
export const withAssigned = <Line extends JobLine>(line: Line, more: DecimalString): Line => ({
  ...line,
  assignedQty: addQuantities(line.assignedQty ?? '0', more),
});

export type VariationState = 'none' | 'open' | 'approved' | 'refused';

export function variationState({ variationQty, designVariation }: Pick<JobLine, 'variationQty' | 'designVariation'>): VariationState {
  if (variationQty === null || isZero(variationQty)) return 'none';
  if (designVariation === null) return 'open';
  return isZero(designVariation) ? 'refused' : 'approved';
}

export function negated(value: DecimalString): DecimalString {
  if (isZero(value)) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
