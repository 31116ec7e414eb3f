// The position of a phone's sync. Opaque to its holder. Either between two syncs, or between two pages of one: then it names the last job, and
// the cursor with which the changes of these pages were read.
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';

export interface PullCursor {
  /** A cursor of the change record: the next sync begins here. It is taken before the first page is read, so that nothing is missed in between. */
  readonly next: string;
  /** Null between two syncs. */
  readonly page: PageCursor | null;
  /** Of the desktop: pages of jobs are to come, the newest first, of those with a lower id than this. Null: they are all there. */
  readonly pagesBefore?: number | null;
}

export interface PageCursor {
  readonly afterJobId: number;
  /** The changes of these pages; null: they have everything. */
  readonly changesSince: string | null;
}

const TEXT = /^([\w-]+)(?:~(\d{1,10})(?:~([\w-]+))?)?(?:!(\d{1,10}))?$/;

export function writePullCursor({ next, page, pagesBefore = null }: PullCursor): string {
  const pages = pagesBefore === null ? '' : `!${String(pagesBefore)}`;
  if (page === null) return next + pages;
  const { afterJobId, changesSince } = page;
  return [next, String(afterJobId), ...(changesSince === null ? [] : [changesSince])].join('~') + pages;
}

/** Null for an invalid cursor: its holder begins anew. */
export function readPullCursor(text: string): PullCursor | null {
  const [, next, after, changesSince = null, before] = TEXT.exec(text) ?? [];
  const pagesBefore = before === undefined ? null : Number(before);
  if (next === undefined || (pagesBefore ?? 0) > MAX_ID) return null;
  if (after === undefined) return { next, page: null, pagesBefore };
  const afterJobId = Number(after);
  return afterJobId <= MAX_ID ? { next, page: { afterJobId, changesSince }, pagesBefore } : null;
}
