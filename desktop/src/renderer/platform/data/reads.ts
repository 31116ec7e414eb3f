// The reads of the console beside its lists: which are read again after a change, and which are fresh enough to be shown from the cache alone.
import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import type { Clock } from '@lotline/web-session/clock';
import { concerns, type Followed } from './follows.ts';

/** A read that is no query of the cache: pages that were read one after the other. */
export interface FollowingRead {
  readonly follows: readonly Followed[];
  readonly readAgain: () => Promise<unknown>;
}

export interface Reads {
  /** Somebody changed these records: what is shown of them is read again, figures of many at the end of their rest; what is not shown is when it is opened. */
  readonly onChanges: (changes: readonly ChangeEvent[]) => Promise<void>;
  /** This person changed them: the same, and figures too at once. */
  readonly onOwnChange: (changes: readonly Followed[]) => Promise<void>;
  readonly onGap: () => Promise<void>;
  /** Runs until the returned function is called. */
  readonly add: (read: FollowingRead) => () => void;
  /** Whether it was read within this time, and nothing that it follows has changed since. */
  readonly isFresh: (key: string, withinMs: number) => boolean;
  readonly noteRead: (key: string, follows: readonly Followed[]) => void;
}

interface LastRead {
  readonly atMs: number;
  readonly follows: readonly Followed[];
}

export function createReads(client: ApolloClient, clock: Clock): Reads {
  const others = new Set<FollowingRead>();
  const rest = restingReads(clock);
  const lastReads = new Map<string, LastRead>();
  const readAgain = async (
    isMeant: (follows: readonly Followed[]) => boolean,
    read: (query: ObservableQuery) => Promise<unknown> = rest.whenRested,
  ): Promise<void> => {
    for (const [key, { follows }] of lastReads) if (isMeant(follows)) lastReads.delete(key);
    const shown = [...client.getObservableQueries('active')].filter(
      (query) =>
        query.options.fetchPolicy !== 'cache-only' &&
        query.options.fetchPolicy !== 'standby' &&
        isMeant(query.options.context?.follows ?? []),
    );
    const pages = [...others].filter(({ follows }) => isMeant(follows));
    const [seen, unseen] = [shown.filter(hasData), shown.filter((query) => !hasData(query))];
    const waitedFor = [...seen.map(read), ...pages.map((one) => one.readAgain())];
    // a read that fails keeps what it has, and says so itself; nobody waits for one that shows nothing yet
    for (const query of unseen) read(query).catch(() => undefined);
    await Promise.allSettled(waitedFor);
  };
  return {
    onChanges: (changes) => readAgain((follows) => concerns(follows, changes)),
    onOwnChange: (changes) => readAgain((follows) => concerns(follows, changes), rest.now),
    onGap: () => readAgain((follows) => follows.length > 0),
    add: (read) => {
      others.add(read);
      return () => others.delete(read);
    },
    isFresh: (key, withinMs) => {
      const last = lastReads.get(key);
      return last !== undefined && clock.now().getTime() - last.atMs < withinMs;
    },
    noteRead: (key, follows) => lastReads.set(key, { atMs: clock.now().getTime(), follows }),
  };
}

const hasData = (query: ObservableQuery): boolean => query.getCurrentResult().data !== undefined;

/**
 * One read at a time of each query. Apollo lets a read join one that is under way, whose answer may be of before the change: that one is awaited, and what changed
 * meanwhile is read once more, for all changes together.
 */
function readInTurn(): (query: ObservableQuery) => Promise<unknown> {
  const underWay = new WeakMap<ObservableQuery, Promise<unknown>>();
  const waiting = new WeakMap<ObservableQuery, Promise<unknown>>();
  const read = (query: ObservableQuery): Promise<unknown> => {
    const reading = query.refetch();
    underWay.set(query, reading);
    const end = (): void => void underWay.delete(query);
    reading.then(end, end);
    return reading;
  };
  return (query) => {
    const next = waiting.get(query);
    if (next !== undefined) return next;
    const current = underWay.get(query) ?? (query.getCurrentResult().loading ? answered(query) : null);
    if (current === null) return read(query);
    const after = (): Promise<unknown> => {
      waiting.delete(query);
      return query.hasObservers() ? read(query) : Promise.resolve();
    };
    const last = current.then(after, after);
    waiting.set(query, last);
    return last;
  };
}

/** The end of a read that a screen began: its data, its error, or that nobody wants it any more. */
function answered(query: ObservableQuery): Promise<void> {
  return new Promise((resolve) => {
    const subscription = query.subscribe({
      next: ({ loading }) => {
        if (loading) return;
        // it may say so while it is being subscribed to
        queueMicrotask(() => {
          subscription.unsubscribe();
          resolve();
        });
      },
      complete: resolve,
    });
  });
}

interface RestingReads {
  readonly now: (query: ObservableQuery) => Promise<unknown>;
  /** At once, or when its rest is over; what is not shown by then is left. */
  readonly whenRested: (query: ObservableQuery) => Promise<unknown>;
}

function restingReads(clock: Clock): RestingReads {
  const lastAt = new WeakMap<ObservableQuery, number>();
  const waiting = new WeakSet<ObservableQuery>();
  const inTurn = readInTurn();
  const now = (query: ObservableQuery): Promise<unknown> => {
    lastAt.set(query, clock.now().getTime());
    return inTurn(query);
  };
  const whenRested = (query: ObservableQuery): Promise<unknown> => {
    const { restMs = 0 } = query.options.context ?? {};
    if (restMs === 0) return now(query);
    // nobody sees them in a hidden window, and all is read again when it is seen
    if (document.visibilityState === 'hidden' || waiting.has(query)) return Promise.resolve();
    const last = lastAt.get(query);
    const left = last === undefined ? 0 : restMs - (clock.now().getTime() - last);
    if (left <= 0) return now(query);
    waiting.add(query);
    setTimeout(() => {
      waiting.delete(query);
      // a failure is the query's own to say
      if (query.hasObservers()) whenRested(query).catch(() => undefined);
    }, left);
    return Promise.resolve();
  };
  return { now, whenRested };
}
