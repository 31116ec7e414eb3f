// The rows of the site-contacts form: at least one stays, those with nothing in them are dropped when saved (specification 2 §5).
import { formatMobile } from '../kernel/phone.ts';
import type { RecordKey, RecordValues } from '../record/record-declaration.ts';
import { CONTACT_TEXTS, type SITE_CONTACT } from './site-contact.fields.ts';
import { sortContacts } from './site-contact.rules.ts';

/** A contact as a job has it. */
interface KnownContact extends RecordValues<typeof SITE_CONTACT> {
  readonly id: number;
  readonly sortOrder: number;
}

export type ContactText = RecordKey<typeof SITE_CONTACT>;

export interface ContactRow extends Readonly<Record<ContactText, string>> {
  /** For React only: rows have no id before they are saved. */
  readonly key: string;
  readonly id: number | null;
}

export function emptyRow(key: string): ContactRow {
  return { key, id: null, name: '', description: '', phone: '', email: '' };
}

/** A key that no row has, also when the rows come back from a draft. */
export function addRow(rows: readonly ContactRow[]): ContactRow[] {
  const added = rows.map(({ key }) => Number(/^added-(\d+)$/.exec(key)?.[1] ?? 0));
  return [...rows, emptyRow(`added-${String(Math.max(0, ...added) + 1)}`)];
}

export function contactRows(contacts: readonly KnownContact[]): ContactRow[] {
  const rows = sortContacts(contacts).map((contact) => ({
    key: `saved-${String(contact.id)}`,
    id: contact.id,
    name: contact.name ?? '',
    description: contact.description ?? '',
    phone: formatMobile(contact.phone ?? ''),
    email: contact.email ?? '',
  }));
  return rows.length === 0 ? [emptyRow('first')] : rows;
}

const filledRows = (rows: readonly ContactRow[]): ContactRow[] =>
  rows.filter((row) => CONTACT_TEXTS.some((field) => row[field].trim() !== ''));

/** The row that a refusal's field ('1.phone') speaks of: rows with nothing in them were not sent, so they do not count. */
export function rowOfField(rows: readonly ContactRow[], field: string): string | null {
  const position = /^\d+(?=\.)/.exec(field)?.[0];
  return position === undefined ? null : (filledRows(rows)[Number(position)]?.key ?? null);
}

/** As the mutation takes them: the order on the screen is the order kept. */
export function toContactInputs(rows: readonly ContactRow[]) {
  return filledRows(rows).map(({ id, name, description, phone, email }, index) => ({
    ...(id === null ? {} : { id }),
    name,
    description,
    phone,
    email,
    sortOrder: index + 1,
  }));
}

export function sameRows(a: readonly ContactRow[], b: readonly ContactRow[]): boolean {
  return JSON.stringify(toContactInputs(a)) === JSON.stringify(toContactInputs(b));
}

const TEXTS = ['key', ...CONTACT_TEXTS] as const;

function isRow(value: unknown): value is ContactRow {
  if (typeof value !== 'object' || value === null) return false;
  const row: Partial<Record<string, unknown>> = { ...value };
  return (row['id'] === null || typeof row['id'] === 'number') && TEXTS.every((field) => typeof row[field] === 'string');
}

/** The rows as a draft keeps them; null for what are none. */
export function parseRows(text: string): ContactRow[] | null {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? rows : null;
  } catch {
    return null;
  }
}
