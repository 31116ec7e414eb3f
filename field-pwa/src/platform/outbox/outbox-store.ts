// The unanswered actions: in this page at once, and on the device in the same order. All tabs of a person show the same.
import type { OutboxStorage, ActionRow, OutboxWrites } from '@lotline/web-session/device/outbox-storage';
import { logProblem } from '@lotline/web-session/log';
import { createStore } from '@lotline/web-session/store';
import { pastRemoved } from './past-removed.ts';
import {
  BEHIND_ALL,
  entryOf,
  isSettled,
  ofStored,
  rowOf,
  storedOf,
  type StoredEntry,
  type Entry,
  type RemovedEntry,
} from './outbox-entry.ts';
import { receivedOf, receivedRow, type ReceivedAction } from './received-action.ts';

export interface Writes {
  readonly put?: readonly Entry[];
  /** Ids. */
  readonly gone?: readonly string[];
  /** Deleted as well, and stored apart for 30 days. */
  readonly aside?: readonly Entry[];
  /** Deleted as well: the office has them. */
  readonly received?: readonly Entry[];
}

export interface OutboxStore {
  /** All unanswered ones, oldest first: the same list until something changes. */
  readonly read: () => readonly Entry[];
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Handed to the device in this call and before it is shown, at the end or in place of the one it replaces. Resolves when it is on the device, or when that is known to be
   * impossible: then its place is 'memory'.
   */
  readonly add: (entry: Entry, inPlaceOf?: Entry) => Promise<void>;
  /** In one transaction, on their present state in any tab. Returns what was written. */
  readonly change: (ids: readonly string[], decide: (entries: readonly Entry[]) => Writes) => Promise<Writes>;
  /** Reads the device again, since another tab has written. False: it could not be read, and the known state stays. */
  readonly refresh: () => Promise<boolean>;
  /** A removed one waits again, at its position. False when it no longer exists. */
  readonly putBack: (id: string) => Promise<boolean>;
  readonly removed: () => Promise<readonly RemovedEntry[]>;
  /** The newest few answered ones, newest first. */
  readonly received: () => Promise<readonly ReceivedAction[]>;
  /** What another version of the app has stored and this one cannot read, as it is stored. */
  readonly unreadable: () => readonly unknown[];
}

const isEntry = (entry: Entry | null): entry is Entry => entry !== null;
const byOrder = (a: Entry, b: Entry): number => a.order - b.order;

/** @param now the device's clock, for removed ones */
export const createOutboxStore = (outbox: Pick<OutboxStorage, 'actions' | 'channel'>, now: () => Date): OutboxStore =>
  new DeviceOutboxStore(outbox, now);

class DeviceOutboxStore implements OutboxStore {
  readonly #actions: OutboxStorage['actions'];
  readonly #channel: OutboxStorage['channel'];
  readonly #now: () => Date;
  readonly #view = createStore<readonly Entry[]>([]);
  #unreadable: readonly ActionRow[] = [];
  /** The last position that is known; null before the device has been read. */
  #lastOrder: number | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** How many of this page went behind all others: what was pressed after one of them follows it. */
  #moved = 0;

  constructor({ actions, channel }: Pick<OutboxStorage, 'actions' | 'channel'>, now: () => Date) {
    this.#actions = actions;
    this.#channel = channel;
    this.#now = now;
  }

  readonly read = () => this.#view.get();
  readonly subscribe = (listener: () => void) => this.#view.subscribe(listener);
  readonly unreadable = () => this.#unreadable;

  readonly add = (entry: Entry, inPlaceOf?: Entry): Promise<void> => {
    const shown: Entry = { ...entry, place: 'keeping', order: inPlaceOf?.order ?? BEHIND_ALL };
    const first = this.#first(shown, inPlaceOf);
    // the tab that sends reads behind that write: this one may be gone before it could say so
    if (first !== null) this.#channel.post(CHANGED);
    this.#show({ put: [shown], ...replacing(inPlaceOf) });
    return this.#inTurn(async () => {
      try {
        const order = await this.#keep(shown, inPlaceOf, first);
        this.#settle({ ...shown, place: 'device', order });
        this.#channel.post(CHANGED);
      } catch (problem) {
        logProblem('An action could not be kept on this device', problem);
        this.#settle({ ...shown, place: 'memory' });
      }
    });
  };

  readonly change = (ids: readonly string[], decide: (entries: readonly Entry[]) => Writes): Promise<Writes> =>
    this.#inTurn(async () => {
      let writes: Writes = {};
      try {
        await this.#actions.change(ids, (rows) => {
          writes = decide(this.#found(ids, rows));
          return this.#rowsOf(writes);
        });
        this.#channel.post(CHANGED);
      } catch (problem) {
        // a full device keeps its old rows: this page continues with its own state, and writes the same with the next change
        logProblem('A change of the actions could not be kept', problem);
        writes = decide(this.read().filter(({ action, place }) => place !== 'keeping' && ids.includes(action.id)));
      }
      this.#show(writes);
      return writes;
    });

  readonly refresh = (): Promise<boolean> => this.#inTurn(() => this.#readAll());

  readonly putBack = (id: string): Promise<boolean> =>
    this.#inTurn(async () => {
      const isBack = await this.#actions.putBack(id, (entry) => placeOf(entry as Entry));
      await this.#readAll();
      this.#channel.post(CHANGED);
      return isBack;
    });

  readonly removed = async (): Promise<readonly RemovedEntry[]> => {
    const rows = await this.#actions.removed();
    const past = pastRemoved(rows, this.#now().getTime());
    if (past.size > 0) await this.#actions.forgetRemoved([...past]);
    return rows.filter(({ id }) => !past.has(id)).map(({ entry, removedAt }) => ({ entry: ofStored(entry as StoredEntry), removedAt }));
  };

  readonly received = async (): Promise<readonly ReceivedAction[]> =>
    (await this.#actions.received()).map(receivedOf).filter((received) => received !== null);

  async #readAll(): Promise<boolean> {
    try {
      const rows = await this.#actions.all();
      const entries = rows.map((row) => [row, entryOf(row)] as const);
      this.#unreadable = entries.filter(([, entry]) => entry === null).map(([row]) => row);
      this.#lastOrder = rows.reduce((last, { order }) => Math.max(last, order), this.#lastOrder ?? 0);
      const isHere = new Set(rows.map(({ id }) => id));
      const elsewhere = this.read().filter(({ place, action }) => place !== 'device' && !isHere.has(action.id));
      this.#view.set([...entries.map(([, entry]) => entry).filter(isEntry), ...elsewhere].sort(byOrder));
      return true;
    } catch (problem) {
      logProblem('The actions on this device could not be read', problem);
      return false;
    }
  }

  /** Reads run one after the other: an older read never replaces what was written since. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  #show({ put = [], gone = [], aside = [], received = [] }: Writes): void {
    const left = new Set([...gone, ...[...aside, ...received].map(({ action }) => action.id)]);
    const stays = this.read().filter(({ action }) => !left.has(action.id) && !put.some((entry) => entry.action.id === action.id));
    this.#view.set([...stays, ...put].sort(byOrder));
  }

  /** Written, or known to be impossible: unless a newer one has replaced it meanwhile. */
  #settle(entry: Entry): void {
    if (this.read().some(({ action }) => action.id === entry.action.id)) this.#show({ put: [entry] });
  }

  /** Before the device has been read no position is known: then everything waits for its turn. */
  #first(entry: Entry, inPlaceOf: Entry | undefined): First | null {
    if (this.#lastOrder === null) return null;
    const takesPlace = inPlaceOf !== undefined && isSettled(inPlaceOf) && inPlaceOf.place === 'device';
    const order = takesPlace ? inPlaceOf.order : (this.#lastOrder += 1);
    const { put = [], ...replaced } = this.#rowsOf({
      put: [{ ...entry, place: 'device', order }],
      ...(takesPlace ? replacing(inPlaceOf) : {}),
    });
    const written = put[0] === undefined ? null : this.#actions.first(put[0], replaced);
    if (written === null) return null;
    const orNot = written.catch((problem: unknown) => {
      logProblem('An action could not be written at its press', problem);
      return null;
    });
    return { order, takesPlace, written: orNot, moved: this.#moved };
  }

  /** Returns its position. What it replaces was written before it, in its turn. */
  async #keep(entry: Entry, inPlaceOf: Entry | undefined, first: First | null): Promise<number> {
    const isAlone = (await first?.written) ?? null;
    if (first !== null && isAlone !== null && first.takesPlace) return first.order;
    if (inPlaceOf !== undefined && inPlaceOf.place !== 'memory') {
      const place = await this.#inItsPlace(entry, inPlaceOf);
      if (place !== null) return place;
    }
    if (first === null || isAlone === null) return this.#actions.add(entry.action.id, rowOf({ ...entry, order: BEHIND_ALL }).entry);
    return isAlone && first.moved === this.#moved ? first.order : this.#behindAll(entry.action.id, first.order);
  }

  /** Another tab has added one that this one did not know. */
  async #behindAll(id: string, order: number): Promise<number> {
    this.#moved += 1;
    const last = (await this.#actions.toEnd(id)) ?? order;
    this.#lastOrder = Math.max(last, this.#lastOrder ?? 0);
    return last;
  }

  /** Null: another tab has begun to send that one, and the newer one is added after it. */
  async #inItsPlace(entry: Entry, inPlaceOf: Entry): Promise<number | null> {
    let place: number | null = null;
    await this.#actions.change([inPlaceOf.action.id], (rows) => {
      place = null;
      const [before] = this.#found([inPlaceOf.action.id], rows);
      const mayGo = isSettled(inPlaceOf) || (before !== undefined && isUntouched(before));
      if (!mayGo) return {};
      place = before?.order ?? entry.order;
      return this.#rowsOf({ put: [{ ...entry, place: 'device', order: place }], ...replacing(inPlaceOf) });
    });
    if (place === null) await this.#readAll();
    else this.#show(replacing(inPlaceOf));
    return place;
  }

  #rowsOf({ put = [], gone = [], aside = [], received = [] }: Writes): OutboxWrites {
    const at = this.#now().getTime();
    const removed = aside.map((entry) => ({ id: entry.action.id, removedAt: at, entry: storedOf(entry) }));
    const answered = received.map((entry) => receivedRow(entry, at));
    const kept = put.filter(({ place }) => place === 'device');
    return { put: kept.map(rowOf), gone: [...gone, ...[...removed, ...answered].map(({ id }) => id)], aside: removed, received: answered };
  }

  /** The rows that the transaction found, and those that only this page has. */
  #found(ids: readonly string[], rows: readonly ActionRow[]): Entry[] {
    const inMemory = this.read().filter(({ action, place }) => place === 'memory' && ids.includes(action.id));
    return [...rows.map(entryOf).filter(isEntry), ...inMemory].sort(byOrder);
  }
}

/** What was written in the task of the press. */
interface First {
  readonly order: number;
  /** Of the refused one that it replaces. */
  readonly takesPlace: boolean;
  /** As it was when it was pressed. */
  readonly moved: number;
  /** Whether no other row has its position or a later one; null: the device did not take it. */
  readonly written: Promise<boolean | null>;
}

const isUntouched = ({ state, tries }: Entry): boolean => state.kind === 'waiting' && tries === 0;

/** A refused one is stored apart; one that was not sent yet, and is contained in the newer one, is dropped. */
const replacing = (inPlaceOf: Entry | undefined): Writes =>
  inPlaceOf === undefined ? {} : isSettled(inPlaceOf) ? { aside: [inPlaceOf] } : { gone: [inPlaceOf.action.id] };

/** What the device never stored had no position. */
const placeOf = ({ order }: Entry): number | null => (order < BEHIND_ALL ? order : null);

/** To the other tabs: read again. */
const CHANGED = { kind: 'changed' } as const;
