// An exported list as CSV (RFC 4180): UTF-8 with its mark, the lines as Windows ends them.
import Papa from 'papaparse';
import { writeCell } from './export-cell.ts';
import type { WriteExport } from './exported-list.ts';

const BYTE_ORDER_MARK = '\ufeff';
const NEWLINE = '\r\n';

/** Cells are made safe before (export-cell): the library's own pattern of a formula lets some pass. */
const lines = (cells: string[][]): string => (cells.length === 0 ? '' : Papa.unparse(cells, { newline: NEWLINE }) + NEWLINE);

/** The text of each batch, the header with the first. */
export const writeCsv: WriteExport = async function* ({ columns, timeZone }, batches) {
  let head = BYTE_ORDER_MARK + lines([columns.map(({ header }) => header)]);
  for await (const rows of batches) {
    const cells = rows.map((row) => columns.map(({ kind, of }) => writeCell(kind, of(row), timeZone)));
    yield head + lines(cells);
    head = '';
  }
};
