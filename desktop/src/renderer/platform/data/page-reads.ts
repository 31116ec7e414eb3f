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
  /** While somebody does, a change reads it again. */
  readonly subscribe: (listener: () => void) => () => void;
  /** For a screen that shows what was read last: a change is read when somebody follows it. */
  readonly subscribeOnce: (listener: () => void) => () => void;
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
      const made = new SharedPages(read, reads, () => kept.delete(read.key));
      kept.set(read.key, made);
      return made;
    },
  };
}

class SharedPages<Page, Cursor> implements Pages<Page> {
  readonly #read: PageRead<Page, Cursor>;
  readonly #reads: Reads;
  readonly #forget: () => void;
  readonly #listeners = new Set<() => void>();
  /** Of the listeners those for whom a change is read. */
  #followers = 0;
  /** It changed while nobody followed it. */
  #isStale = false;
  #loaded: PagesLoaded<Page> = { pages: [], reading: null, error: null };
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing = (): void => undefined;
  /** Something changed during a read, and may not be in its answer. */
  #isOutdated = false;

  constructor(read: PageRead<Page, Cursor>, reads: Reads, forget: () => void) {
    this.#read = read;
    this.#reads = reads;
    this.#forget = forget;
  }

  readonly get = (): PagesLoaded<Page> => this.#loaded;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#followers += 1;
    const leave = this.subscribeOnce(listener);
    if (this.#isStale) void this.readAgain();
    return () => {
      this.#followers -= 1;
      leave();
    };
  };

  readonly subscribeOnce = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    clearTimeout(this.#leaving);
    if (this.#listeners.size === 1) {
      this.#stopFollowing = this.#reads.add({ follows: this.#read.follows, readAgain: this.#onChange });
      void this.readAgain();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopFollowing();
      this.#leaving = setTimeout(this.#forget, KEPT_MS);
    };
  };

  readonly #onChange = (): Promise<void> => {
    if (this.#followers > 0) return this.readAgain();
    this.#isStale = true;
    return Promise.resolve();
  };

  readonly hasMore = (): boolean => this.#next(this.#loaded.pages) !== null;

  readonly loadMore = async (): Promise<void> => {
    const after = this.#next(this.#loaded.pages);
    if (after !== null) await this.#work('more', async () => [...this.#loaded.pages, await this.#read.read(after)]);
  };

  readonly readAgain = (): Promise<void> => this.#work(this.#loaded.pages.length === 0 ? 'first' : 'again', () => this.#fromStart());

  async #fromStart(): Promise<readonly Page[]> {
    const pages = [await this.#read.read(null)];
    const most = Math.max(1, this.#loaded.pages.length);
    for (let after = this.#next(pages); after !== null && pages.length < most; after = this.#next(pages))
      pages.push(await this.#read.read(after));
    return pages;
  }

  #next(pages: readonly Page[]): Cursor | null {
    const last = pages.at(-1);
    return last === undefined ? null : this.#read.nextOf(last);
  }

  async #work(kind: 'first' | 'more' | 'again', work: () => Promise<readonly Page[]>): Promise<void> {
    if (this.#loaded.reading !== null) {
      this.#isOutdated ||= kind === 'again';
      return;
    }
    this.#isStale &&= kind === 'more';
    this.#set({ reading: kind });
    try {
      this.#set({ pages: await work(), reading: null, error: null });
    } catch (problem) {
      this.#set({ reading: null, error: problem instanceof Error ? problem : new Error(String(problem)) });
    }
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    await this.#work('again', () => this.#fromStart());
  }

  #set(next: Partial<PagesLoaded<Page>>): void {
    this.#loaded = { ...this.#loaded, ...next };
    this.#listeners.forEach((listener) => listener());
  }
}
