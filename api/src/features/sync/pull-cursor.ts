// Where a phone's pull stopped. Opaque to whoever holds it. Either between two pulls, or between two pages of one: then it says behind which job, and
// from where on the changes of these pages were asked for.
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';

export interface PullCursor {
  /** Of the record of change: from here on the next pull asks. It is taken before the first page is read, so that nothing falls in between. */
  readonly next: string;
  /** Null between two pulls. */
  readonly page: PagePlace | null;
}

export interface PagePlace {
  readonly afterJobId: number;
  /** The changes that these pages tell; null: they tell everything. */
  readonly changesSince: string | null;
}

const TEXT = /^([\w-]+)(?:~(\d{1,10})(?:~([\w-]+))?)?$/;

export function writePullCursor({ next, page }: PullCursor): string {
  if (page === null) return next;
  const { afterJobId, changesSince } = page;
  return [next, String(afterJobId), ...(changesSince === null ? [] : [changesSince])].join('~');
}

/** Null for what was never given: its holder begins anew. */
export function readPullCursor(text: string): PullCursor | null {
  const [, next, after, changesSince = null] = TEXT.exec(text) ?? [];
  if (next === undefined) return null;
  if (after === undefined) return { next, page: null };
  const afterJobId = Number(after);
  return afterJobId <= MAX_ID ? { next, page: { afterJobId, changesSince } } : null;
}
