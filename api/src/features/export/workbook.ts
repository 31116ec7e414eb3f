// An exported list as a workbook (.xlsx), written as it is read: a batch of rows is text before the next one is asked for (decision 053).
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportBatches, ExportedList, WriteExport } from './exported-list.ts';
import { filterRange, rowXml, sheetBegins, sheetEnds } from './sheet-xml.ts';
import { workbookCell, type WorkbookCell } from './workbook-cell.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

/** Of a sheet, with its head (2^20); the others go on in the next one. */
const MOST_ROWS = 1_048_576;
/** Characters that are packed at once. */
const CHUNK = 16_384;

type FileColumns<R> = Pick<ExportedList<R>, 'columns' | 'timeZone'>;
type Cells = readonly WorkbookCell[];

export const writeWorkbook: WriteExport = async function* (list, batches) {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const sheets = new AbortController();
  const written = writeParts(zip, sheets.signal, list, batches);
  written.catch(fail);
  try {
    for await (const chunk of output) yield chunk;
  } finally {
    // whoever hung up: nothing more is read for them
    sheets.abort();
    await batches.return();
  }
};

async function writeParts<R>(zip: ZipFile, signal: AbortSignal, list: FileColumns<R>, batches: ExportBatches<R>): Promise<void> {
  const source = await openRows(list, batches);
  const filters: string[] = [];
  do {
    const written = { rows: 1 };
    const sheet = Readable.from(sheetChunks(list, source, written), { objectMode: false, highWaterMark: CHUNK, signal });
    zip.addReadStream(sheet, sheetPath(filters.length + 1));
    await finished(sheet);
    filters.push(filterRange(list.columns.length, written.rows));
  } while (await source.hasMore());
  for (const [path, xml] of workbookParts(filters)) zip.addBuffer(Buffer.from(xml), path);
  zip.end();
}

interface RowSource {
  /** The first batch: columns are as wide as it needs. */
  readonly first: readonly Cells[];
  readonly hasMore: () => Promise<boolean>;
  /** The next one, once there is one. */
  readonly take: () => Cells;
}

async function openRows<R>({ columns, timeZone }: FileColumns<R>, batches: ExportBatches<R>): Promise<RowSource> {
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

async function* sheetChunks<R>(
  { columns }: FileColumns<R>,
  source: RowSource,
  written: { rows: number },
): AsyncGenerator<string, void, undefined> {
  const kinds = columns.map(({ kind }) => kind);
  let text = sheetBegins(columns, source.first);
  while (written.rows < MOST_ROWS && (await source.hasMore())) {
    written.rows += 1;
    text += rowXml(written.rows, kinds, source.take());
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text + sheetEnds(filterRange(columns.length, written.rows));
}
