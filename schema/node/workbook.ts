// A list as a workbook (.xlsx), for the two programs that write one: the server, and the desktop from its copy. The writing is the domain's, the packing a library's.
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { ENTRY_DATE, workbookWriter, type ArchiveSink } from '../domain/list-file/workbook.ts';
import { SHEET_CHUNK } from '../domain/list-file/workbook-sheets.ts';

const DATED = { mtime: new Date(ENTRY_DATE.year, ENTRY_DATE.month, ENTRY_DATE.day), forceDosTimestamp: true };

function zipArchive(): ArchiveSink {
  const zip = new ZipFile();
  const bytes = zip.outputStream.pipe(new PassThrough());
  const fail = (problem: unknown): void => void bytes.destroy(problem instanceof Error ? problem : new Error(String(problem)));
  zip.on('error', fail);
  const stopped = new AbortController();
  return {
    bytes,
    addText: async (path, chunks) => {
      const text = Readable.from(chunks, { objectMode: false, highWaterMark: SHEET_CHUNK, signal: stopped.signal });
      zip.addReadStream(text, path, DATED);
      await finished(text);
    },
    addWhole: (path, text) => void zip.addBuffer(Buffer.from(text), path, DATED),
    end: () => void zip.end(),
    fail,
    stop: () => stopped.abort(),
  };
}

export const writeWorkbook = workbookWriter(zipArchive);
