// The reads of the console beside its lists: which are read again after a change, and which are fresh enough to be shown from the cache alone.
import type { ApolloClient } from '@apollo/client';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import type { Clock } from '@lotline/web-session/clock';
import { concerns, type Followed } from './follows.ts';

/** A read that is no query of the cache: pages that were read one after the other. */
export interface FollowingRead {
  readonly follows: readonly Followed[];
  readonly readAgain: () => Promise<unknown>;
}

export interface Reads {
  /** What is shown of these records is read again; what is not shown is when it is opened. */
  readonly onChanges: (changes: readonly (Followed | ChangeEvent)[]) => Promise<void>;
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
  const lastReads = new Map<string, LastRead>();
  const readAgain = async (isMeant: (follows: readonly Followed[]) => boolean): Promise<void> => {
    for (const [key, { follows }] of lastReads) if (isMeant(follows)) lastReads.delete(key);
    // a first read that is on its way is not repeated
    const shown = [...client.getObservableQueries('active')].filter(
      (query) =>
        query.options.fetchPolicy !== 'cache-only' &&
        query.options.fetchPolicy !== 'standby' &&
        !(query.getCurrentResult().loading && query.getCurrentResult().data === undefined) &&
        isMeant(query.options.context?.follows ?? []),
    );
    const pages = [...others].filter(({ follows }) => isMeant(follows));
    // a read that fails keeps what it has, and says so itself
    await Promise.allSettled([...shown.map((query) => query.refetch()), ...pages.map((read) => read.readAgain())]);
  };
  return {
    onChanges: (changes) => readAgain((follows) => concerns(follows, changes)),
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
