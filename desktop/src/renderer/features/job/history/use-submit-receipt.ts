// The receipt that the server signed for one submit, checked in this browser; a change of the job, as when it is signed, reads it again.
import { useQuery } from '@tanstack/react-query';
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import { receiptsFile } from '@lotline/schema/domain/receipt/receipt-lines';
import { receiptOfSubmit } from '@lotline/schema/domain/receipt/receipt-of-submit';
import type { StoredReceipt, Receipt, ReceiptPage } from '@lotline/schema/domain/receipt/receipt';
import { verifyReceipts, type CheckedReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { browserCrypto } from '@lotline/web-session/browser-crypto';
import { bringKeys } from '@lotline/web-session/published-keys';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

export interface SubmitReceipt {
  readonly receipt: Receipt;
  readonly storedReceipt: StoredReceipt;
  /** Null where this browser cannot check. */
  readonly checked: Pick<CheckedReceipts, 'isGood' | 'findings'> | null;
}

export interface Submit {
  readonly jobId: number;
  readonly taskId: number;
  readonly recordedAt: string;
}

export function useSubmitReceipt({ jobId, taskId, recordedAt }: Submit) {
  const { rest } = usePlatform().calls;
  return useQuery({
    queryKey: [...keys.construction(jobId), 'receipt', taskId, recordedAt],
    queryFn: async (): Promise<SubmitReceipt | null> => {
      const { receipts } = await rest<ReceiptPage>(`/api/receipts/task/${String(taskId)}`);
      const read = receipts.flatMap((storedReceipt) => {
        const receipt = receiptOfText(storedReceipt.text);
        return receipt === null ? [] : [{ ...receipt, storedReceipt }];
      });
      const found = receiptOfSubmit(read, recordedAt);
      return found === null ? null : { receipt: found, storedReceipt: found.storedReceipt, checked: await check(found.storedReceipt) };
    },
  });
}

/** Of one alone: what it says of the receipt before it is looked at where that is held. */
async function check(storedReceipt: StoredReceipt): Promise<SubmitReceipt['checked']> {
  const crypto = browserCrypto();
  if (crypto === null) return null;
  const { isGood, findings } = await verifyReceipts(crypto.encode(receiptsFile([storedReceipt])), await bringKeys(), crypto);
  return { isGood, findings: findings.filter(({ isFault }) => isFault) };
}
