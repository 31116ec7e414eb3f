// Two people edit one record (issue: "Two people on one record … lose nothing"): fields are written where nobody else changed them since the editor saw
// them; where somebody did, both values stand side by side and nothing is written. The server decides by it under the row's lock, the screen shows by it.

export type FieldValue = string | number | boolean | null;
/** By field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export const valueOf = (values: FieldValues, field: string): FieldValue => values[field] ?? null;

export interface FieldClash {
  readonly field: string;
  readonly yours: FieldValue;
  readonly theirs: FieldValue;
  readonly base: FieldValue;
}

export interface Merged {
  /** What is to be written, by field. */
  readonly written: FieldValues;
  /** Wanted, and so already. */
  readonly settled: readonly string[];
  /** Changed by others meanwhile, to something else than is wanted. */
  readonly clashes: readonly FieldClash[];
}

/** Nothing, null and an empty text are one. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  const plain = (value: FieldValue | undefined): FieldValue => (value === undefined || value === '' ? null : value);
  return plain(one) === plain(other);
}

/** @param current as the row stands @param base as the editor saw the fields that they changed @param changes as they are wanted */
export function mergeEdit(current: FieldValues, base: FieldValues, changes: FieldValues): Merged {
  const written: Record<string, FieldValue> = {};
  const settled: string[] = [];
  const clashes: FieldClash[] = [];
  for (const [field, yours] of Object.entries(changes)) {
    const theirs = valueOf(current, field);
    const seen = valueOf(base, field);
    if (isSameValue(theirs, yours)) settled.push(field);
    else if (isSameValue(theirs, seen)) written[field] = yours;
    else clashes.push({ field, yours, theirs, base: seen });
  }
  return { written, settled, clashes };
}

/** What others changed meanwhile, of fields that the editor did not touch. */
export function changedByOthers(current: FieldValues, seen: FieldValues, changes: FieldValues): string[] {
  const fields = new Set([...Object.keys(current), ...Object.keys(seen)]);
  return [...fields].filter((field) => !Object.hasOwn(changes, field) && !isSameValue(current[field], seen[field]));
}
