// What changed from one JSON value to another, and the way back: the older value from the newer one and the difference. Values are as
// readExactJson gives them. Keys such as __proto__ are keys like any other: only own properties are read, and none is set by assignment.
import { isExactNumber } from './exact-json.ts';

type Path = readonly (string | number)[];

/** What stood at the path; a side that is missing was not there. */
interface Replaced {
  readonly path: Path;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Of the text or list at the path: from that place on, `before` gave way to `after`. */
interface Spliced {
  readonly path: Path;
  readonly at: number;
  readonly before: string | readonly unknown[];
  readonly after: string | readonly unknown[];
}

export type JsonChange = Replaced | Spliced;

/** Shorter texts are shown whole. */
const LONG_TEXT = 64;

export function jsonDifference(before: unknown, after: unknown): JsonChange[] {
  const changes: JsonChange[] = [];
  collect([], before, after, changes);
  return changes;
}

/** @throws RangeError when the difference does not lead to this value. */
export function undoDifference(after: unknown, changes: readonly JsonChange[]): unknown {
  const holder = { root: copyOf(after) };
  for (const change of changes) undoOne(holder, ['root', ...change.path], change);
  return holder.root;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function collect(path: Path, before: unknown, after: unknown, changes: JsonChange[]): void {
  if (before === after) return;
  if (isObject(before) && isObject(after)) collectKeys(path, before, after, changes);
  else if (Array.isArray(before) && Array.isArray(after)) collectEntries(path, before, after, changes);
  else if (typeof before === 'string' && typeof after === 'string') changes.push(textChange(path, before, after));
  else changes.push({ path, before, after });
}

function collectKeys(path: Path, before: Json, after: Json, changes: JsonChange[]): void {
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) collect([...path, key], before[key], after[key], changes);
    else changes.push({ path: [...path, key], before: before[key] });
  }
  for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) changes.push({ path: [...path, key], after: after[key] });
}

/** Entries that were put in or taken out in one place are that alone; otherwise entries are compared in their places, and the end is cut off. */
function collectEntries(path: Path, before: readonly unknown[], after: readonly unknown[], changes: JsonChange[]): void {
  const shorter = Math.min(before.length, after.length);
  if (before.length !== after.length) {
    const head = countWhile(shorter, (index) => isSame(before[index], after[index]));
    const tail = countWhile(shorter - head, (index) => isSame(before.at(-1 - index), after.at(-1 - index)));
    if (head + tail === shorter) {
      changes.push({ path, at: head, before: before.slice(head, before.length - tail), after: after.slice(head, after.length - tail) });
      return;
    }
  }
  for (let index = 0; index < shorter; index++) collect([...path, index], before[index], after[index], changes);
  if (before.length !== after.length) changes.push({ path, at: shorter, before: before.slice(shorter), after: after.slice(shorter) });
}

/** Of a long text only the part between what is the same in front and behind. */
function textChange(path: Path, before: string, after: string): JsonChange {
  const shorter = Math.min(before.length, after.length);
  if (shorter < LONG_TEXT || isExactNumber(before) || isExactNumber(after)) return { path, before, after };
  let head = countWhile(shorter, (index) => before[index] === after[index]);
  if (isFirstOfPair(before, head - 1)) head -= 1;
  let tail = countWhile(shorter - head, (index) => before.at(-1 - index) === after.at(-1 - index));
  if (isFirstOfPair(before, before.length - tail - 1) || isFirstOfPair(after, after.length - tail - 1)) tail -= 1;
  if (tail < 0) tail = 0;
  return { path, at: head, before: before.slice(head, before.length - tail), after: after.slice(head, after.length - tail) };
}

/** Half a character of two units cannot be stored. */
function isFirstOfPair(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

function countWhile(most: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)])) : value;
}

function undoOne(holder: object, path: Path, change: JsonChange): void {
  const parent = path.slice(0, -1).reduce(ownEntry, holder);
  const last = path.at(-1) ?? '';
  if (typeof parent !== 'object' || parent === null) throw new RangeError('The difference does not lead to this value.');
  if (!('before' in change)) {
    if (!Reflect.deleteProperty(parent, last)) throw new RangeError('The difference does not lead to this value.');
    return;
  }
  const value = 'at' in change ? unspliced(ownEntry(parent, last), change) : copyOf(change.before);
  Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
}

function ownEntry(parent: unknown, step: string | number): unknown {
  if (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step))
    return (parent as Record<string | number, unknown>)[step];
  throw new RangeError('The difference does not lead to this value.');
}

function unspliced(now: unknown, { at, before, after }: Spliced): unknown {
  if (typeof now === 'string' && typeof before === 'string') return `${now.slice(0, at)}${before}${now.slice(at + after.length)}`;
  if (Array.isArray(now) && Array.isArray(before))
    return [...(now.slice(0, at) as unknown[]), ...(copyOf(before) as unknown[]), ...(now.slice(at + after.length) as unknown[])];
  throw new RangeError('The difference does not lead to this value.');
}
