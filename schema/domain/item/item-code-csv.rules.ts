// A file of item codes, as its export has them (screens.md §2.18): which column is which field, and what each row would do. Pure: nothing is written here.
import { isErrorCode, sayError, type ErrorCode } from '../../errors/catalogue.ts';
import { RefusalError } from '../../errors/refusal-error.ts';
import type { Actor } from '../kernel/actor.ts';
import { headerKey as plain, unguardedCell } from '../kernel/csv-cell.ts';
import { allowed } from '../kernel/verdict.ts';
import { canWriteFields, isRecordKey, type RecordChanges, type RecordValues } from '../record/record-declaration.ts';
import { parseRecordChanges } from '../record/record-input.ts';
import { canChangeUnitAmount } from './item-prices.rules.ts';
import { canChangeCode, ITEM_CODE, ITEM_CODE_KEYS, type ItemCodeValues } from './item-code.fields.ts';

export type ItemCodeField = (typeof ITEM_CODE_KEYS)[number];

/** Columns that an export has beside the fields: they are read past. */
const BESIDE: readonly string[] = ['uses', 'dated prices', 'merged into', 'archived', 'number', 'version'];
/** One code whatever its case and spaces. */
export const codeKey = (code: string): string => code.replace(/\s/g, '').toUpperCase();

export interface CsvHead {
  /** The field of each column; null: read past. */
  readonly columns: readonly (ItemCodeField | null)[];
  /** Headers that are no field. */
  readonly unknown: readonly string[];
}

export function csvHead(headers: readonly string[]): CsvHead {
  const fieldOf = (header: string) =>
    ITEM_CODE_KEYS.find((key) => plain(ITEM_CODE.fields[key].label) === plain(header) || plain(key) === plain(header)) ?? null;
  return {
    columns: headers.map(fieldOf),
    unknown: headers.filter((header) => fieldOf(header) === null && plain(header) !== '' && !BESIDE.includes(plain(header))),
  };
}

export const cellsByField = ({ columns }: CsvHead, cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.flatMap((key, place) => (key === null ? [] : [[key, unguardedCell(cells[place] ?? '').trim()]])));

const REQUIRED = ['code', 'name'] as const;

/** One that is in the catalogue. */
export interface KnownItemCode {
  readonly id: number;
  readonly isArchived: boolean;
  readonly usageCount: number;
  readonly isPriceDated: boolean;
  /** With its price of this day. */
  readonly values: ItemCodeValues;
}

export type JudgedRow = { readonly code: string } & (
  | { readonly does: 'create'; readonly after: RecordValues<typeof ITEM_CODE> }
  | { readonly does: 'edit'; readonly known: KnownItemCode; readonly after: RecordChanges<typeof ITEM_CODE> }
  | { readonly does: 'nothing' }
  | { readonly does: 'refuse'; readonly refusal: ErrorCode; readonly sentence: string }
);

/**
 * What a row does. An empty cell clears its field; a field without a column stays. A row that cannot be taken is refused by itself: the others are not.
 * @param taken the codes of the rows above it
 */
export function judgeRow(
  actor: Actor,
  cells: Readonly<Record<string, string>>,
  known: KnownItemCode | undefined,
  taken: ReadonlySet<string>,
): JudgedRow {
  const code = cells['code'] ?? '';
  try {
    if (taken.has(codeKey(code)) && code !== '')
      return refusedRow(code, 'ALREADY_TAKEN', { sentence: 'This code is already further up in the file.' });
    if (known?.isArchived === true) return refusedRow(code, 'ITEM_ARCHIVED');
    const missing = REQUIRED.find((key) => (cells[key] ?? (known === undefined ? '' : 'kept')) === '');
    if (missing !== undefined)
      return refusedRow(code, 'INVALID_INPUT', { field: missing, sentence: `${ITEM_CODE.fields[missing].label} is missing.` });
    return known === undefined ? created(actor, code, cells) : edited(actor, code, cells, known);
  } catch (error) {
    if (error instanceof RefusalError && isErrorCode(error.code)) return refusedRow(code, error.code, error.details);
    throw error;
  }
}

const refusedRow = (code: string, refusal: ErrorCode, details: RefusalError['details'] = {}): JudgedRow => ({
  ...{ code, does: 'refuse', refusal },
  sentence: sayError(refusal, details),
});

function created(actor: Actor, code: string, cells: Readonly<Record<string, string>>): JudgedRow {
  const given = Object.entries(cells).filter(([, cell]) => cell !== '');
  const may = canWriteFields(
    actor,
    ITEM_CODE,
    given.map(([key]) => key),
  );
  if (!may.ok) return refusedRow(code, may.code, may.details);
  const empty = Object.fromEntries(ITEM_CODE_KEYS.map((key) => [key, null]));
  const after = parseRecordChanges(ITEM_CODE, { ...empty, ...Object.fromEntries(given) });
  const whole = { ...NOTHING, ...after };
  const holds = ITEM_CODE.between?.(whole) ?? allowed;
  return holds.ok ? { code: whole.code ?? code, does: 'create', after: whole } : refusedRow(code, holds.code, holds.details);
}

function edited(actor: Actor, code: string, cells: Readonly<Record<string, string>>, known: KnownItemCode): JudgedRow {
  const parsed = parseRecordChanges(ITEM_CODE, cells);
  const changed = Object.entries(parsed).filter(
    ([key, value]) => isRecordKey(ITEM_CODE, key) && key !== 'code' && known.values[key] !== value,
  );
  if (changed.length === 0) return { code, does: 'nothing' };
  const after: RecordChanges<typeof ITEM_CODE> = Object.fromEntries(changed);
  const keys = changed.map(([key]) => key);
  for (const verdict of [
    canWriteFields(actor, ITEM_CODE, keys),
    canChangeCode(known.usageCount, after),
    canChangeUnitAmount(known.isPriceDated, after),
    ITEM_CODE.between?.({ ...known.values, ...after }) ?? allowed,
  ])
    if (!verdict.ok) return refusedRow(code, verdict.code, verdict.details);
  return { code, does: 'edit', known, after };
}

const NOTHING: ItemCodeValues = {
  ...{ code: null, name: null, description: null, itemType: null, unitOfMeasure: null, unitAmount: null, estimatedTime: null },
  ...{ minQuantity: null, maxQuantity: null, preapprovalOver: null, workTypes: null, shotList: null },
};

/** Whether a row changes an amount: then the file has a reason. */
export const changesMoney = (row: JudgedRow): boolean =>
  (row.does === 'create' || row.does === 'edit') && (row.after.unitAmount != null || row.after.preapprovalOver != null || isCleared(row));

const isCleared = (row: JudgedRow): boolean => row.does === 'edit' && ('unitAmount' in row.after || 'preapprovalOver' in row.after);

/** One code of an import as it stands now. */
export interface ImportedCode {
  readonly isNew: boolean;
  readonly isArchived: boolean;
  /** Something else has changed it since. */
  readonly isChanged: boolean;
  readonly usageCount: number;
  /** The fields that go back. */
  readonly keys: readonly string[];
}

/** Whether the import is undone for that code; null: it is, otherwise why it stays as it is. */
export function whyNotUndone(actor: Actor, { isNew, isArchived, isChanged, usageCount, keys }: ImportedCode): string | null {
  if (isChanged || isArchived) return 'It was changed since the import.';
  if (isNew) return usageCount === 0 ? null : 'It is now used on jobs.';
  const may = canWriteFields(actor, ITEM_CODE, keys);
  return may.ok ? null : sayError(may.code, may.details);
}
