// A CSV file that somebody sends: its head and its rows, and the mark of what it was judged by, so that an import does what its dry run said.
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { refuse } from '@lotline/schema/errors/refusal-error';

export interface CsvHead<Field extends string> {
  /** Null: a column that means nothing here. */
  readonly columns: readonly (Field | null)[];
  readonly unknown: readonly string[];
}

interface CsvShape<Field extends string> {
  readonly headOf: (headers: readonly string[]) => CsvHead<Field>;
  /** Without it the file says nothing. */
  readonly required: Field;
  readonly labelOf: (field: Field) => string;
  readonly mostRows: number;
}

export interface ReadCsv<Field extends string> {
  readonly head: CsvHead<Field>;
  readonly records: readonly string[][];
}

const refusedFile = (sentence: string): never => refuse('INVALID_INPUT', { field: 'csv', sentence });

/** @throws RefusalError INVALID_INPUT for a text that is no such file */
export function readCsv<Field extends string>(csv: string, { headOf, required, labelOf, mostRows }: CsvShape<Field>): ReadCsv<Field> {
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: 'greedy' });
  const [headers = [], ...records] = data;
  const head = headOf(headers);
  if (!head.columns.includes(required))
    return refusedFile(`The file must have a column ${labelOf(required)} in its first line, as an export has.`);
  const twice = head.columns.find((key, place) => key !== null && head.columns.indexOf(key) !== place);
  if (twice != null) return refusedFile(`The file has the column ${labelOf(twice)} twice. Remove one of them.`);
  if (records.length > mostRows) return refusedFile(`The file must have at most ${String(mostRows)} rows. Send it in parts.`);
  return { head, records };
}

/** @param judgedBy versions of what the file was compared with */
export const seenMark = (judgedBy: string, csv: string): string => createHash('sha256').update(`${judgedBy} `).update(csv).digest('hex');
