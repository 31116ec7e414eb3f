// A whole list in batches, by its keys: what lies in memory does not grow with it.
import type { KeyedList, ListPage } from './read-list.ts';

/** The next batch. */
export type ReadBatch<R> = (after: string | null) => Promise<Pick<ListPage<R>, 'rows' | 'after'>>;

export const EXPORT_BATCH = 500;
/** Looked for at once: numbers alone, so that the list is gone through once for many batches. */
export const EXPORT_KEYS = 100_000;
/** Where the batches go on within keys that are known. */
const IN_KEYS = 'in the keys';

/** While one batch comes in and is taken apart here, the database reads another. */
const READ_AT_ONCE = 2;

/** The batches of a list by its keys; each is asked for once, in turn. */
export function readByKeys<Listed, R>({ keys, rows }: KeyedList<Listed>, present: (row: Listed) => R): ReadBatch<R> {
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

/** What fails while the batch before it is written is told when its turn comes, not as a failure that nobody heeds. */
export function handled<Batch>(batch: Promise<Batch>): Promise<Batch> {
  batch.catch(() => undefined);
  return batch;
}
