// A list of the office as a file of a spreadsheet (screens.md §2.20): which column is which, and what each row would do. Pure: nothing is written here.
import { sayError } from '../../errors/catalogue.ts';
import { headerKey, unguardedCell } from '../kernel/csv-cell.ts';
import type { LookupList } from './lookup-lists.ts';
import { canBeLabel, mustNotBeLocked } from './lookup.rules.ts';
import { lookupKey } from './lookup-value.fields.ts';

/** In the order of an export; the records are counted, never read back. */
export const LOOKUP_CSV_HEADERS = ['Name', 'Archived', 'Records'] as const;
const FIELDS = ['label', 'archived', null] as const;
export type CsvField = 'label' | 'archived';

export interface LookupCsvHead {
  /** The field of each column; null: read past. */
  readonly columns: readonly (CsvField | null)[];
  /** Headers that mean nothing here. */
  readonly unknown: readonly string[];
}

const placeOf = (header: string): number => LOOKUP_CSV_HEADERS.findIndex((known) => headerKey(known) === headerKey(header));

export function lookupCsvHead(headers: readonly string[]): LookupCsvHead {
  return {
    columns: headers.map((header) => FIELDS[placeOf(header)] ?? null),
    unknown: headers.filter((header) => placeOf(header) === -1 && headerKey(header) !== ''),
  };
}

export type LookupCells = Readonly<Partial<Record<CsvField, string>>>;

export const lookupCells = ({ columns }: LookupCsvHead, cells: readonly string[]): LookupCells =>
  Object.fromEntries(columns.flatMap((key, place) => (key === null ? [] : [[key, unguardedCell(cells[place] ?? '').trim()]])));

/** One that is in the list. */
export interface KnownValue {
  readonly id: number;
  readonly label: string;
  readonly isArchived: boolean;
}

export type JudgedValue = { readonly label: string } & (
  | { readonly does: 'create'; readonly isArchived: boolean }
  | { readonly does: 'archive' | 'restore'; readonly known: KnownValue }
  | { readonly does: 'nothing' }
  | { readonly does: 'refuse'; readonly sentence: string }
);

const YES = new Set(['yes', 'y', 'true', '1', 'archived']);
const NO = new Set(['no', 'n', 'false', '0']);

/** Null: nothing is said; undefined: it cannot be read. */
function archivedOf(cell: string | undefined): boolean | null | undefined {
  const text = (cell ?? '').toLowerCase();
  if (text === '') return null;
  return YES.has(text) ? true : NO.has(text) ? false : undefined;
}

/**
 * What a row does. A name that the list has in another spelling is that value: renaming is done on the screen, where its records are counted. A value without a row stays.
 * @param taken the keys of the rows above it
 */
export function judgeValue(list: LookupList, cells: LookupCells, known: KnownValue | undefined, taken: ReadonlySet<string>): JudgedValue {
  const label = cells.label ?? '';
  const refuse = (sentence: string): JudgedValue => ({ label, does: 'refuse', sentence });
  const may = canBeLabel(list, label);
  if (!may.ok) return refuse(sayError(may.code, may.details));
  if (taken.has(lookupKey(label))) return refuse('This name is already further up in the file.');
  const archived = archivedOf(cells.archived);
  if (archived === undefined) return refuse('Archived must be Yes or No.');
  if (known === undefined) return { label, does: 'create', isArchived: archived === true };
  if (archived === null || archived === known.isArchived) return { label, does: 'nothing' };
  if (!archived) return { label, does: 'restore', known };
  const locked = mustNotBeLocked(list, known.label);
  return locked.ok ? { label, does: 'archive', known } : refuse(sayError(locked.code, locked.details));
}

/** What the import of these rows turns back, as rows of a file: what it made is archived, what it archived is offered again. */
export const rowsBack = (rows: readonly JudgedValue[]): readonly (readonly [label: string, archived: 'Yes' | 'No'])[] =>
  rows.flatMap((row): [string, 'Yes' | 'No'][] => {
    if (row.does === 'create' && !row.isArchived) return [[row.label, 'Yes']];
    if (row.does === 'archive') return [[row.known.label, 'No']];
    return row.does === 'restore' ? [[row.known.label, 'Yes']] : [];
  });
