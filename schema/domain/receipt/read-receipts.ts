// A file of receipts taken apart by its bytes, whatever was done to it: which lines belong together, and where they stand. Nothing is believed here.
import type { ReceiptCrypto } from './receipt-crypto.ts';
import { FILE_HEAD } from './receipt-lines.ts';
import { isRecord, readReceipt } from './read-receipt.ts';
import type { Receipt } from './receipt.ts';

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

export interface ReadFile {
  readonly hasHead: boolean;
  readonly endsWhole: boolean;
  readonly lineCount: number;
  readonly blocks: readonly ReadBlock[];
}

const BREAK = 0x0a;
const HASH_LENGTH = 64;
const CONTENT_AT = HASH_LENGTH + 1;
const STATED = /^[0-9a-f]{64} $/;
const SIGNATURE = /^signature ([0-9a-f]{128})$/;
/** One whose word was damaged is still known by its shape, and ends its receipt. */
const NEARLY_SIGNATURE = /^(?:signature.*|.{10}([0-9a-f]{128}))$/s;
const AT_ONCE = 256;

export async function readReceiptsFile(bytes: Uint8Array, crypto: ReceiptCrypto): Promise<ReadFile> {
  const raw = splitLines(bytes);
  const endsWhole = raw.at(-1)?.length === 0;
  if (endsWhole) raw.pop();
  const [head, ...rest] = raw;
  const blocks: ReadBlock[] = [];
  let open: ReadLine[] = [];
  const close = (signature: ReadBlock['signature']): void => {
    if (open.length > 0 || signature !== null) blocks.push(blockOf(open, signature));
    open = [];
  };
  for (let from = 0; from < rest.length; from += AT_ONCE) {
    const read = await Promise.all(rest.slice(from, from + AT_ONCE).map((line, at) => readLine(line, from + at + 2, crypto)));
    for (const line of read) {
      if ('hex' in line) close(line);
      else {
        if (line.content.startsWith('receipt ')) close(null);
        open.push(line);
      }
    }
  }
  close(null);
  return { hasHead: head !== undefined && crypto.decode(head) === FILE_HEAD, endsWhole, lineCount: raw.length, blocks };
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
    content: crypto.decode(content),
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

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let at = bytes.indexOf(BREAK); at !== -1; at = bytes.indexOf(BREAK, from)) {
    lines.push(bytes.subarray(from, at));
    from = at + 1;
  }
  lines.push(bytes.subarray(from));
  return lines;
}
