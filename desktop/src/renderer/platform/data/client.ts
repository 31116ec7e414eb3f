// The console's client: one for each person who signs in, with nothing in it that another person has read.
import { ApolloClient, RefetchEventManager, onlineSource, windowFocusSource } from '@apollo/client';
import type { Calls } from '@lotline/web-session/platform';
import { createCache } from './cache.ts';
import type { Followed } from './follows.ts';
import { sessionLink } from './link.ts';
import type { LocalStore } from './local-store.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The records that a read is made of: a change of one of them reads it again. */
    follows?: readonly Followed[];
    /** Ms between two reads that changes bring: what changes meanwhile is read once, at the end of it. */
    restMs?: number;
  }
}

interface ClientWish {
  /** Types that are records of their own (createCache). */
  readonly records: readonly string[];
  /** False in tests: nothing is read twice. */
  readonly isRetrying?: boolean;
  readonly local?: LocalStore | null;
}

export function createClient(
  calls: Pick<Calls, 'ask' | 'gqlChange'>,
  { records, isRetrying = true, local = null }: ClientWish,
): ApolloClient {
  return new ApolloClient({
    cache: createCache(records),
    link: sessionLink(calls, { isRetrying, local }),
    assumeImmutableResults: true,
    // else each refetch draws its screen twice
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
    ...(isRetrying
      ? { refetchEventManager: new RefetchEventManager({ sources: { windowFocus: windowFocusSource, online: onlineSource } }) }
      : {}),
    devtools: { enabled: false },
  });
}

/** Clears what the person has read; answers that are on their way reach nobody. */
export async function closeClient(client: ApolloClient): Promise<void> {
  client.stop();
  await client.clearStore();
}
