// A workbook from this computer's copy: its sheets are schema's text (list-file), packed as they are read. The server's file is made in the same way (api, export/workbook).
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { filterRange } from '@lotline/schema/domain/list-file/sheet-xml';
import { SHEET_CHUNK, openRows, sheetChunks } from '@lotline/schema/domain/list-file/workbook-sheets';
import { sheetPath, workbookParts } from '@lotline/schema/domain/list-file/workbook-parts';
import type { ExportBatches, WriteExport, WrittenList } from '@lotline/schema/domain/list-file/written-list';

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

async function writeParts<R>(zip: ZipFile, signal: AbortSignal, list: WrittenList<R>, batches: ExportBatches<R>): Promise<void> {
  const source = await openRows(list, batches);
  const filters: string[] = [];
  do {
    const written = { rows: 1 };
    const sheet = Readable.from(sheetChunks(list, source, written), { objectMode: false, highWaterMark: SHEET_CHUNK, signal });
    zip.addReadStream(sheet, sheetPath(filters.length + 1));
    await finished(sheet);
    filters.push(filterRange(list.columns.length, written.rows));
  } while (await source.hasMore());
  for (const [path, xml] of workbookParts(filters)) zip.addBuffer(Buffer.from(xml), path);
  zip.end();
}
