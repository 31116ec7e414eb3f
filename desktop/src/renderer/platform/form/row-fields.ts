// The fields of a form's rows, declared once for all of them; those of a declared record are such fields as they stand (decision 080). Pure.
import type { Claim } from '@lotline/schema/domain/kernel/claims';

export interface FormRow {
  /** Within its form, also before it is saved. */
  readonly key: string | number;
}
/** A row whose fields are texts, as they are typed. */
export type TextRow<Key extends string> = FormRow & Readonly<Record<Key, string>>;

export interface RowField<Row> {
  /** Of a form with one field in each row it names the row. */
  readonly label: string | ((row: Row) => string);
  /** A line if left out. */
  readonly kind?: 'line' | 'quantity' | 'amount' | 'mobile' | 'email';
  readonly most?: number;
  /** Without it the field is not shown. */
  readonly claim?: Claim;
  readonly hint?: (row: Row) => string | undefined;
  /** Beside the value; it does not block. */
  readonly warning?: (row: Row) => string | undefined;
  /** What is said where it is left empty; without it, it may be. */
  readonly required?: string;
  /** What is wrong with what was typed: said at the field at once. */
  readonly fault?: (row: Row) => string | undefined;
}

export type RowFields<Key extends string, Row> = Readonly<Record<Key, RowField<Row>>>;

export function rowKeysOf<Key extends string, Row>(fields: RowFields<Key, Row>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in fields) keys.push(key);
  return keys;
}

/** What is wrong with what was typed into a field; nothing where it is empty. */
export function typedFault<Row>({ fault }: RowField<Row>, row: Row, text: string): string | undefined {
  return text.trim() === '' ? undefined : fault?.(row);
}

export interface RowFault<Key extends string, Row> {
  readonly row: Row;
  readonly field: Key;
  readonly sentence: string;
}

/** The first field that is to be filled in or mended, row by row. */
export function firstRowFault<Key extends string, Row extends TextRow<Key>>(
  fields: RowFields<Key, Row>,
  rows: readonly Row[],
): RowFault<Key, Row> | null {
  for (const row of rows)
    for (const field of rowKeysOf(fields)) {
      const isEmpty = row[field].trim() === '';
      const sentence = isEmpty ? fields[field].required : typedFault(fields[field], row, row[field]);
      if (sentence !== undefined) return { row, field, sentence };
    }
  return null;
}
