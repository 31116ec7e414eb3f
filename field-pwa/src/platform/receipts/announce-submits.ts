// A submit's receipt that comes while somebody looks has a toast: '14 photos and 9 entries received'. The task shows it from then on.
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { logProblem } from '@lotline/web-session/log';
import type { StoredReceipts } from '@lotline/web-session/sync/receipt-sync';
import { receivedOfTask } from './received-of-task.ts';

/** The number of toasts for those that come at once; the others are shown at their tasks. */
const MOST = 20;

/**
 * Shows toasts until the returned function is called.
 * @param isFirst whether these are the first of a device without any receipt: they are the past, and have no toast
 */
export function announceSubmits(storedReceipts: StoredReceipts, isFirst: () => boolean, tell: (sentence: string) => void): () => void {
  let isLeft = false;
  const look = async (last: number, isPast: boolean): Promise<number> => {
    const come = await storedReceipts.newest(MOST);
    const [taskId] = come.flatMap(({ sequence, text }) => (sequence > last ? (submittedTask(text) ?? []) : []));
    if (taskId !== undefined && !(last === 0 && isPast)) {
      const received = await receivedOfTask(storedReceipts, taskId);
      if (received !== null && !isLeft) tell(received.sentence);
    }
    return come[0]?.sequence ?? last;
  };
  const failed = (problem: unknown): number => {
    logProblem('A receipt could not be told', problem);
    return Infinity;
  };
  // one after the other, so that none has two toasts
  let known = storedReceipts
    .newest(1)
    .then(([newest]) => newest?.sequence ?? 0)
    .catch(failed);
  const leave = storedReceipts.subscribe(() => {
    const isPast = isFirst();
    known = known.then((last) => look(last, isPast)).catch(failed);
  });
  return () => {
    isLeft = true;
    leave();
  };
}

function submittedTask(text: string): number | null {
  const receipt = receiptOfText(text);
  return receipt?.kind === 'submit' ? (receipt.task?.id ?? null) : null;
}
