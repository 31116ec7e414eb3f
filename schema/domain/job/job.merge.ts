// Two people edit one job (issue: "Two people on one record … lose nothing"): fields are written where nobody else changed them since the editor saw
// them; where somebody did, both values stand side by side and nothing is written. The server decides by it under the row's lock, the screen shows by it.
import { valueOf, type JobValue, type JobValues } from './job.fields.ts';

export interface FieldClash {
  readonly field: string;
  readonly yours: JobValue;
  readonly theirs: JobValue;
  readonly base: JobValue;
}

export interface Merged {
  /** What is to be written, by field. */
  readonly written: JobValues;
  /** Wanted, and so already. */
  readonly settled: readonly string[];
  /** Changed by others meanwhile, to something else than is wanted. */
  readonly clashes: readonly FieldClash[];
}

/** Nothing, null and an empty text are one. */
export function isSameValue(one: JobValue | undefined, other: JobValue | undefined): boolean {
  const plain = (value: JobValue | undefined): JobValue => (value === undefined || value === '' ? null : value);
  return plain(one) === plain(other);
}

/** @param current as the row stands @param base as the editor saw the fields that they changed @param changes as they are wanted */
export function mergeEdit(current: JobValues, base: JobValues, changes: JobValues): Merged {
  const written: Record<string, JobValue> = {};
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
export function changedByOthers(current: JobValues, seen: JobValues, changes: JobValues): string[] {
  const fields = new Set([...Object.keys(current), ...Object.keys(seen)]);
  return [...fields].filter((field) => !Object.hasOwn(changes, field) && !isSameValue(current[field], seen[field]));
}
