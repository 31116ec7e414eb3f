// What a receipt says, in the words of the screens.
import type { Receipt, ReceiptCounts, ReceiptKind } from './receipt.ts';

const things = (count: number, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;

type Summed = Readonly<{ counts: ReceiptCounts; kind: ReceiptKind }>;

/**
 * '14 photos and 9 entries received, 2 photos on their way': photos are all files, entries the steps and the items. It does not count out of how many:
 * which photos are expected is another sum, and stands beside it (expected-photos.rules).
 */
export function receivedSentence({ counts, kind }: Summed): string {
  const { files, awaited, moves, items } = counts;
  const photos = files + awaited === 0 ? [] : [things(files, 'photo', 'photos')];
  const entries = kind === 'batch' ? [] : [things(moves + items, 'entry', 'entries')];
  const onTheirWay = awaited === 0 ? '' : `, ${things(awaited, 'photo on its way', 'photos on their way')}`;
  return `${[...photos, ...entries].join(' and ')} received${onTheirWay}`;
}

/**
 * Of all receipts of one task, oldest first: the photos of all of them, the entries of the last submit.
 * Null: there is none.
 */
export function taskCounts(receipts: readonly Pick<Receipt, 'kind' | 'counts' | 'files'>[]): Summed | null {
  const last = receipts.at(-1);
  if (last === undefined) return null;
  const submit = receipts.findLast(({ kind }) => kind === 'submit');
  const files = new Set(receipts.flatMap((receipt) => receipt.files.map(({ attachmentId }) => attachmentId))).size;
  const { moves = 0, items = 0 } = submit?.counts ?? {};
  return { kind: submit === undefined ? 'batch' : 'submit', counts: { moves, items, files, awaited: last.counts.awaited } };
}

const MOVE_NAMES: Readonly<Record<string, string>> = {
  accept: 'Accepted',
  decline: 'Declined',
  goOnsite: 'Onsite',
  goOffsite: 'Offsite',
  complete: 'Completed',
  completePartially: 'Partially completed',
  confirm: 'Quantities confirmed',
  submit: 'Submitted',
  addItem: 'Item added',
  changeItem: 'Item changed',
  comment: 'Comment',
  saveTicket: 'Ticket of work saved',
  resetTicket: 'Ticket of work reset',
  reopen: 'Reopened',
};

export const moveName = (move: string): string => (Object.hasOwn(MOVE_NAMES, move) ? (MOVE_NAMES[move] ?? move) : move);

/** What a receipt's QR code holds behind the address of the page that checks it: its number and its hash. */
export const headText = (sequence: number, hash: string): string => `${String(sequence)}.${hash}`;

/** Null when the text holds no head; it may be an address, as a code is scanned. */
export function readHead(text: string): { readonly sequence: number; readonly hash: string } | null {
  const [, sequence, hash] = /(?:^|#)([1-9]\d{0,8})\.([0-9a-f]{64})\s*$/i.exec(text.trim()) ?? [];
  return sequence === undefined || hash === undefined ? null : { sequence: Number(sequence), hash: hash.toLowerCase() };
}
