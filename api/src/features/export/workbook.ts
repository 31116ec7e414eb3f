// An exported list as a workbook (.xlsx): the writing is schema's (list-file/workbook), the packing a library's.
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { ENTRY_DATE, workbookWriter, type ArchiveSink } from '@lotline/schema/domain/list-file/workbook';
import { SHEET_CHUNK } from '@lotline/schema/domain/list-file/workbook-sheets';

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
