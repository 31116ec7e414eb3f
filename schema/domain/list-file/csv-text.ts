// A list as CSV (RFC 4180): UTF-8 with its mark, the lines as Windows ends them.
import { safeText, writeCell } from './export-cell.ts';
import type { WriteExport } from './written-list.ts';

const BYTE_ORDER_MARK = '\ufeff';
export const CSV_NEWLINE = '\r\n';

/** Lines of cells with a newline between each two: a CSV library's own function. */
export type JoinCells = (cells: string[][]) => string;

/** The text of each batch, the header with the first. Cells are made safe before: a library's own pattern of a formula lets some pass. */
export const csvWriter = (join: JoinCells): WriteExport =>
  async function* ({ columns, timeZone }, batches) {
    const lines = (cells: string[][]): string => (cells.length === 0 ? '' : join(cells) + CSV_NEWLINE);
    let head = BYTE_ORDER_MARK + lines([columns.map(({ header }) => safeText(header))]);
    for await (const rows of batches) {
      const cells = rows.map((row) => columns.map(({ kind, of }) => writeCell(kind, of(row), timeZone)));
      yield head + lines(cells);
      head = '';
    }
  };
