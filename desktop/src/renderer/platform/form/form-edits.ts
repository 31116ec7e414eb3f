// What a person has changed in a form, beside what the server shows: pure, so that every form does it in one way. A field that was put back is no edit.
export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;
/** The value as a control has it. */
export type Raw = string | boolean;

export interface Edit {
  readonly raw: Raw;
  /** What the server showed when the field was first changed. */
  readonly base: Value;
}
export type Edits = Readonly<Record<string, Edit>>;

export type Parsed = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly sentence: string };
/** The shared rule of a field; @param base its earlier value */
export type Parse = (field: string, raw: Raw, base: Value) => Parsed;

export const isSame = (one: Value | undefined, other: Value | undefined): boolean => plain(one) === plain(other);
const plain = (value: Value | undefined): Value => (value === undefined || value === '' ? null : value);

export const rawOf = (value: Value | undefined): Raw => (typeof value === 'boolean' ? value : String(value ?? ''));

/** @param shown the server's present value */
export function withEdit(edits: Edits, field: string, raw: Raw, shown: Values, parse: Parse): Edits {
  const base = edits[field]?.base ?? shown[field] ?? null;
  const parsed = parse(field, raw, base);
  if (raw === rawOf(base) || (parsed.ok && isSame(parsed.value, base) && typeof raw === 'boolean')) return without(edits, field);
  return { ...edits, [field]: { raw, base } };
}

export function without(edits: Edits, ...fields: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field)));
}

/**
 * What is left to save once `sent` is saved: a field that was typed on while the save was under way, upon what was saved of it.
 * @param saved the values that were sent
 */
export function unsavedSince(edits: Edits, sent: Edits, saved: Values): Edits {
  const left = Object.entries(edits).flatMap(([field, edit]): readonly (readonly [string, Edit])[] => {
    const before = sent[field];
    if (before === undefined) return [[field, edit]];
    if (edit.raw === before.raw) return [];
    return [[field, { raw: edit.raw, base: field in saved ? (saved[field] ?? null) : before.base }]];
  });
  return Object.fromEntries(left);
}

export interface ReadEdits {
  /** As they would be sent: those with an unchanged value are none. */
  readonly changes: Values;
  readonly base: Values;
  /** The sentence of each field whose rule is broken. */
  readonly faults: Readonly<Record<string, string>>;
}

export function readEdits(edits: Edits, parse: Parse): ReadEdits {
  const changes: Record<string, Value> = {};
  const base: Record<string, Value> = {};
  const faults: Record<string, string> = {};
  for (const [field, edit] of Object.entries(edits)) {
    const parsed = parse(field, edit.raw, edit.base);
    if (!parsed.ok) faults[field] = parsed.sentence;
    else if (!isSame(parsed.value, edit.base)) {
      changes[field] = parsed.value;
      base[field] = edit.base;
    }
  }
  return { changes, base, faults };
}

const isValue = (value: unknown): value is Value => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The stored draft, if it has this shape. */
export function draftEdits(found: unknown): Edits {
  if (typeof found !== 'object' || found === null || !('edits' in found)) return {};
  const { edits } = found;
  if (typeof edits !== 'object' || edits === null) return {};
  const entries = Object.entries(edits).flatMap(([field, edit]: readonly [string, unknown]) => {
    if (typeof edit !== 'object' || edit === null || !('raw' in edit) || !('base' in edit)) return [];
    const { raw, base } = edit;
    return (typeof raw === 'string' || typeof raw === 'boolean') && isValue(base) ? [[field, { raw, base }] as const] : [];
  });
  return Object.fromEntries(entries);
}
