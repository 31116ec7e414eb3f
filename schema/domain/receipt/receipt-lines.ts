// A receipt as lines of text, the same to the byte wherever it is written (decision 044): each line is a word and one JSON value, with the line's own
// hash before it; the hashes together are what is signed. A byte that is changed is told by the line that it stands in.
import type { ReceiptCrypto } from './receipt-crypto.ts';
import type { Receipt } from './receipt.ts';

/** The first line of a file of receipts. */
export const FILE_HEAD = 'lotline receipts 1';

export const LINE_WORDS = ['receipt', 'person', 'job', 'task', 'counts', 'previous', 'key', 'signed', 'move', 'item', 'file'] as const;
export type LineWord = (typeof LINE_WORDS)[number];

const line = (word: LineWord, value: unknown): string => `${word} ${JSON.stringify(value)}`;

/** In their order, without their hashes. What is written is named here, field by field: nothing else gets in, in no other order. */
export function receiptLines(receipt: Receipt): string[] {
  const { id, kind, sequence, person, job, task, counts, previous, key, signedAt } = receipt;
  return [
    line('receipt', { id, kind, sequence }),
    line('person', { id: person.id, name: person.name }),
    line('job', { id: job.id, workOrder: job.workOrder }),
    line('task', task === null ? null : { id: task.id, name: task.name }),
    line('counts', { moves: counts.moves, items: counts.items, files: counts.files, awaited: counts.awaited }),
    line('previous', previous),
    line('key', key),
    line('signed', signedAt),
    ...receipt.moves.map(({ move, pressedAt, receivedAt }) => line('move', { move, pressedAt, receivedAt })),
    ...receipt.items.map((item) => {
      const { id: itemId, code, unit, quantity, completedQty } = item;
      return line('item', { id: itemId, code, unit, quantity, completedQty });
    }),
    ...receipt.files.map(({ attachmentId, name, sha256, sizeBytes, sent }) =>
      line('file', {
        ...{ attachmentId, name, sha256, sizeBytes },
        sent: sent === null ? null : { sha256: sent.sha256, sizeBytes: sent.sizeBytes },
      }),
    ),
  ];
}

/** The receipt's own hash: of its lines' hashes, in their order. */
export function hashOfReceipt(lineHashes: readonly string[], { sha256, encode }: ReceiptCrypto): Promise<string> {
  return sha256(encode(`lotline receipt 1\n${lineHashes.join('\n')}`));
}

/** What is signed. */
export const signedText = (hash: string): string => `lotline receipt 1 ${hash}`;

export interface WrittenReceipt {
  /** Lines that end with a line break, the last one with the signature. */
  readonly text: string;
  readonly hash: string;
}

/** @param sign 128 small hexadecimal digits: the Ed25519 signature of those bytes */
export async function writeReceipt(
  receipt: Receipt,
  crypto: ReceiptCrypto,
  sign: (bytes: Uint8Array) => Promise<string> | string,
): Promise<WrittenReceipt> {
  const lines = receiptLines(receipt);
  const hashes = await Promise.all(lines.map((text) => crypto.sha256(crypto.encode(text))));
  const hash = await hashOfReceipt(hashes, crypto);
  const signature = await sign(crypto.encode(signedText(hash)));
  const text = [...lines.map((content, at) => `${hashes[at] ?? ''} ${content}`), `signature ${signature}`, ''].join('\n');
  return { text, hash };
}

/** Receipts as one file, in the order of their chain. */
export const receiptsFile = (receipts: readonly { readonly text: string }[]): string =>
  `${FILE_HEAD}\n${receipts.map(({ text }) => text).join('')}`;
