// A list as it is exported: batch after batch by its own pages, so that what lies in memory does not grow with the list.
import { setImmediate } from 'node:timers/promises';
import type { ExportBatches, WrittenList } from '@lotline/schema/domain/list-file/written-list';
import type { KeyedList, ListPage } from '../../platform/list/read-list.ts';

export interface ExportedList<R> extends WrittenList<R> {
  /** The next batch. */
  readonly read: (after: string | null) => Promise<Pick<ListPage<R>, 'rows' | 'after'>>;
  /** Kept before the last of it is sent: what is not kept is not exported whole. */
  readonly append: (rows: number, isComplete: boolean) => Promise<void>;
}

export const EXPORT_BATCH = 500;
/** Looked for at once: numbers alone, so that the list is gone through once for many batches. */
export const EXPORT_KEYS = 100_000;
/** Where the batches go on within keys that are known. */
const IN_KEYS = 'in the keys';

/** While one batch comes in and is taken apart here, the database reads another. */
const READ_AT_ONCE = 2;

/** The batches of a list by its keys; each is asked for once, in turn. */
export function readByKeys<Listed, R>({ keys, rows }: KeyedList<Listed>, present: (row: Listed) => R): ExportedList<R>['read'] {
  let known: readonly number[] = [];
  /** Of the known ones, where the next batch begins: cutting them off would copy what is left with each batch. */
  let at = 0;
  let end: string | null = null;
  const reading: Promise<readonly Listed[]>[] = [];
  const isAtEnd = (): boolean => at >= known.length && reading.length === 0;
  return async () => {
    if (isAtEnd()) {
      at = 0;
      ({ ids: known, after: end } = await keys(EXPORT_KEYS, end));
    }
    while (at < known.length && reading.length < READ_AT_ONCE) {
      reading.push(handled(rows(known.slice(at, at + EXPORT_BATCH))));
      at += EXPORT_BATCH;
    }
    const listed = (await reading.shift()) ?? [];
    return { rows: listed.map(present), after: isAtEnd() ? end : IN_KEYS };
  };
}

/** While a batch is written the next one is read; by its keys one more is on its way: three of them are in memory. */
export async function* exportBatches<R>({ read, append }: Pick<ExportedList<R>, 'read' | 'append'>): ExportBatches<R> {
  let rows = 0;
  let isComplete = false;
  let next: ReadBatch<R> | null = handled(read(null));
  try {
    while (next !== null) {
      const page: Pick<ListPage<R>, 'rows' | 'after'> = await next;
      next = page.after === null ? null : handled(read(page.after));
      // the question is on its way before the writing begins, which would hold it back
      await setImmediate();
      // handed out, whether its reader takes it or not
      rows += page.rows.length;
      yield page.rows;
    }
    isComplete = true;
  } finally {
    // who hung up while it was read: nobody waits for it, but it is not left behind
    await next?.catch(() => undefined);
    await append(rows, isComplete);
  }
}

type ReadBatch<R> = Promise<Pick<ListPage<R>, 'rows' | 'after'>>;

/** What fails while the batch before it is written is told when its turn comes, not as a failure that nobody heeds. */
function handled<Batch>(batch: Promise<Batch>): Promise<Batch> {
  batch.catch(() => undefined);
  return batch;
}
