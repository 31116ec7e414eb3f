// What the receipts of a task say together. Loaded once a page stands: receipts are read for their words alone.
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { receivedSentence, taskCounts } from '@lotline/schema/domain/receipt/receipt-words';
import type { StoredReceipts } from '@lotline/web-session/sync/receipt-sync';

export interface ReceivedOfTask {
  readonly sentence: string;
  /** Of the newest. */
  readonly signedAt: string;
  readonly sequence: number;
}

/** Null where the task has no receipt. @throws what the device said why it cannot be read */
export async function receivedOfTask(storedReceipts: StoredReceipts, taskId: number): Promise<ReceivedOfTask | null> {
  const receipts = (await storedReceipts.ofTask(taskId)).flatMap(({ text }) => receiptOfText(text) ?? []);
  const [sum, last] = [taskCounts(receipts), receipts.at(-1)];
  return sum === null || last === undefined ? null : { sentence: receivedSentence(sum), signedAt: last.signedAt, sequence: last.sequence };
}
