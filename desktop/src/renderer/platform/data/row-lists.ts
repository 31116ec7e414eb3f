// All lists of the console for one person. A change from the stream reads the changed rows once for each type of row, and every list that has them follows.
// After a gap what is in sight is read, and the rest is marked stale: it is read when it comes into sight.
import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import { logProblem } from '@lotline/web-session/log';
import type { GridRowData } from '../grid/grid-column.ts';
import { recordId } from './cache.ts';
import { ROWS_AT_ONCE } from './row-arrivals.ts';
import { StoredRowList, type SharedList, type ListRead, type RowList } from './row-list.ts';

/** A list that was left is available at once for so long. */
const KEPT_MS = 30 * 60_000;
/** Rows that come into sight while somebody scrolls are read together. */
const GATHER_MS = 100;

/** Rows of one type: the same records in whichever list. */
interface Kind {
  readonly stale: Set<number>;
  /** How often each is drawn. */
  readonly drawn: Map<number, number>;
  readonly toRead: Set<number>;
  /** Changed records by entity, whose rows may be new in a list. */
  readonly records: Map<string, Set<number>>;
  isReading: boolean;
  /** Some rows changed and could not be read. */
  isBehind: boolean;
}

const newKind = (): Kind => ({
  stale: new Set(),
  drawn: new Map(),
  toRead: new Set(),
  records: new Map(),
  isReading: false,
  isBehind: false,
});

export class RowLists {
  readonly #cache: ApolloCache;
  readonly #lists = new Map<string, SharedList>();
  readonly #kinds = new Map<string, Kind>();
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();
  /** Lists that nobody looked at during a gap. */
  readonly #outdated = new Set<string>();

  constructor({ cache }: Pick<ApolloClient, 'cache'>) {
    this.#cache = cache;
  }

  open<Row extends GridRowData>(list: ListRead<Row>): RowList<Row> {
    const known = this.#lists.get(list.key);
    // one key names one list, and so one type of row
    if (known !== undefined) return known as RowList<Row>;
    const made = new StoredRowList(list, {
      cache: this.#cache,
      onStored: (ids) => ids.forEach((id) => this.#kindOf(list.type).stale.delete(id)),
      onShown: () => {
        clearTimeout(this.#leaving.get(list.key));
        this.#leaving.delete(list.key);
        if (this.#outdated.delete(list.key)) void this.#readAfterGap(made);
      },
      onLeft: () =>
        this.#leaving.set(
          list.key,
          setTimeout(() => this.#forget(list.key), KEPT_MS),
        ),
    });
    this.#lists.set(list.key, made);
    return made;
  }

  readonly onChanges = (changes: readonly ChangeEvent[]): void => {
    for (const list of this.#lists.values()) {
      const kind = this.#kindOf(list.type);
      const { changed, doubtful } = list.changedRows(changes);
      for (const id of changed) kind.toRead.add(id);
      for (const id of doubtful) (kind.drawn.has(id) ? kind.toRead : kind.stale).add(id);
      if (list.isShown()) for (const { entity, id } of changes) if (entity === list.arrivalsOf) setOf(kind.records, entity).add(id);
    }
    for (const type of this.#kinds.keys()) void this.#bringUp(type);
  };

  readonly onGap = (): void => {
    for (const [key, list] of this.#lists) {
      if (list.isShown()) void this.#readAfterGap(list);
      else this.#outdated.add(key);
    }
  };

  /** A row is drawn until the returned function is called. */
  readonly see = (type: string, id: number): (() => void) => {
    const kind = this.#kindOf(type);
    kind.drawn.set(id, (kind.drawn.get(id) ?? 0) + 1);
    if (kind.stale.has(id)) {
      if (kind.toRead.size === 0) setTimeout(() => void this.#bringUp(type), GATHER_MS);
      kind.toRead.add(id);
    }
    return () => {
      const often = (kind.drawn.get(id) ?? 1) - 1;
      if (often === 0) kind.drawn.delete(id);
      else kind.drawn.set(id, often);
    };
  };

  readonly isStale = (type: string, id: number): boolean => this.#kinds.get(type)?.stale.has(id) ?? false;
  /** Some rows changed and could not be read. */
  readonly isBehind = (type: string): boolean => this.#kinds.get(type)?.isBehind ?? false;
  /** Tries again to read what could not be read. */
  readonly catchUp = (type: string): void => void this.#bringUp(type);

  #kindOf(type: string): Kind {
    const kind = this.#kinds.get(type) ?? newKind();
    this.#kinds.set(type, kind);
    return kind;
  }

  #listsOf(type: string): readonly SharedList[] {
    return [...this.#lists.values()].filter((list) => list.type === type);
  }

  /** The rows that no other list has go as well. */
  #forget(key: string): void {
    const gone = this.#lists.get(key);
    this.#lists.delete(key);
    this.#leaving.delete(key);
    this.#outdated.delete(key);
    if (gone === undefined) return;
    const shown = new Set(this.#listsOf(gone.type).flatMap((other) => other.ids()));
    const left = gone.ids().filter((id) => !shown.has(id));
    this.#cache.batch({ update: (one) => left.forEach((id) => void one.evict({ id: recordId(gone.type, id) })) });
  }

  /** One read at a time, so that no older answer lands upon a newer one; what failed waits for the next change or the next try. */
  async #bringUp(type: string): Promise<void> {
    const kind = this.#kindOf(type);
    if (kind.isReading) return;
    kind.isReading = true;
    let isBehind = false;
    try {
      while (kind.toRead.size > 0 || kind.records.size > 0) await this.#readOnce(type, kind);
    } catch (problem) {
      isBehind = true;
      logProblem('Changed rows could not be read again', problem);
    } finally {
      kind.isReading = false;
    }
    if (kind.isBehind === isBehind) return;
    kind.isBehind = isBehind;
    for (const list of this.#listsOf(type)) list.notify();
  }

  async #readOnce(type: string, kind: Kind): Promise<void> {
    const ids = takeIds(kind);
    const records = new Map(kind.records);
    kind.records.clear();
    const ofKind = this.#listsOf(type);
    const [any] = ofKind;
    try {
      if (any !== undefined && ids.length > 0) {
        const came = await any.readRows(ids);
        for (const list of ofKind) list.refresh(ids, came);
      }
      const shown = ofKind.filter((list) => list.isShown());
      await Promise.all(shown.map((list) => list.askArrivals([...(records.get(list.arrivalsOf ?? '') ?? [])])));
    } catch (problem) {
      for (const id of ids) kind.toRead.add(id);
      for (const [entity, some] of records) for (const id of some) setOf(kind.records, entity).add(id);
      throw problem;
    }
  }

  async #readAfterGap(list: SharedList): Promise<void> {
    if (list.readAgain()) return;
    const { type, arrivalsOf } = list;
    const kind = this.#kindOf(type);
    for (const id of list.ids()) (kind.drawn.has(id) ? kind.toRead : kind.stale).add(id);
    await this.#bringUp(type);
    if (arrivalsOf === null) return;
    try {
      for (const id of await list.newInFirstPage()) setOf(kind.records, arrivalsOf).add(id);
    } catch (problem) {
      logProblem('The head of a list could not be read again', problem);
    }
    await this.#bringUp(type);
  }
}

/** At most one read of them: those in sight first. What is left over is read when it comes into sight. */
function takeIds({ toRead, drawn, stale }: Kind): readonly number[] {
  const ids = [...toRead];
  toRead.clear();
  if (ids.length <= ROWS_AT_ONCE) return ids;
  const first = [...ids.filter((id) => drawn.has(id)), ...ids.filter((id) => !drawn.has(id))];
  for (const id of first.slice(ROWS_AT_ONCE)) stale.add(id);
  return first.slice(0, ROWS_AT_ONCE);
}

function setOf(map: Map<string, Set<number>>, key: string): Set<number> {
  const set = map.get(key) ?? new Set<number>();
  map.set(key, set);
  return set;
}
