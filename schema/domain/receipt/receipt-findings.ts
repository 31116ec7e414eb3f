// What is found of receipts, in words that name the place (decision 044).
import { LINE_WORDS, type LineWord } from './receipt-lines.ts';
import type { ReadBlock, ReadLine } from './read-receipts.ts';

export type FindingPart = 'file' | 'line' | 'lineHash' | 'signature' | 'key' | 'link' | 'gap' | 'lines' | 'browser' | 'stopped';

export interface Finding {
  readonly part: FindingPart;
  /** Of the file, the first is 1. */
  readonly line: number;
  /** Of the receipt; null where it cannot be told. */
  readonly sequence: number | null;
  readonly sentence: string;
  /** False: nothing is wrong by it, but it says how far the check goes. */
  readonly isFault: boolean;
}

const NAMES: Readonly<Record<LineWord, string>> = {
  receipt: 'what kind of receipt it is',
  person: 'whose it is',
  job: 'the work order',
  task: 'the task',
  counts: 'how much it holds',
  previous: 'the link to the receipt before it',
  key: 'the key',
  signed: 'when it was signed',
  move: 'step',
  item: 'item',
  file: 'file',
};
const MANY: ReadonlySet<string> = new Set(['move', 'item', 'file'] satisfies LineWord[]);

const isWord = (word: string): word is LineWord => (LINE_WORDS as readonly string[]).includes(word);
const wordOf = ({ content }: ReadLine): string => content.slice(0, content.indexOf(' '));

/** 'file 3 (Trench-3.jpg)', 'the work order'; of a line that has lost its own word: 'a line'. */
function nameOfLine(line: ReadLine, lines: readonly ReadLine[]): string {
  const word = wordOf(line);
  if (!isWord(word)) return 'a line';
  if (!MANY.has(word)) return NAMES[word];
  const place = lines.filter((other) => wordOf(other) === word).indexOf(line) + 1;
  return `${NAMES[word]} ${String(place)}`;
}

const ofReceipt = (sequence: number | null): string => (sequence === null ? 'a receipt' : `receipt ${String(sequence)}`);

export const changedLine = (block: ReadBlock, line: ReadLine): Finding => ({
  part: 'line',
  line: line.number,
  sequence: block.sequence,
  sentence: `Line ${String(line.number)}: ${nameOfLine(line, block.lines)} of ${ofReceipt(block.sequence)} was changed after it was signed.`,
  isFault: true,
});

export const changedLineHash = (block: ReadBlock, line: ReadLine): Finding => ({
  part: 'lineHash',
  line: line.number,
  sequence: block.sequence,
  sentence: `Line ${String(line.number)}: the hash before ${nameOfLine(line, block.lines)} of ${ofReceipt(block.sequence)} was changed. Its text is as it was signed.`,
  isFault: true,
});

/** The line that a finding of the whole receipt names. */
export const at = (block: ReadBlock): number => block.signature?.number ?? block.lines.at(-1)?.number ?? 1;

export const changedSignature = (block: ReadBlock): Finding => ({
  part: 'signature',
  line: at(block),
  sequence: block.sequence,
  sentence: `Line ${String(at(block))}: the signature of ${ofReceipt(block.sequence)} does not match. It was changed, or whole lines were added, removed or rewritten.`,
  isFault: true,
});

export const noSignature = (block: ReadBlock): Finding => ({
  part: 'signature',
  line: at(block),
  sequence: block.sequence,
  sentence: `Line ${String(at(block))}: ${ofReceipt(block.sequence)} ends without its signature.`,
  isFault: true,
});

export const damagedSignatureLine = (block: ReadBlock): Finding => ({
  part: 'signature',
  line: at(block),
  sequence: block.sequence,
  sentence: `Line ${String(at(block))}: the line of the signature of ${ofReceipt(block.sequence)} was changed.`,
  isFault: true,
});

export const unknownKey = (block: ReadBlock): Finding => ({
  part: 'key',
  line: at(block),
  sequence: block.sequence,
  sentence: `The key of ${ofReceipt(block.sequence)} is not known on this device. Open this page once with a connection, then check again.`,
  isFault: true,
});

export const notChecked = (block: ReadBlock): Finding => ({
  part: 'browser',
  line: at(block),
  sequence: block.sequence,
  sentence: 'This browser cannot check signatures (Ed25519). Only the hashes were compared: use a newer browser to be sure.',
  isFault: true,
});

export const missingLines = (block: ReadBlock, what: string): Finding => ({
  part: 'lines',
  line: block.lines[0]?.number ?? at(block),
  sequence: block.sequence,
  sentence: `Line ${String(block.lines[0]?.number ?? at(block))}: ${ofReceipt(block.sequence)} ${what}.`,
  isFault: true,
});

export const brokenLink = (before: ReadBlock, block: ReadBlock): Finding => ({
  part: 'link',
  line: block.lines[0]?.number ?? at(block),
  sequence: block.sequence,
  sentence: `The link between ${ofReceipt(before.sequence)} and ${ofReceipt(block.sequence)} is broken: they do not follow each other.`,
  isFault: true,
});

/** Receipts before the first of the file may simply not have been exported. */
export const laterBegin = (block: ReadBlock): Finding => ({
  part: 'link',
  line: block.lines[0]?.number ?? at(block),
  sequence: block.sequence,
  sentence: `The file begins with ${ofReceipt(block.sequence)}; the receipts before it are not in it.`,
  isFault: false,
});

/** Nothing that is there was changed, but something between was taken away. @param from, to the numbers of the missing ones */
export const gap = (block: ReadBlock, from: number, to: number): Finding => ({
  part: 'gap',
  line: block.lines[0]?.number ?? at(block),
  sequence: block.sequence,
  sentence:
    from === to
      ? `Receipt ${String(from)} is missing from this file: the ones before and after it are there.`
      : `Receipts ${String(from)} to ${String(to)} are missing from this file: the ones before and after them are there.`,
  isFault: false,
});

export const ofFile = (line: number, sentence: string): Finding => ({ part: 'file', line, sequence: null, sentence, isFault: true });

const count = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');

export const stopped = (line: number, lineCount: number, found: number): Finding => ({
  part: 'stopped',
  line,
  sequence: null,
  sentence: `The check stopped at line ${count(line)} of ${count(lineCount)} with ${count(found)} findings: what comes after it was not checked.`,
  isFault: true,
});
