// Work that is in nobody's way: begun once the page has got what it shows.
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '@lotline/web-session/react/query-keys';

const [OF_PERSON] = keys.me();

/** Once something has been read, besides who is here, and nothing is being read. Returns how to stop. */
export function onceRested(client: QueryClient, go: () => void): () => void {
  const cache = client.getQueryCache();
  const stop = cache.subscribe(() => {
    const hasRead = cache.getAll().some(({ state, queryKey }) => state.status === 'success' && queryKey[0] !== OF_PERSON);
    if (!hasRead || client.isFetching() > 0) return;
    stop();
    go();
  });
  return stop;
}
