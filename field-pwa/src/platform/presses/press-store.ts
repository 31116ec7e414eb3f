// Where presses are until they are answered: in this page at once, and on the device in the same order. All tabs of a person show the same.
import type { KeptOutbox, PressRow, PressWrites } from '@lotline/web-session/kept/kept-outbox';
import { logProblem } from '@lotline/web-session/log';
import { createStore } from '@lotline/web-session/store';
import { BEHIND_ALL, entryOf, rowOf, type Entry, type RemovedEntry } from './press-entry.ts';

export interface Writes {
  readonly put?: readonly Entry[];
  /** Ids. */
  readonly gone?: readonly string[];
  /** Gone as well, and kept apart for 30 days. */
  readonly aside?: readonly Entry[];
}

export interface PressStore {
  /** All that are not answered, oldest first: the same list until something changes. */
  readonly read: () => readonly Entry[];
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Shown at once, behind all others or in the place of one that goes with it. Resolves when it is on the device, or when that is known to be
   * impossible: then its place is 'memory'.
   */
  readonly add: (entry: Entry, inPlaceOf?: Entry) => Promise<void>;
  /** In one transaction, as they stand by then in any tab. Returns what was written. */
  readonly change: (ids: readonly string[], decide: (entries: readonly Entry[]) => Writes) => Promise<Writes>;
  /** Reads the device again: another tab has written. */
  readonly refresh: () => Promise<void>;
  /** What was let go of waits again, where it stood. False when it is there no longer. */
  readonly putBack: (id: string) => Promise<boolean>;
  readonly removed: () => Promise<readonly RemovedEntry[]>;
  /** What another version of the app has kept and this one cannot read, as it lies there. */
  readonly unreadable: () => readonly unknown[];
}

export const REMOVED_KEPT_MS = 30 * 86_400_000;

const isEntry = (entry: Entry | null): entry is Entry => entry !== null;
const byOrder = (a: Entry, b: Entry): number => a.order - b.order;

/** @param now of the device, for what was let go of */
export function createPressStore({ presses, channel }: Pick<KeptOutbox, 'presses' | 'channel'>, now: () => Date): PressStore {
  const { get, set, subscribe } = createStore<readonly Entry[]>([]);
  let unreadable: readonly PressRow[] = [];
  // one after the other: an older read never takes the place of what was written since
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const show = ({ put = [], gone = [], aside = [] }: Writes): void => {
    const left = new Set([...gone, ...aside.map(({ press }) => press.id)]);
    const stays = get().filter(({ press }) => !left.has(press.id) && !put.some((entry) => entry.press.id === press.id));
    set([...stays, ...put].sort(byOrder));
  };

  const rowsOf = ({ put = [], gone = [], aside = [] }: Writes): PressWrites => {
    const isKept = ({ place }: Entry) => place === 'device';
    const removedAt = now().getTime();
    const removed = aside.map((entry) => ({ id: entry.press.id, removedAt, entry }));
    return { put: put.filter(isKept).map(rowOf), gone: [...gone, ...removed.map(({ id }) => id)], aside: removed };
  };

  /** The rows that the transaction found, and those that only this page has. */
  const found = (ids: readonly string[], rows: readonly PressRow[]): Entry[] => {
    const inMemory = get().filter(({ press, place }) => place === 'memory' && ids.includes(press.id));
    return [...rows.map(entryOf).filter(isEntry), ...inMemory].sort(byOrder);
  };

  const readAll = async (): Promise<void> => {
    try {
      const rows = await presses.all();
      const entries = rows.map((row) => [row, entryOf(row)] as const);
      unreadable = entries.filter(([, entry]) => entry === null).map(([row]) => row);
      const elsewhere = get().filter(({ place }) => place !== 'device');
      set([...entries.map(([, entry]) => entry).filter(isEntry), ...elsewhere].sort(byOrder));
    } catch (problem) {
      logProblem('The presses on this device could not be read', problem);
    }
  };

  return {
    read: get,
    subscribe,
    unreadable: () => unreadable,
    add: (entry, inPlaceOf) => {
      const aside = inPlaceOf === undefined ? [] : [inPlaceOf];
      const shown: Entry = { ...entry, place: 'keeping', order: inPlaceOf?.order ?? BEHIND_ALL };
      show({ put: [shown], aside });
      return inTurn(async () => {
        try {
          if (inPlaceOf?.place === 'device')
            await presses.change([inPlaceOf.press.id], () => rowsOf({ put: [{ ...shown, place: 'device' }], aside }));
          const order = inPlaceOf?.place === 'device' ? shown.order : await presses.add(entry.press.id, rowOf(entry).entry);
          show({ put: [{ ...entry, place: 'device', order }] });
          channel.post(CHANGED);
        } catch (problem) {
          logProblem('A press could not be kept on this device', problem);
          show({ put: [{ ...shown, place: 'memory' }] });
        }
      });
    },
    change: (ids, decide) =>
      inTurn(async () => {
        let writes: Writes = {};
        try {
          await presses.change(ids, (rows) => {
            writes = decide(found(ids, rows));
            return rowsOf(writes);
          });
          channel.post(CHANGED);
        } catch (problem) {
          // a full device keeps what it had: this page goes on by what it knows, and the same is written with the next change
          logProblem('A change of the presses could not be kept', problem);
          writes = decide(get().filter(({ press, place }) => place !== 'keeping' && ids.includes(press.id)));
        }
        show(writes);
        return writes;
      }),
    refresh: () => inTurn(readAll),
    putBack: (id) =>
      inTurn(async () => {
        const isBack = await presses.putBack(id, (entry) => placeOf(entry as Entry));
        await readAll();
        channel.post(CHANGED);
        return isBack;
      }),
    removed: async () => {
      await presses.forgetRemoved(now().getTime() - REMOVED_KEPT_MS);
      const rows = await presses.removed();
      return rows.map(({ entry, removedAt }) => ({ entry: entry as Entry, removedAt }));
    },
  };
}

/** What the device never kept had no place among the others. */
const placeOf = ({ order }: Entry): number | null => (order < BEHIND_ALL ? order : null);

/** To the other tabs: read again. */
export const CHANGED = { kind: 'changed' } as const;
