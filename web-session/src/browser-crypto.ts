// Checks the signatures and hashes of receipts in this browser.
import { receiptCrypto, type ReceiptCrypto, type Subtle } from '@lotline/schema/domain/receipt/receipt-crypto';

/** Null where the browser limits cryptography to secure pages, and this page is not secure. */
export function browserCrypto(): ReceiptCrypto | null {
  const { subtle } = globalThis.crypto as { readonly subtle?: Subtle<CryptoKey> };
  return subtle === undefined ? null : receiptCrypto(subtle);
}
