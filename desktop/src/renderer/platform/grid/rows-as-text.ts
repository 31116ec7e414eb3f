// Rows as tab-separated text with a head, for a spreadsheet: a cell never breaks its line or column.
import type { GridColumn, GridRowData } from './grid-column.ts';

const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

export function rowsAsText<Row extends GridRowData>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return lines.map((cells) => cells.map(oneCell).join('\t')).join('\n');
}
