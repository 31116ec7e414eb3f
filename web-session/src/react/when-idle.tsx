// Work that can wait: it begins once the page shows its content.
import type { QueryClient } from '@tanstack/react-query';
import { keys } from './query-keys.tsx';

const [OF_PERSON] = keys.me();

/** Once something besides the current user has been read, no read is pending, and the result is rendered. Returns how to stop. */
export function whenIdle(client: QueryClient, go: () => void): () => void {
  const cache = client.getQueryCache();
  const stop = cache.subscribe(() => {
    const hasRead = cache.getAll().some(({ state, queryKey }) => state.status === 'success' && queryKey[0] !== OF_PERSON);
    if (!hasRead || client.isFetching() > 0) return;
    stop();
    onceDrawn(go);
  });
  return stop;
}

/** A page that is never idle begins it after this time. */
const LONGEST_MS = 3000;

/** A hidden page is not rendered. On a slow device a list takes more than a frame: wait until nothing is left to render, where a browser reports that. */
export function onceDrawn(go: () => void): void {
  if (document.hidden) go();
  else
    requestAnimationFrame(() => setTimeout('requestIdleCallback' in window ? () => requestIdleCallback(go, { timeout: LONGEST_MS }) : go));
}
