// Checks receipts on this device, with the keys stored on it.
import { receiptsFile } from '@lotline/schema/domain/receipt/receipt-lines';
import type { StoredReceipt } from '@lotline/schema/domain/receipt/receipt';
import { verifyReceipts, type CheckedReceipts } from '@lotline/schema/domain/receipt/verify-receipts';
import { browserCrypto } from '@lotline/web-session/browser-crypto';
import type { StoredReceipts } from '@lotline/web-session/sync/receipt-sync';

export interface OpenedReceipt {
  readonly storedReceipt: StoredReceipt;
  /** Null where this browser cannot check. */
  readonly checked: CheckedReceipts | null;
}

/** With the one before it, so that the link is checked too. Null when there is no such receipt. */
export async function openReceipt(receipts: StoredReceipts, sequence: number): Promise<OpenedReceipt | null> {
  const held = await receipts.one(sequence);
  if (held === null) return null;
  const crypto = browserCrypto();
  if (crypto === null) return { storedReceipt: held, checked: null };
  const before = sequence === 1 ? null : await receipts.one(sequence - 1);
  const file = crypto.encode(receiptsFile(before === null ? [held] : [before, held]));
  const { isGood, findings, receipts: checked } = await verifyReceipts(file, await receipts.keys(), crypto);
  const own = findings.filter((finding) => finding.isFault);
  return { storedReceipt: held, checked: { isGood, findings: own, receipts: checked.slice(-1) } };
}
