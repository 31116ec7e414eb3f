// Work that is in nobody's way: begun once the page has got what it shows.
import type { QueryClient } from '@tanstack/react-query';
import { keys } from './query-keys.tsx';

const [OF_PERSON] = keys.me();

/** Once something has been read, besides who is here, nothing is being read, and what was read is drawn. Returns how to stop. */
export function onceRested(client: QueryClient, go: () => void): () => void {
  const cache = client.getQueryCache();
  const stop = cache.subscribe(() => {
    const hasRead = cache.getAll().some(({ state, queryKey }) => state.status === 'success' && queryKey[0] !== OF_PERSON);
    if (!hasRead || client.isFetching() > 0) return;
    stop();
    onceDrawn(go);
  });
  return stop;
}

/** Where a page is never idle it is begun all the same. */
const LONGEST_MS = 3000;

/** A page that nobody sees is not drawn. On a slow device a list takes more than a frame: until nothing is left to draw, where a browser tells. */
export function onceDrawn(go: () => void): void {
  if (document.hidden) go();
  else
    requestAnimationFrame(() => setTimeout('requestIdleCallback' in window ? () => requestIdleCallback(go, { timeout: LONGEST_MS }) : go));
}
