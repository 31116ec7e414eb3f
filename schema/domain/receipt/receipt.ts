// What a receipt says: what of a person's work the server holds, signed by it (decision 044). Who holds it can prove that it arrived.

/** 'submit': what stood when a task was submitted. 'batch': files that had arrived since the receipt before. */
export type ReceiptKind = 'submit' | 'batch';

export interface ReceiptMove {
  /** As the lifecycle names it. */
  readonly move: string;
  /** When the device says that it was pressed, ISO in UTC; null: nobody's device said so. */
  readonly pressedAt: string | null;
  readonly receivedAt: string;
}

export interface ReceiptItem {
  readonly id: number;
  readonly code: string;
  readonly unit: string | null;
  /** Decimals as text: what was planned, and what was done. */
  readonly quantity: string;
  readonly completedQty: string | null;
}

interface Bytes {
  /** 64 small hexadecimal digits. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** The bytes as the store holds them. */
export interface ReceiptFile extends Bytes {
  readonly attachmentId: number;
  readonly name: string;
  /** As they were sent, where something was taken out of them before they were kept (decision 013). */
  readonly sent: Bytes | null;
}

export interface Receipt {
  readonly id: string;
  readonly kind: ReceiptKind;
  /** Of this person's receipts: 1, 2, 3 … without a gap. */
  readonly sequence: number;
  readonly person: { readonly id: number; readonly name: string };
  readonly job: { readonly id: number; readonly workOrder: string };
  /** Null: of files of the job itself. */
  readonly task: { readonly id: number; readonly name: string } | null;
  readonly counts: ReceiptCounts;
  /** The hash of this person's receipt before it; null: there is none. */
  readonly previous: string | null;
  /** The key that it is signed with: the hash of its public half. */
  readonly key: string;
  /** ISO in UTC. */
  readonly signedAt: string;
  readonly moves: readonly ReceiptMove[];
  readonly items: readonly ReceiptItem[];
  readonly files: readonly ReceiptFile[];
}

/** So that a line that was taken away is missed. */
export interface ReceiptCounts {
  readonly moves: number;
  readonly items: number;
  readonly files: number;
  /** Files of this person that were announced for it and had not arrived. */
  readonly awaited: number;
}

/** A key of the server, as it is published. */
export interface ReceiptKey {
  /** The SHA-256 of the public half as it is written here, so that no key can be put in another's place. */
  readonly id: string;
  /** The 32 bytes of an Ed25519 public key, as small hexadecimal digits. */
  readonly publicKey: string;
  /** It signs from then on, until the next one does; ISO in UTC. */
  readonly validFrom: string;
}

/** A receipt as it is handed over: its lines, as they are signed. */
export interface StoredReceipt {
  readonly sequence: number;
  readonly text: string;
}

/** GET /api/receipts */
export interface ReceiptPage {
  readonly receipts: readonly StoredReceipt[];
  readonly more: boolean;
}

/** A page of receipts; one of 2,000 files has about half a megabyte. */
export const RECEIPT_PAGE = 20;
export const MOST_FILES = 2_000;
export const MOST_MOVES = 500;
export const MOST_ITEMS = 2_000;
/** Of one receipt, with the eight that each has; more than these before a signature are none of ours. */
export const MOST_RECEIPT_LINES = MOST_FILES + MOST_MOVES + MOST_ITEMS + 8;
/** Of a file of receipts that is looked at; what is larger is none of ours. */
export const MOST_RECEIPT_BYTES = 64 * 1024 * 1024;
