// Two people plan the items of one task at once (decision 080): what each changed into other lines is kept of both, and a line that both changed is decided by
// whoever sends second, once they have seen what the other one planned.
import { compareDecimals } from '../kernel/money.ts';

export interface WishedLine {
  readonly boqId: number;
  readonly quantity: string;
  /** What the task had of it as the planner saw it; null: they did not say, so any change since may be of this line. */
  readonly seen: string | null;
}

/** @param quantityNow what the task has of a line; '0' for none @returns the lines that were planned otherwise since they were seen */
export function clashingLines(wished: readonly WishedLine[], quantityNow: (boqId: number) => string): readonly number[] {
  return wished.flatMap(({ boqId, quantity, seen }) => {
    const now = quantityNow(boqId);
    const isAsSeen = seen !== null && (compareDecimals(now, seen) === 0 || compareDecimals(now, quantity) === 0);
    return isAsSeen ? [] : [boqId];
  });
}
