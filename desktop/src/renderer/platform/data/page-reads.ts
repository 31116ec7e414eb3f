// Reads that come page after page and are shown whole: history, comments, a project's schedule. They are shared by all who show them, and read again from the
// first page as far as they were read, so that no page is left out or shown twice.
import type { Followed } from './follows.ts';
import type { Reads } from './reads.ts';

/** Pages that nobody shows any more are available at once for so long. */
const KEPT_MS = 5 * 60_000;

export interface PageRead<Page, Cursor> {
  readonly key: string;
  readonly follows: readonly Followed[];
  /** @param after null: the first page */
  readonly read: (after: Cursor | null) => Promise<Page>;
  /** Null after the last page. */
  readonly nextOf: (page: Page) => Cursor | null;
}

export interface PagesLoaded<Page> {
  readonly pages: readonly Page[];
  readonly reading: 'first' | 'more' | 'again' | null;
  readonly error: Error | null;
}

export interface Pages<Page> {
  readonly get: () => PagesLoaded<Page>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasMore: () => boolean;
  readonly loadMore: () => Promise<void>;
  readonly readAgain: () => Promise<void>;
}

export interface PageReads {
  readonly open: <Page, Cursor>(read: PageRead<Page, Cursor>) => Pages<Page>;
}

export function createPageReads(reads: Reads): PageReads {
  const kept = new Map<string, unknown>();
  return {
    open: <Page, Cursor>(read: PageRead<Page, Cursor>): Pages<Page> => {
      const known = kept.get(read.key);
      // one key names one read, and so one kind of page
      if (known !== undefined) return known as Pages<Page>;
      const made = createPages(read, reads, () => kept.delete(read.key));
      kept.set(read.key, made);
      return made;
    },
  };
}

function createPages<Page, Cursor>({ follows, read, nextOf }: PageRead<Page, Cursor>, reads: Reads, forget: () => void): Pages<Page> {
  let loaded: PagesLoaded<Page> = { pages: [], reading: null, error: null };
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing = (): void => undefined;
  let isOutdated = false;
  const listeners = new Set<() => void>();
  const set = (next: Partial<PagesLoaded<Page>>): void => {
    loaded = { ...loaded, ...next };
    listeners.forEach((listener) => listener());
  };
  const next = (): Cursor | null => {
    const last = loaded.pages.at(-1);
    return last === undefined ? null : nextOf(last);
  };
  const fromStart = async (): Promise<readonly Page[]> => {
    const pages = [await read(null)];
    const most = Math.max(1, loaded.pages.length);
    for (let after = lastCursor(pages, nextOf); after !== null && pages.length < most; after = lastCursor(pages, nextOf))
      pages.push(await read(after));
    return pages;
  };
  const reading = async (kind: 'first' | 'more' | 'again', work: () => Promise<readonly Page[]>): Promise<void> => {
    if (loaded.reading !== null) {
      // what changes during a read may not be in its answer
      isOutdated = kind === 'again';
      return;
    }
    set({ reading: kind });
    try {
      set({ pages: await work(), reading: null, error: null });
    } catch (problem) {
      set({ reading: null, error: problem instanceof Error ? problem : new Error(String(problem)) });
    }
    if (!isOutdated) return;
    isOutdated = false;
    await reading('again', fromStart);
  };
  const readAgain = (): Promise<void> => reading(loaded.pages.length === 0 ? 'first' : 'again', fromStart);
  return {
    readAgain,
    get: () => loaded,
    hasMore: () => next() !== null,
    loadMore: async () => {
      const after = next();
      if (after !== null) await reading('more', async () => [...loaded.pages, await read(after)]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      clearTimeout(leaving);
      if (listeners.size === 1) {
        stopFollowing = reads.add({ follows, readAgain });
        void readAgain();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing();
        leaving = setTimeout(forget, KEPT_MS);
      };
    },
  };
}

const lastCursor = <Page, Cursor>(pages: readonly Page[], nextOf: (page: Page) => Cursor | null): Cursor | null => {
  const last = pages.at(-1);
  return last === undefined ? null : nextOf(last);
};
