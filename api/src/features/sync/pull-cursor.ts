// The position of a phone's sync. Opaque to its holder. Either between two syncs, or between two pages of one: then it names the last job, and
// the cursor with which the changes of these pages were read.
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';

export interface PullCursor {
  /** A cursor of the change record: the next sync begins here. It is taken before the first page is read, so that nothing is missed in between. */
  readonly next: string;
  /** Null between two syncs. */
  readonly page: PageCursor | null;
}

export interface PageCursor {
  readonly afterJobId: number;
  /** The changes of these pages; null: they have everything. */
  readonly changesSince: string | null;
}

const TEXT = /^([\w-]+)(?:~(\d{1,10})(?:~([\w-]+))?)?$/;

export function writePullCursor({ next, page }: PullCursor): string {
  if (page === null) return next;
  const { afterJobId, changesSince } = page;
  return [next, String(afterJobId), ...(changesSince === null ? [] : [changesSince])].join('~');
}

/** Null for an invalid cursor: its holder begins anew. */
export function readPullCursor(text: string): PullCursor | null {
  const [, next, after, changesSince = null] = TEXT.exec(text) ?? [];
  if (next === undefined) return null;
  if (after === undefined) return { next, page: null };
  const afterJobId = Number(after);
  return afterJobId <= MAX_ID ? { next, page: { afterJobId, changesSince } } : null;
}
