// All lists of the console for one person. A change from the stream reads the changed rows once for each type of row, and every list that has them follows.
// After a gap what is in sight is read, and the rest is marked stale: it is read when it comes into sight.
import type { ApolloClient } from '@apollo/client';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import { logProblem } from '@lotline/web-session/log';
import type { GridRowData } from '../grid/grid-column.ts';
import { recordId } from './cache.ts';
import { ROWS_AT_ONCE } from './row-arrivals.ts';
import { createRowList, type KeptList, type ListRead, type RowList } from './row-list.ts';

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

export interface RowLists {
  readonly open: <Row extends GridRowData>(list: ListRead<Row>) => RowList<Row>;
  readonly onChanges: (changes: readonly ChangeEvent[]) => void;
  readonly onGap: () => void;
  /** A row is drawn until the returned function is called. */
  readonly see: (type: string, id: number) => () => void;
  readonly isStale: (type: string, id: number) => boolean;
  readonly isBehind: (type: string) => boolean;
  /** Tries again to read what could not be read. */
  readonly catchUp: (type: string) => void;
}

const newKind = (): Kind => ({ stale: new Set(), drawn: new Map(), toRead: new Set(), records: new Map(), isReading: false, isBehind: false });

export function createRowLists({ cache }: Pick<ApolloClient, 'cache'>): RowLists {
  const lists = new Map<string, KeptList>();
  const kinds = new Map<string, Kind>();
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  /** Lists that nobody looked at during a gap. */
  const outdated = new Set<string>();
  const kindOf = (type: string): Kind => {
    const kind = kinds.get(type) ?? newKind();
    kinds.set(type, kind);
    return kind;
  };
  const listsOf = (type: string): readonly KeptList[] => [...lists.values()].filter((list) => list.type === type);

  const forget = (key: string): void => {
    const gone = lists.get(key);
    lists.delete(key);
    leaving.delete(key);
    outdated.delete(key);
    if (gone === undefined) return;
    const shown = new Set(listsOf(gone.type).flatMap((other) => other.ids()));
    const left = gone.ids().filter((id) => !shown.has(id));
    cache.batch({ update: (one) => left.forEach((id) => void one.evict({ id: recordId(gone.type, id) })) });
  };

  const readOnce = async (type: string, kind: Kind): Promise<void> => {
    const ids = takeIds(kind);
    const records = new Map(kind.records);
    kind.records.clear();
    const ofKind = listsOf(type);
    const [any] = ofKind;
    try {
      if (any !== undefined && ids.length > 0) {
        const came = await any.readRows(ids);
        for (const list of ofKind) list.refresh(ids, came);
      }
      await Promise.all(
        ofKind
          .filter((list) => list.isShown())
          .map((list) => list.askArrivals([...(records.get(list.arrivalsOf ?? '') ?? [])])),
      );
    } catch (problem) {
      for (const id of ids) kind.toRead.add(id);
      for (const [entity, some] of records) for (const id of some) setOf(kind.records, entity).add(id);
      throw problem;
    }
  };

  /** One read at a time, so that no older answer lands upon a newer one; what failed waits for the next change or the next try. */
  const bringUp = async (type: string): Promise<void> => {
    const kind = kindOf(type);
    if (kind.isReading) return;
    kind.isReading = true;
    let isBehind = false;
    try {
      while (kind.toRead.size > 0 || kind.records.size > 0) await readOnce(type, kind);
    } catch (problem) {
      isBehind = true;
      logProblem('Changed rows could not be read again', problem);
    } finally {
      kind.isReading = false;
    }
    if (kind.isBehind === isBehind) return;
    kind.isBehind = isBehind;
    for (const list of listsOf(type)) list.notify();
  };

  const onGapOf = async (list: KeptList): Promise<void> => {
    if (list.readAgain()) return;
    const { type, arrivalsOf } = list;
    const kind = kindOf(type);
    for (const id of list.ids()) (kind.drawn.has(id) ? kind.toRead : kind.stale).add(id);
    await bringUp(type);
    if (arrivalsOf === null) return;
    try {
      const records = await list.newInFirstPage();
      if (records.length === 0) return;
      for (const id of records) setOf(kind.records, arrivalsOf).add(id);
    } catch (problem) {
      logProblem('The head of a list could not be read again', problem);
    }
    await bringUp(type);
  };

  return {
    open: <Row extends GridRowData>(list: ListRead<Row>): RowList<Row> => {
      const known = lists.get(list.key);
      // one key names one list, and so one type of row
      if (known !== undefined) return known as RowList<Row>;
      const made = createRowList(list, {
        cache,
        onStored: (ids) => ids.forEach((id) => kindOf(list.type).stale.delete(id)),
        onShown: () => {
          clearTimeout(leaving.get(list.key));
          leaving.delete(list.key);
          if (outdated.delete(list.key)) void onGapOf(made);
        },
        onLeft: () => leaving.set(list.key, setTimeout(() => forget(list.key), KEPT_MS)),
      });
      lists.set(list.key, made);
      return made;
    },
    onChanges: (changes) => {
      for (const list of lists.values()) {
        const kind = kindOf(list.type);
        const { changed, doubtful } = list.changedRows(changes);
        for (const id of changed) kind.toRead.add(id);
        for (const id of doubtful) (kind.drawn.has(id) ? kind.toRead : kind.stale).add(id);
        if (list.isShown()) for (const { entity, id } of changes) if (entity === list.arrivalsOf) setOf(kind.records, entity).add(id);
      }
      for (const type of kinds.keys()) void bringUp(type);
    },
    onGap: () => {
      for (const [key, list] of lists) {
        if (list.isShown()) void onGapOf(list);
        else outdated.add(key);
      }
    },
    see: (type, id) => {
      const kind = kindOf(type);
      kind.drawn.set(id, (kind.drawn.get(id) ?? 0) + 1);
      if (kind.stale.has(id)) {
        if (kind.toRead.size === 0) setTimeout(() => void bringUp(type), GATHER_MS);
        kind.toRead.add(id);
      }
      return () => {
        const often = (kind.drawn.get(id) ?? 1) - 1;
        if (often === 0) kind.drawn.delete(id);
        else kind.drawn.set(id, often);
      };
    },
    isStale: (type, id) => kinds.get(type)?.stale.has(id) ?? false,
    isBehind: (type) => kinds.get(type)?.isBehind ?? false,
    catchUp: (type) => void bringUp(type),
  };
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
