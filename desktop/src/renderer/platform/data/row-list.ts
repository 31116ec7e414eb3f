// One list of the console: which rows it has, page by page (keyset), and which rows came to it elsewhere. The rows themselves are in the cache, once for each
// record. It outlives its screen, so that "back" shows it at once.
import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import type { GridRowData } from '../grid/grid-column.ts';
import { recordId } from './cache.ts';
import { createArrivals, type ArrivalsRead } from './row-arrivals.ts';
import { rowsOnce, withArrivals, withRowsRead, type RowPage } from './row-pages.ts';

/** Up to that many pages are read again as a whole after a gap in the stream. */
const PAGES_AT_ONCE = 5;
/** What a list is, and how it is read. */
export interface ListRead<Row extends GridRowData> {
  /** Names the list with its filter and sort. */
  readonly key: string;
  /** The row's type on the wire: rows of one type are the same records in all lists. */
  readonly type: string;
  readonly fragment: TypedDocumentNode<Row>;
  readonly read: (after: string | null) => Promise<RowPage<Row>>;
  /** The first page as this computer has it; null: it has none. Left out in a list that is never here. */
  readonly readHere?: () => Promise<RowPage<Row> | null>;
  /** Only these rows, at most 200; a row that is gone is left out. */
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
  /** The record that a row is of, by the entity that the stream names. 'any': such a change may concern each row. */
  readonly changedBy: Readonly<Record<string, ((row: Row) => number) | 'any'>>;
  /** Left out: new rows are not reported. */
  readonly arrivals?: ArrivalsRead<Row>;
}

export interface Loaded<Row extends GridRowData> {
  readonly pages: readonly RowPage<Row>[];
  /** Each row once. */
  readonly rows: readonly Row[];
  readonly reading: 'first' | 'more' | 'again' | null;
  readonly problem: unknown;
  /** What the problem is of. */
  readonly failed: 'first' | 'more' | 'again' | null;
  /** Rows that match the filter and are not shown yet. */
  readonly arrived: readonly Row[];
  readonly isArrivedCapped: boolean;
}

const NOTHING: Loaded<never> = {
  pages: [],
  rows: [],
  reading: null,
  problem: null,
  failed: null,
  arrived: [],
  isArrivedCapped: false,
};

/** Rows by their ids, of whichever type. */
export type RowsRead = ReadonlyMap<number, GridRowData>;

/** Which rows a change concerns, by their ids. */
export interface ChangedRows {
  readonly changed: readonly number[];
  /** Nobody knows whether they changed. */
  readonly doubtful: readonly number[];
}

/** A list as the others see it, whatever its rows are. */
export interface SharedList {
  readonly key: string;
  readonly type: string;
  /** The entity whose changes may bring new rows; null: none are reported. */
  readonly arrivalsOf: string | null;
  readonly ids: () => readonly number[];
  readonly isShown: () => boolean;
  readonly changedRows: (changes: readonly ChangeEvent[]) => ChangedRows;
  /** Reads these rows into the cache. @returns those that came, of the list's own type; the others are gone */
  readonly readRows: (ids: readonly number[]) => Promise<RowsRead>;
  /** Those rows were read: they stand as they are now, and those that did not come are removed. */
  readonly refresh: (asked: readonly number[], came: RowsRead) => void;
  /** After a gap: a short list is read again as a whole. @returns whether it was */
  readonly readAgain: () => boolean;
  /** Those records changed: their rows that match the filter and are not loaded are reported. */
  readonly askArrivals: (records: readonly number[]) => Promise<void>;
  /** Records whose rows have come to the first page and are not loaded. */
  readonly newInFirstPage: () => Promise<readonly number[]>;
  readonly notify: () => void;
}

export interface RowList<Row extends GridRowData> extends SharedList {
  readonly get: () => Loaded<Row>;
  /** Which rows it has, and what is said of it: not what stands in a row, which a drawn row follows in the cache. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What stands in its rows as well. */
  readonly subscribeRows: (listener: () => void) => () => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Reads the first page again: rows of it that are not loaded are reported. Of a list that is sorted by when they came. @throws as its read does */
  readonly lookForNew: () => Promise<void>;
  /** Puts the rows that came elsewhere at the head. @returns the first of them */
  readonly takeIn: () => number | null;
}

interface ListSurroundings {
  readonly cache: ApolloCache;
  readonly onStored: (ids: readonly number[]) => void;
  readonly onShown: () => void;
  readonly onLeft: () => void;
}

export class StoredRowList<Row extends GridRowData> implements RowList<Row> {
  readonly key: string;
  readonly type: string;
  readonly arrivalsOf: string | null;
  readonly askArrivals: (records: readonly number[]) => Promise<void>;
  readonly #list: ListRead<Row>;
  readonly #around: ListSurroundings;
  readonly #listeners = new Set<() => void>();
  readonly #rowListeners = new Set<() => void>();
  #loaded: Loaded<Row> = NOTHING;

  constructor(list: ListRead<Row>, around: ListSurroundings) {
    this.key = list.key;
    this.type = list.type;
    this.arrivalsOf = list.arrivals?.entity ?? null;
    this.#list = list;
    this.#around = around;
    this.askArrivals = createArrivals(list.arrivals, this.get, (next) => this.#set(next));
  }

  readonly get = (): Loaded<Row> => this.#loaded;
  readonly ids = (): readonly number[] => this.#loaded.rows.map(({ id }) => id);
  readonly isShown = (): boolean => this.#listeners.size > 0;
  readonly notify = (): void => [...this.#listeners, ...this.#rowListeners].forEach((listener) => listener());

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#around.onShown();
    if (this.#loaded.pages.length === 0 && this.#loaded.problem === null) this.#readFirst();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#around.onLeft();
    };
  };

  readonly subscribeRows = (listener: () => void): (() => void) => {
    this.#rowListeners.add(listener);
    return () => this.#rowListeners.delete(listener);
  };

  readonly loadMore = (): void => {
    const after = this.#loaded.pages.at(-1)?.after ?? null;
    if (after !== null) void this.#work('more', async () => [...this.#loaded.pages, await this.#page(after)]);
  };

  readonly retry = (): void => {
    if (this.#loaded.failed === 'again') this.#readAllAgain();
    else if (this.#loaded.pages.length === 0) this.#readFirst();
    else this.loadMore();
  };

  readonly readAgain = (): boolean => {
    if (this.#loaded.pages.length > PAGES_AT_ONCE) return false;
    if (this.#loaded.pages.length > 0) this.#readAllAgain();
    return true;
  };

  readonly changedRows = (changes: readonly ChangeEvent[]): ChangedRows => rowsChangedBy(this.#list, this.#loaded.rows, changes);

  readonly readRows = async (ids: readonly number[]): Promise<RowsRead> => {
    const read = await this.#list.readRows(ids);
    storeRows(this.#list, this.#around, read);
    return new Map(read.map((row) => [row.id, row]));
  };

  readonly refresh = (asked: readonly number[], came: RowsRead): void => {
    const here = new Set(this.ids());
    if (!asked.some((id) => here.has(id))) return;
    const isAllThere = asked.every((id) => came.has(id) || !here.has(id));
    // rows of one type are read with one fragment, whichever list reads them
    this.#keep({ pages: withRowsRead(this.#loaded.pages, asked, [...came.values()] as Row[]) });
    // the drawn rows follow the cache: their screen is not drawn again for what stands in them
    if (isAllThere) this.#rowListeners.forEach((listener) => listener());
    else this.notify();
  };

  readonly newInFirstPage = async (): Promise<readonly number[]> => {
    const { arrivals } = this.#list;
    if (arrivals === undefined) return [];
    const known = new Set(this.ids());
    return (await this.#page(null)).rows.filter(({ id }) => !known.has(id)).map(arrivals.recordOf);
  };

  readonly lookForNew = async (): Promise<void> => {
    if (this.#loaded.reading !== null || this.#loaded.pages.length === 0) return;
    const { rows } = await this.#page(null);
    const known = new Set(this.ids());
    const arrived = rows.filter(({ id }) => !known.has(id));
    // where none of it is known, nobody knows what lies between
    if (known.size > 0 && arrived.length === rows.length) this.#readAllAgain();
    else if (arrived.map(({ id }) => id).join() !== this.#loaded.arrived.map(({ id }) => id).join()) this.#set({ arrived });
  };

  readonly takeIn = (): number | null => {
    const { arrived, pages } = this.#loaded;
    storeRows(this.#list, this.#around, arrived);
    this.#set({ pages: withArrivals(pages, arrived), arrived: [], isArrivedCapped: false });
    return arrived[0]?.id ?? null;
  };

  #readFirst(): void {
    const { readHere } = this.#list;
    if (readHere === undefined) void this.#work('first', async () => [await this.#page(null)]);
    else void this.#readHereFirst(readHere);
  }

  /** From this computer at once, then from the server. */
  async #readHereFirst(readHere: () => Promise<RowPage<Row> | null>): Promise<void> {
    const here = readHere().catch(() => null);
    await this.#work('first', async () => {
      const page = await here;
      if (page === null) return [await this.#page(null)];
      storeRows(this.#list, this.#around, page.rows);
      return [page];
    });
    if ((await here) !== null) this.#readAllAgain();
  }

  #readAllAgain(): void {
    void this.#work('again', async () => {
      const most = this.#loaded.pages.length;
      const read = [await this.#page(null)];
      for (let after = read[0]?.after ?? null; after !== null && read.length < most; after = read.at(-1)?.after ?? null)
        read.push(await this.#page(after));
      return read;
    });
  }

  async #page(after: string | null): Promise<RowPage<Row>> {
    const read = await this.#list.read(after);
    storeRows(this.#list, this.#around, read.rows);
    return read;
  }

  async #work(kind: 'first' | 'more' | 'again', work: () => Promise<readonly RowPage<Row>[]>): Promise<void> {
    if (this.#loaded.reading !== null) return;
    this.#set({ reading: kind, problem: null, failed: null });
    try {
      this.#set({ pages: await work(), reading: null });
    } catch (problem) {
      this.#set({ reading: null, problem, failed: kind });
    }
  }

  #set(next: Partial<Loaded<Row>>): void {
    this.#keep(next);
    this.notify();
  }

  #keep(next: Partial<Loaded<Row>>): void {
    const pages = next.pages ?? this.#loaded.pages;
    this.#loaded = { ...this.#loaded, ...next, rows: pages === this.#loaded.pages ? this.#loaded.rows : rowsOnce(pages) };
  }
}

type RowsOf<Row extends GridRowData> = Pick<ListRead<Row>, 'type' | 'fragment'>;

/** Written in one batch: whoever shows one of them is notified once. */
function storeRows<Row extends GridRowData>(
  { type, fragment }: RowsOf<Row>,
  { cache, onStored }: ListSurroundings,
  rows: readonly Row[],
): void {
  cache.batch({
    update: (one) => {
      for (const row of rows) one.writeFragment({ id: recordId(type, row.id), fragment, data: row });
    },
  });
  onStored(rows.map(({ id }) => id));
}

function rowsChangedBy<Row extends GridRowData>(
  { changedBy }: ListRead<Row>,
  rows: readonly Row[],
  changes: readonly ChangeEvent[],
): ChangedRows {
  const ids = new Map<string, Set<number>>();
  for (const { entity, id } of changes) ids.set(entity, (ids.get(entity) ?? new Set()).add(id));
  const ways = Object.entries(changedBy).filter(([entity]) => ids.has(entity));
  if (ways.length === 0) return { changed: [], doubtful: [] };
  if (ways.some(([, way]) => way === 'any')) return { changed: [], doubtful: rows.map(({ id }) => id) };
  const isChanged = (row: Row): boolean => ways.some(([entity, way]) => way !== 'any' && ids.get(entity)?.has(way(row)) === true);
  return { changed: rows.filter(isChanged).map(({ id }) => id), doubtful: [] };
}
