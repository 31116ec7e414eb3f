// Which of a task's receipts was signed for one submit, as the history names that: each has the steps until it, the submit itself as the last of its kind.
import type { Receipt } from './receipt.ts';

/** @param recordedAt of the submit's event, ISO; null: none was signed for it, or not yet */
export function receiptOfSubmit<R extends Pick<Receipt, 'kind' | 'moves'>>(receipts: readonly R[], recordedAt: string): R | null {
  // an event keeps microseconds, a receipt the milliseconds of the same instant
  const at = Date.parse(recordedAt);
  const isOfIt = ({ kind, moves }: R): boolean => {
    const last = moves.findLast(({ move }) => move === 'submit');
    return kind === 'submit' && last !== undefined && Date.parse(last.receivedAt) === at;
  };
  return receipts.find(isOfIt) ?? null;
}
