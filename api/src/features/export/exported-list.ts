// A list as it is exported: batch after batch by its own pages, so that what lies in memory does not grow with the list.
import { setImmediate } from 'node:timers/promises';
import type { ExportBatches, WrittenList } from '@lotline/schema/domain/list-file/written-list';
import { handled, type ReadBatch } from '../../platform/list/read-by-keys.ts';
import type { ListPage } from '../../platform/list/read-list.ts';

export interface ExportedList<R> extends WrittenList<R> {
  /** The next batch. */
  readonly read: ReadBatch<R>;
  /** Kept before the last of it is sent: what is not kept is not exported whole. */
  readonly append: (rows: number, isComplete: boolean) => Promise<void>;
}

/** While a batch is written the next one is read; by its keys one more is on its way: three of them are in memory. */
export async function* exportBatches<R>({ read, append }: Pick<ExportedList<R>, 'read' | 'append'>): ExportBatches<R> {
  let rows = 0;
  let isComplete = false;
  let next: ReturnType<ReadBatch<R>> | null = handled(read(null));
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
