// A list as a workbook (.xlsx), written as it is read: a batch of rows is text before the next one is asked for (decision 053). Who writes it hands in the archive.
import { filterRange } from './sheet-xml.ts';
import { openRows, sheetChunks } from './workbook-sheets.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';
import type { ExportBatches, WriteExport, WrittenList } from './written-list.ts';

/** One archive as a library packs it, its entries one after the other. */
export interface ArchiveSink {
  /** The archive's bytes, as they are packed; ends after `end`, throws what `fail` was told. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Done once all of the text was taken. */
  readonly addText: (path: string, chunks: AsyncIterable<string>) => Promise<void>;
  readonly addWhole: (path: string, text: string) => void;
  readonly end: () => void;
  readonly fail: (problem: Error) => void;
  /** Nobody reads it any more: no text is taken from now on. */
  readonly stop: () => void;
}

/** Of every entry, in local time: the same list has the same parts, wherever and whenever it is written. */
export const ENTRY_DATE = { year: 1980, month: 0, day: 1 } as const;

export const workbookWriter = (openArchive: () => ArchiveSink): WriteExport =>
  async function* (list, batches) {
    const archive = openArchive();
    writeParts(archive, list, batches).catch((problem: unknown) => {
      archive.fail(problem instanceof Error ? problem : new Error(String(problem)));
    });
    try {
      for await (const chunk of archive.bytes) yield chunk;
    } finally {
      // whoever hung up: nothing more is read for them
      archive.stop();
      await batches.return();
    }
  };

async function writeParts<R>(archive: ArchiveSink, list: WrittenList<R>, batches: ExportBatches<R>): Promise<void> {
  const source = await openRows(list, batches);
  const filters: string[] = [];
  do {
    const written = { rows: 1 };
    await archive.addText(sheetPath(filters.length + 1), sheetChunks(list, source, written));
    filters.push(filterRange(list.columns.length, written.rows));
  } while (await source.hasMore());
  for (const [path, xml] of workbookParts(filters)) archive.addWhole(path, xml);
  archive.end();
}
