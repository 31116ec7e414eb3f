// A list as it is written to a file, on the server and on a computer without a network alike: its columns, and its rows batch after batch.
import type { CellKind, CellValue } from './export-cell.ts';

export interface ExportColumn<R> {
  /** As the rows of the list call it. */
  readonly key: string;
  readonly header: string;
  readonly kind: CellKind;
  readonly of: (row: R) => CellValue;
}

export interface WrittenList<R> {
  readonly columns: readonly ExportColumn<R>[];
  /** Of the company: instants stand as on its wall. */
  readonly timeZone: string;
}

export type ExportBatches<R> = AsyncGenerator<readonly R[], void, undefined>;

/** A file of the rows that are given to it, in the order of the columns. */
export type WriteExport = <R>(list: WrittenList<R>, batches: ExportBatches<R>) => AsyncIterable<string | Uint8Array>;
