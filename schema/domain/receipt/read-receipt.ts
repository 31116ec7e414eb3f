// What the lines of a receipt say. Whoever shows it has checked its signature before: the shape is looked at only as far as showing it needs.
import type { LineWord } from './receipt-lines.ts';
import type { Receipt, ReceiptCounts, ReceiptFile, ReceiptItem, ReceiptMove } from './receipt.ts';

/** What stands before a line's words. */
const HASH_AND_SPACE = 65;

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null unless every line can be read and each is there that a receipt has. @param contents without their hashes */
export function readReceipt(contents: readonly string[]): Receipt | null {
  try {
    const said = new Map<string, unknown[]>();
    for (const content of contents) {
      const at = content.indexOf(' ');
      const word = content.slice(0, at);
      const values = said.get(word) ?? [];
      values.push(JSON.parse(content.slice(at + 1)));
      said.set(word, values);
    }
    const one = (word: LineWord): unknown => said.get(word)?.[0];
    const all = (word: LineWord): unknown[] => said.get(word) ?? [];
    const [head, person, job, task] = [one('receipt'), one('person'), one('job'), one('task')];
    const [counts, previous, key, signedAt] = [one('counts'), one('previous'), one('key'), one('signed')];
    if (!isHead(head) || !isNamed(person) || !isJob(job) || !(task === null || isNamed(task)) || !isCounts(counts)) return null;
    if (!(previous === null || typeof previous === 'string') || typeof key !== 'string' || !isInstant(signedAt)) return null;
    const [moves, items, files] = [all('move').filter(isMove), all('item').filter(isItem), all('file').filter(isFile)];
    return { ...head, person, job, task, counts, previous, key, signedAt, moves, items, files };
  } catch {
    return null;
  }
}

/** Of a receipt's text; null as `readReceipt`. */
export function receiptOfText(text: string): Receipt | null {
  return readReceipt(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('signature '))
      .map((line) => line.slice(HASH_AND_SPACE)),
  );
}

/** Null when it is no line of a file. */
export function readFileLine(content: string): ReceiptFile | null {
  if (!content.startsWith('file ')) return null;
  try {
    const file: unknown = JSON.parse(content.slice('file '.length));
    return isFile(file) ? file : null;
  } catch {
    return null;
  }
}

const hasTexts = (value: unknown, ...names: readonly string[]): value is Fields =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');
const hasNumbers = (value: unknown, ...names: readonly string[]): value is Fields =>
  isRecord(value) && names.every((name) => Number.isSafeInteger(value[name]));
const orNull = (value: unknown): boolean => value === null || typeof value === 'string';

/** What a screen can show as a day and a time. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

const isHead = (value: unknown): value is Pick<Receipt, 'id' | 'kind' | 'sequence'> =>
  hasTexts(value, 'id') && hasNumbers(value, 'sequence') && (value['kind'] === 'submit' || value['kind'] === 'batch');
const isNamed = (value: unknown): value is { readonly id: number; readonly name: string } =>
  hasTexts(value, 'name') && hasNumbers(value, 'id');
const isJob = (value: unknown): value is Receipt['job'] => hasTexts(value, 'workOrder') && hasNumbers(value, 'id');
const isCounts = (value: unknown): value is ReceiptCounts => hasNumbers(value, 'moves', 'items', 'files', 'awaited');
const isMove = (value: unknown): value is ReceiptMove =>
  hasTexts(value, 'move') && isInstant(value['receivedAt']) && (value['pressedAt'] === null || isInstant(value['pressedAt']));
const isItem = (value: unknown): value is ReceiptItem =>
  hasTexts(value, 'code', 'quantity') && hasNumbers(value, 'id') && orNull(value['unit']) && orNull(value['completedQty']);
const isBytes = (value: unknown): boolean => hasTexts(value, 'sha256') && hasNumbers(value, 'sizeBytes');
const isFile = (value: unknown): value is ReceiptFile =>
  hasTexts(value, 'name') && hasNumbers(value, 'attachmentId') && isBytes(value) && (value['sent'] === null || isBytes(value['sent']));
