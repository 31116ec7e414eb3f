// A list of the office as a file of a spreadsheet (screens.md §2.20): which column is which, and what each row would do. Pure: nothing is written here.
import { sayError } from '../../errors/catalogue.ts';
import { headerKey, unguardedCell } from '../kernel/csv-cell.ts';
import type { LookupList } from './lookup-lists.ts';
import { canMark, LOOKUP_COLOURS, marksOf, NO_MARKS, plainDetails, type LookupMarks, type MarkKey } from './lookup-marks.rules.ts';
import { canBeLabel, mustNotBeLocked } from './lookup.rules.ts';
import { LOOKUP_VALUE, lookupKey } from './lookup-value.fields.ts';

export type CsvField = 'label' | 'archived' | MarkKey;

/** In the order of an export, with what the values of this list have; the records are counted, never read back. */
const columnsOf = (list: LookupList): readonly { readonly header: string; readonly field: CsvField | null }[] => [
  { header: 'Name', field: 'label' },
  { header: 'Archived', field: 'archived' },
  ...marksOf(list).map((field) => ({ header: LOOKUP_VALUE.fields[field].label, field })),
  { header: 'Records', field: null },
];
export const lookupCsvHeaders = (list: LookupList): readonly string[] => columnsOf(list).map(({ header }) => header);

export interface LookupCsvHead {
  /** The field of each column; null: read past. */
  readonly columns: readonly (CsvField | null)[];
  /** Headers that mean nothing here. */
  readonly unknown: readonly string[];
}

export function lookupCsvHead(list: LookupList, headers: readonly string[]): LookupCsvHead {
  const known = new Map(columnsOf(list).map(({ header, field }) => [headerKey(header), field]));
  return {
    columns: headers.map((header) => known.get(headerKey(header)) ?? null),
    unknown: headers.filter((header) => !known.has(headerKey(header)) && headerKey(header) !== ''),
  };
}

export type LookupCells = Readonly<Partial<Record<CsvField, string>>>;

export const lookupCells = ({ columns }: LookupCsvHead, cells: readonly string[]): LookupCells =>
  Object.fromEntries(columns.flatMap((key, place) => (key === null ? [] : [[key, unguardedCell(cells[place] ?? '').trim()]])));

/** One that is in the list. */
export interface KnownValue extends LookupMarks {
  readonly id: number;
  readonly label: string;
  readonly isArchived: boolean;
}

export type Marked = Readonly<Partial<LookupMarks>>;

export type JudgedValue = { readonly label: string } & (
  | { readonly does: 'create'; readonly isArchived: boolean; readonly marks: Marked }
  /** `marks`: what changes beside. */
  | { readonly does: 'archive' | 'restore'; readonly known: KnownValue; readonly marks: Marked }
  | { readonly does: 'mark'; readonly known: KnownValue; readonly marks: Marked }
  | { readonly does: 'nothing' }
  | { readonly does: 'refuse'; readonly sentence: string }
);

const YES = new Set(['yes', 'y', 'true', '1', 'archived']);
const NO = new Set(['no', 'n', 'false', '0']);
/** Takes away what a value has: an empty cell says nothing. */
const NONE = 'None';

/** Null: nothing is said; undefined: it cannot be read. */
function archivedOf(cell: string | undefined): boolean | null | undefined {
  const text = (cell ?? '').toLowerCase();
  if (text === '') return null;
  return YES.has(text) ? true : NO.has(text) ? false : undefined;
}

/** What the file says of them, and differs. */
function marksIn(list: LookupList, cells: LookupCells, before: LookupMarks | undefined): Marked {
  return Object.fromEntries(
    marksOf(list).flatMap((key) => {
      const cell = cells[key] ?? '';
      if (cell === '') return [];
      const text = cell.toLowerCase() === NONE.toLowerCase() ? null : markRead(key, cell);
      return text === (before?.[key] ?? null) ? [] : [[key, text]];
    }),
  );
}

function markRead(key: MarkKey, cell: string): string | null {
  if (key === 'colour') return colourNamed(cell);
  return key === 'details' ? plainDetails(cell) : cell;
}

/** One that there is not stays as it is written, and is refused by its rule. */
const colourNamed = (cell: string): string =>
  Object.entries(LOOKUP_COLOURS).find(([name, label]) => [name, label.toLowerCase()].includes(cell.toLowerCase()))?.[0] ?? cell;

/** As an export writes it. */
export function markCell(key: MarkKey, value: string | null): string {
  if (key !== 'colour' || value === null) return value ?? '';
  return Object.entries(LOOKUP_COLOURS).find(([name]) => name === value)?.[1] ?? value;
}

/**
 * What a row does. A name that the list has in another spelling is that value: renaming is done on the screen, where its records are counted. A value without a row stays.
 * @param taken the keys of the rows above it
 * @param codes by their keys whose they are, in the list and in the rows above it: the key of a name
 */
export function judgeValue(
  list: LookupList,
  cells: LookupCells,
  known: KnownValue | undefined,
  taken: ReadonlySet<string>,
  codes: ReadonlyMap<string, string> = new Map(),
): JudgedValue {
  const label = cells.label ?? '';
  const refuse = (sentence: string): JudgedValue => ({ label, does: 'refuse', sentence });
  const may = canBeLabel(list, label);
  if (!may.ok) return refuse(sayError(may.code, may.details));
  if (taken.has(lookupKey(label))) return refuse('This name is already further up in the file.');
  const archived = archivedOf(cells.archived);
  if (archived === undefined) return refuse('Archived must be Yes or No.');
  const marks = marksIn(list, cells, known);
  const mark = canMark(list, { ...NO_MARKS, ...marks });
  if (!mark.ok) return refuse(sayError(mark.code, mark.details));
  const holder = marks.code == null ? undefined : codes.get(lookupKey(marks.code));
  if (holder !== undefined && holder !== lookupKey(label)) return refuse('Another value has this code.');
  if (known === undefined) return { label, does: 'create', isArchived: archived === true, marks };
  if (archived === null || archived === known.isArchived)
    return Object.keys(marks).length === 0 ? { label, does: 'nothing' } : { label, does: 'mark', known, marks };
  if (!archived) return { label, does: 'restore', known, marks };
  const locked = mustNotBeLocked(list, known.label);
  return locked.ok ? { label, does: 'archive', known, marks } : refuse(sayError(locked.code, locked.details));
}

/**
 * What the import of these rows turns back, as a file with its heads: what it made is archived, what it archived is offered again, colours and days are as they were.
 * Null: it changed nothing.
 */
export function fileBack(list: LookupList, rows: readonly JudgedValue[]): readonly (readonly string[])[] | null {
  const keys = marksOf(list);
  const cellsOf = (known: KnownValue | null, marks: Marked): string[] =>
    keys.map((key) => (known === null || !(key in marks) ? '' : markCell(key, known[key]) || NONE));
  const back = rows.flatMap((row): string[][] => {
    if (row.does === 'create') return row.isArchived ? [] : [[row.label, 'Yes', ...cellsOf(null, {})]];
    if (row.does === 'nothing' || row.does === 'refuse') return [];
    const { known, marks, does } = row;
    return [[known.label, { archive: 'No', restore: 'Yes', mark: '' }[does], ...cellsOf(known, marks)]];
  });
  return back.length === 0 ? null : [['Name', 'Archived', ...keys.map((key) => LOOKUP_VALUE.fields[key].label)], ...back];
}
