// Two people edit the builder and the contacts of one job at once (decision 080): what only one of them changed is kept of both, and where both wrote
// something else into one field, somebody decides. A removed contact that the other one changed stays; a changed one that the other removed is made anew.
import type { FieldClash } from '../kernel/field-merge.ts';
import { emptyRow, type ContactRow, type ContactText } from './contact-rows.ts';
import { CONTACT_TEXTS } from './site-contact.fields.ts';

export interface ContactForm {
  readonly developer: string;
  readonly rows: readonly ContactRow[];
}

export interface MergedContacts {
  /** Yours stands where a clash is not decided. */
  readonly form: ContactForm;
  /** 'developer', or the field of a saved contact: '12.phone'. */
  readonly clashes: readonly FieldClash[];
}

interface Three<T> {
  readonly base: T;
  readonly yours: T;
  readonly theirs: T;
}

type Picks = Readonly<Record<string, 'yours' | 'theirs'>>;

/** @param base as it stood when the editor opened it @param picks by field, what was decided */
export function mergeContacts({ base, yours, theirs }: Three<ContactForm>, picks: Picks = {}): MergedContacts {
  const clashes: FieldClash[] = [];
  const text = (field: string, three: Three<string>, isSame: (one: string, other: string) => boolean): string => {
    if (isSame(three.yours, three.theirs) || isSame(three.theirs, three.base)) return three.yours;
    if (isSame(three.yours, three.base)) return three.theirs;
    if (!(field in picks)) clashes.push({ field, ...three });
    return picks[field] === 'theirs' ? three.theirs : three.yours;
  };
  const [before, now] = [rowsById(base.rows), rowsById(theirs.rows)];
  const kept = yours.rows.flatMap((row): ContactRow[] => {
    const [seen, other] = row.id === null ? [] : [before.get(row.id), now.get(row.id)];
    if (row.id === null) return [row];
    if (other === undefined) return seen !== undefined && isSameRow(row, seen) ? [] : [{ ...row, id: null }];
    const part = (key: ContactText): string =>
      text(`${String(row.id)}.${key}`, { base: (seen ?? other)[key], yours: row[key], theirs: other[key] }, sameTextOf(key));
    return [{ ...row, ...Object.fromEntries(CONTACT_TEXTS.map((key) => [key, part(key)])) }];
  });
  const held = rowsById(yours.rows);
  const added = theirs.rows.filter((row) => {
    if (row.id === null || held.has(row.id)) return false;
    const seen = before.get(row.id);
    return seen === undefined || !isSameRow(row, seen);
  });
  const rows = [...kept, ...added];
  const developer = text(
    'developer',
    { base: base.developer, yours: yours.developer, theirs: theirs.developer },
    (one, other) => one.trim() === other.trim(),
  );
  return { form: { developer, rows: rows.length === 0 ? [emptyRow('first')] : rows }, clashes };
}

const rowsById = (rows: readonly ContactRow[]): ReadonlyMap<number, ContactRow> =>
  new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));

/** However a number is spaced. */
const plain = (key: ContactText, text: string): string => (key === 'phone' ? text.replace(/\s/g, '') : text.trim());
const sameTextOf =
  (key: ContactText) =>
  (one: string, other: string): boolean =>
    plain(key, one) === plain(key, other);
const isSameRow = (one: ContactRow, other: ContactRow): boolean => CONTACT_TEXTS.every((key) => sameTextOf(key)(one[key], other[key]));
