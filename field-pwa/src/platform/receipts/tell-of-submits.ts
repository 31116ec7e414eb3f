// A submit's receipt that comes while somebody looks is told in passing: '14 of 14 photos and 9 entries received'. It stands at the task from then on.
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { receivedSentence, taskCounts } from '@lotline/schema/domain/receipt/receipt-words';
import { logProblem } from '@lotline/web-session/log';
import type { HeldReceipts } from '@lotline/web-session/pulled/pulled-receipts';

/** Of those that come at once; the others are told by their tasks. */
const MOST = 20;

/**
 * Tells until the returned function is called.
 * @param isFirst whether what comes is what a device without any receipt brings first: that is the past, and not told
 */
export function tellOfSubmits(held: HeldReceipts, isFirst: () => boolean, tell: (sentence: string) => void): () => void {
  let isLeft = false;
  const look = async (last: number, isPast: boolean): Promise<number> => {
    const come = await held.newest(MOST);
    const [taskId] = come.flatMap(({ sequence, text }) => (sequence > last ? (submittedTask(text) ?? []) : []));
    if (taskId !== undefined && !(last === 0 && isPast)) {
      const sum = taskCounts((await held.ofTask(taskId)).flatMap(({ text }) => receiptOfText(text) ?? []));
      if (sum !== null && !isLeft) tell(receivedSentence(sum));
    }
    return come[0]?.sequence ?? last;
  };
  const failed = (problem: unknown): number => {
    logProblem('A receipt could not be told', problem);
    return Infinity;
  };
  // one after the other, so that none is told twice
  let known = held
    .newest(1)
    .then(([newest]) => newest?.sequence ?? 0)
    .catch(failed);
  const leave = held.subscribe(() => {
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
