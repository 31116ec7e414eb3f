// An exported list as CSV (RFC 4180): UTF-8 with its mark, the lines as Windows ends them.
import { stringify } from 'csv-stringify/sync';
import { writeCell } from './export-cell.ts';
import type { WriteExport } from './exported-list.ts';

const BYTE_ORDER_MARK = '\ufeff';
const LINES = { record_delimiter: '\r\n' };

/** The text of each batch, the header with the first. */
export const writeCsv: WriteExport = async function* ({ columns, timeZone }, batches) {
  let head = BYTE_ORDER_MARK + stringify([columns.map(({ header }) => header)], LINES);
  for await (const rows of batches) {
    const cells = rows.map((row) => columns.map(({ kind, of }) => writeCell(kind, of(row), timeZone)));
    yield head + stringify(cells, LINES);
    head = '';
  }
};
