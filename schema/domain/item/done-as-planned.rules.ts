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

/** What a task's table says was done of an item: what was entered, and once it is submitted the plan that its crew confirmed; null: nothing is said yet. */
export const submittedQty = (
  item: Pick<SubmittedItem, 'quantity' | 'completedQty'>,
  { submittedDate }: Pick<SubmittedTask, 'submittedDate'>,
): DecimalString | null => (submittedDate === null ? item.completedQty : effectiveQty(item));

/** Beside the line's own completedQty, which adds up what was entered; a rejected item waits for its crew, and counts for nothing. */
export function doneAsPlanned(boqId: number, tasks: readonly SubmittedTask[]): DecimalString {
  return tasks
    .filter(({ submittedDate }) => submittedDate !== null)
    .flatMap(({ items }) => items)
    .filter((item) => item.boqId === boqId && item.completedQty === null && item.rejectedDate === null)
    .reduce((sum, item) => addQuantities(sum, effectiveQty(item)), '0.000');
}
