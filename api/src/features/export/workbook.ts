// An exported list as a workbook (.xlsx), written as it is read: a row is text before the next one is asked for (decision 053).
import { writeXlsxStream, type ColumnDef } from 'hucre/xlsx';
import type { CellKind } from './export-cell.ts';
import type { ExportBatches, ExportedList, WriteExport } from './exported-list.ts';
import { workbookCell, type WorkbookCell } from './workbook-cell.ts';

/** How wide, in letters, and in which of a workbook's formats. */
const LOOKS: Readonly<Record<CellKind, { readonly width: number; readonly numFmt?: string }>> = {
  text: { width: 24 },
  phone: { width: 16 },
  number: { width: 12 },
  amount: { width: 14, numFmt: '#,##0.00' },
  day: { width: 12, numFmt: 'yyyy-mm-dd' },
  instant: { width: 17, numFmt: 'yyyy-mm-dd hh:mm' },
  flag: { width: 12 },
};
const SHEET = 'Export';

export const writeWorkbook: WriteExport = (list, batches) =>
  writeXlsxStream(cellsOf(list, batches), {
    name: SHEET,
    columns: list.columns.map(({ header, kind }): ColumnDef => {
      const { width, numFmt } = LOOKS[kind];
      return { header, width, ...(numFmt === undefined ? {} : { style: { numFmt } }) };
    }),
    freezePane: { rows: 1 },
  });

async function* cellsOf<R>(
  { columns, timeZone }: Pick<ExportedList<R>, 'columns' | 'timeZone'>,
  batches: ExportBatches<R>,
): AsyncGenerator<WorkbookCell[], void, undefined> {
  for await (const rows of batches) for (const row of rows) yield columns.map(({ kind, of }) => workbookCell(kind, of(row), timeZone));
}
