// What checks receipts in this browser.
import { receiptCrypto, type ReceiptCrypto, type Subtle } from '@lotline/schema/domain/receipt/receipt-crypto';

/** Null where the browser keeps its cryptography for secure pages, and this is none. */
export function browserCrypto(): ReceiptCrypto | null {
  const { subtle } = globalThis.crypto as { readonly subtle?: Subtle<CryptoKey> };
  return subtle === undefined ? null : receiptCrypto(subtle);
}
