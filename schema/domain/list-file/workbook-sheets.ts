// The sheets of a workbook as text, chunk after chunk as the rows are read: a batch is text before the next one is asked for (decision 053).
import { filterRange, rowXml, sheetBegins, sheetEnds } from './sheet-xml.ts';
import { workbookCell, type WorkbookCell } from './workbook-cell.ts';
import type { ExportBatches, WrittenList } from './written-list.ts';

/** Of a sheet, with its head (2^20); the others go on in the next one. */
const MOST_ROWS = 1_048_576;
/** Characters that are packed at once. */
export const SHEET_CHUNK = 16_384;

type Cells = readonly WorkbookCell[];

export interface RowSource {
  /** The first batch: columns are as wide as it needs. */
  readonly first: readonly Cells[];
  readonly hasMore: () => Promise<boolean>;
  /** The next one, once there is one. */
  readonly take: () => Cells;
}

export async function openRows<R>({ columns, timeZone }: WrittenList<R>, batches: ExportBatches<R>): Promise<RowSource> {
  let batch: readonly Cells[] = [];
  let at = 0;
  let isDone = false;
  const hasMore = async (): Promise<boolean> => {
    while (at >= batch.length && !isDone) {
      const next = await batches.next();
      isDone = next.done === true;
      batch = next.done === true ? [] : next.value.map((row) => columns.map(({ kind, of }) => workbookCell(kind, of(row), timeZone)));
      at = 0;
    }
    return !isDone;
  };
  await hasMore();
  return { first: batch, hasMore, take: () => batch[at++] ?? [] };
}

/** One sheet; `written.rows` counts its rows, with the head. */
export async function* sheetChunks<R>(
  { columns }: WrittenList<R>,
  source: RowSource,
  written: { rows: number },
): AsyncGenerator<string, void, undefined> {
  const kinds = columns.map(({ kind }) => kind);
  let text = sheetBegins(columns, source.first);
  while (written.rows < MOST_ROWS && (await source.hasMore())) {
    written.rows += 1;
    text += rowXml(written.rows, kinds, source.take());
    if (text.length < SHEET_CHUNK) continue;
    yield text;
    text = '';
  }
  yield text + sheetEnds(filterRange(columns.length, written.rows));
}
