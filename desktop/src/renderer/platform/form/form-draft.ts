// Which part of a small form is stored as a draft, and which part of that is restored: pure. Only what differs from the initial values is stored, so that
// untouched fields follow the record.
import type { z } from 'zod';

export interface FormParts<Values extends object> {
  readonly shapes: { readonly [Field in keyof Values]: z.ZodType<Values[Field]> };
  /** The initial values of the form. */
  readonly start: Values;
  /** Fields that are chosen, not typed. */
  readonly choices?: readonly (keyof Values)[];
  /** What the draft is based on, as the record's version: stored beside it from the first change on, no edit itself. */
  readonly along?: readonly (keyof Values)[];
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether a reload would lose work: any typed field, or two choices; a single choice is quickly made again. */
export function isWorthKeeping<Values extends object>(
  typed: Partial<Values>,
  { start, choices = [], along = [] }: FormParts<Values>,
): boolean {
  let chosen = 0;
  for (const field in typed) {
    if (along.includes(field) || isSame(typed[field], start[field])) continue;
    if (!choices.includes(field)) return true;
    chosen += 1;
  }
  return chosen > 1;
}

/** The typed values, upon what they were first typed over. */
export function withTyped<Values extends object>(before: Partial<Values>, part: Partial<Values>, { start, along = [] }: FormParts<Values>) {
  return { ...partOf(start, along), ...before, ...part };
}

/** As the device stores it; null where there is nothing to store. */
export function toKeep<Values extends object>(typed: Partial<Values>, parts: FormParts<Values>): Partial<Values> | null {
  if (!isWorthKeeping(typed, parts)) return null;
  const draft: Partial<Values> = {};
  for (const field in typed)
    if (parts.along?.includes(field) === true || !isSame(typed[field], parts.start[field])) draft[field] = typed[field];
  return draft;
}

/** The stored draft, if all of it has the form's shape and still differs from the initial values; else null. */
export function fromDraft<Values extends object>(found: unknown, parts: FormParts<Values>): Partial<Values> | null {
  if (typeof found !== 'object' || found === null) return null;
  const given: Partial<Record<string, unknown>> = { ...found };
  const draft: Partial<Values> = {};
  for (const field in parts.shapes) {
    if (!(field in given)) continue;
    const read = parts.shapes[field].safeParse(given[field]);
    if (!read.success) return null;
    draft[field] = read.data;
  }
  return isWorthKeeping(draft, parts) ? draft : null;
}

/** Text that was typed before the device answered stays; its base is the first one. */
export function restored<Values extends object>(draft: Partial<Values>, typed: Partial<Values>, { along = [] }: FormParts<Values>) {
  return { ...draft, ...typed, ...partOf(draft, along) };
}

/** Many records as part of a name: the same ones have the same, in whatever order they were selected. */
export function nameOfMany(ids: readonly number[]): string {
  let mixed = 0x811c9dc5;
  for (const id of ids.toSorted((one, other) => one - other)) mixed = Math.imul(mixed ^ id, 0x01000193) >>> 0;
  return `${String(ids.length)}-${mixed.toString(36)}`;
}

function partOf<Values extends object>(values: Partial<Values>, fields: readonly (keyof Values)[]): Partial<Values> {
  const part: Partial<Values> = {};
  for (const field of fields) if (field in values) part[field] = values[field];
  return part;
}
