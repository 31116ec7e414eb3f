// What of a line was done as planned: items of submitted tasks for which the crew confirmed the plan and entered no other quantity (specification 1 §4; domain.md §2).
import { addQuantities, type DecimalString } from '../kernel/money.ts';
import { effectiveQty } from './item.rules.ts';

interface SubmittedItem {
  readonly boqId: number | null;
  readonly quantity: DecimalString;
  readonly completedQty: DecimalString | null;
  readonly rejectedDate: string | null;
}

interface SubmittedTask {
  readonly submittedDate: string | null;
  readonly items: readonly SubmittedItem[];
}

/** Beside the line's own completedQty, which adds up what was entered; a rejected item waits for its crew, and counts for nothing. */
export function doneAsPlanned(boqId: number, tasks: readonly SubmittedTask[]): DecimalString {
  return tasks
    .filter(({ submittedDate }) => submittedDate !== null)
    .flatMap(({ items }) => items)
    .filter((item) => item.boqId === boqId && item.completedQty === null && item.rejectedDate === null)
    .reduce((sum, item) => addQuantities(sum, effectiveQty(item)), '0.000');
}

/** What stands as done of an item: what was entered, else its plan once the crew has confirmed it; null before that. */
export function doneQtyOf(item: Pick<SubmittedItem, 'quantity' | 'completedQty'>, isConfirmed: boolean): DecimalString | null {
  return isConfirmed ? effectiveQty(item) : item.completedQty;
}
