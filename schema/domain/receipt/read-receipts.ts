// A file of receipts taken apart by its bytes, whatever was done to it: which lines belong together, and where they stand. Nothing is believed here.
import type { ReceiptCrypto } from './receipt-crypto.ts';
import { FILE_HEAD } from './receipt-lines.ts';
import { isRecord, readReceipt } from './read-receipt.ts';
import { MOST_RECEIPT_LINES, type Receipt } from './receipt.ts';

export interface ReadLine {
  /** In the file, the first is 1. */
  readonly number: number;
  /** The hash that stands before it; null where none does. */
  readonly stated: string | null;
  /** The hash of what stands behind that. */
  readonly computed: string;
  /** What stands behind the hash. */
  readonly content: string;
}

export interface ReadBlock {
  readonly lines: readonly ReadLine[];
  readonly signature: { readonly number: number; readonly hex: string | null; readonly isWhole: boolean } | null;
  /** What its lines say, as far as they can be read. */
  readonly receipt: Receipt | null;
  /** As its first line says; null where that cannot be read. */
  readonly sequence: number | null;
}

const BREAK = 0x0a;
const HASH_LENGTH = 64;
const CONTENT_AT = HASH_LENGTH + 1;
const STATED = /^[0-9a-f]{64} $/;
const SIGNATURE = /^signature ([0-9a-f]{128})$/;
/** One whose word was damaged is still known by its shape, and ends its receipt. */
const NEARLY_SIGNATURE = /^(?:signature.*|.{10}([0-9a-f]{128}))$/s;
const AT_ONCE = 256;
/** What is shown of a line; a longer one is hashed whole, and is none of ours. */
const MOST_LINE_BYTES = 64 * 1024;

/** Of a file, without taking it apart. */
export interface FileEnds {
  readonly hasHead: boolean;
  readonly endsWhole: boolean;
}

export function readEnds(bytes: Uint8Array, crypto: ReceiptCrypto): FileEnds {
  const end = bytes.indexOf(BREAK);
  const head = bytes.subarray(0, Math.min(end === -1 ? bytes.length : end, CONTENT_AT));
  return { hasHead: crypto.decode(head) === FILE_HEAD, endsWhole: bytes.length === 0 || bytes.at(-1) === BREAK };
}

/** How many lines it has. @param breathe after each slice of a megabyte */
export async function countLines(bytes: Uint8Array, breathe: Breathe): Promise<number> {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === BREAK) count += 1;
    if (at % COUNT_AT_ONCE === COUNT_AT_ONCE - 1) await breathe(at);
  }
  return bytes.length === 0 || bytes.at(-1) === BREAK ? count : count + 1;
}
const COUNT_AT_ONCE = 1024 * 1024;

/** Awaited between slices, so that whoever reads may draw meanwhile; what it throws ends the reading. @param done bytes that were read */
export type Breathe = (done: number) => Promise<void>;

/** The receipts of a file one after the other, each as soon as its lines were read: whoever has seen enough stops, and the rest is not read. */
export async function* readBlocks(bytes: Uint8Array, crypto: ReceiptCrypto, breathe: Breathe): AsyncGenerator<ReadBlock, void, undefined> {
  let open: ReadLine[] = [];
  const take = (signature: ReadBlock['signature']): ReadBlock[] => {
    const block = open.length > 0 || signature !== null ? [blockOf(open, signature)] : [];
    open = [];
    return block;
  };
  for (const slice of slicesOf(bytes)) {
    const read = await Promise.all(slice.lines.map((line, at) => readLine(line, slice.first + at, crypto)));
    for (const line of read) {
      if ('hex' in line) yield* take(line);
      else {
        if (line.content.startsWith('receipt ') || open.length > MOST_RECEIPT_LINES) yield* take(null);
        open.push(line);
      }
    }
    await breathe(slice.end);
  }
  yield* take(null);
}

interface Slice {
  readonly lines: readonly Uint8Array[];
  /** The number of its first line. */
  readonly first: number;
  /** Of the file, behind its last line. */
  readonly end: number;
}

/** Behind the first line: some lines at a time, or fewer where they are long. */
function* slicesOf(bytes: Uint8Array): Generator<Slice, void, undefined> {
  const head = bytes.indexOf(BREAK);
  let [from, first] = [head === -1 ? bytes.length : head + 1, 2];
  while (from < bytes.length) {
    const lines: Uint8Array[] = [];
    const began = from;
    while (from < bytes.length && lines.length < AT_ONCE && from - began < COUNT_AT_ONCE) {
      const found = bytes.indexOf(BREAK, from);
      const end = found === -1 ? bytes.length : found;
      lines.push(bytes.subarray(from, end));
      from = end + 1;
    }
    yield { lines, first, end: Math.min(from, bytes.length) };
    first += lines.length;
  }
}

type Signature = NonNullable<ReadBlock['signature']>;

async function readLine(bytes: Uint8Array, number: number, crypto: ReceiptCrypto): Promise<ReadLine | Signature> {
  if (bytes.length <= 200) {
    const text = crypto.decode(bytes);
    const whole = SIGNATURE.exec(text);
    if (whole !== null) return { number, hex: whole[1] ?? null, isWhole: true };
    const nearly = STATED.test(text.slice(0, CONTENT_AT)) ? null : NEARLY_SIGNATURE.exec(text);
    if (nearly !== null) return { number, hex: nearly[1] ?? null, isWhole: false };
  }
  const before = crypto.decode(bytes.subarray(0, CONTENT_AT));
  const content = bytes.subarray(CONTENT_AT);
  return {
    number,
    stated: STATED.test(before) ? before.slice(0, HASH_LENGTH) : null,
    computed: await crypto.sha256(content),
    content: crypto.decode(content.subarray(0, MOST_LINE_BYTES)),
  };
}

function blockOf(lines: readonly ReadLine[], signature: ReadBlock['signature']): ReadBlock {
  const receipt = readReceipt(lines.map(({ content }) => content));
  return { lines, signature, receipt, sequence: receipt?.sequence ?? sequenceOf(lines[0]?.content) };
}

function sequenceOf(first: string | undefined): number | null {
  if (first?.startsWith('receipt ') !== true) return null;
  try {
    const value: unknown = JSON.parse(first.slice('receipt '.length));
    return isRecord(value) && Number.isSafeInteger(value['sequence']) ? Number(value['sequence']) : null;
  } catch {
    return null;
  }
}
