// On the server's own pages no service worker may intercept (specification 1 §2): one that an app left behind is removed, and the page
// is loaded once more from the server. Databases with a person's work stay.
const SERVER_PATHS = ['/api/xero/Callback', '/builders', '/api/reports/'] as const;
const GONE = 'lotline.workers-gone';

export const isServerPath = (path: string): boolean => SERVER_PATHS.some((start) => path.startsWith(start));

interface Place {
  readonly pathname: string;
  readonly reload: () => void;
}

/** Called before anything is rendered. Reloads at most once for a tab. */
export async function leaveWorkersBehind(place: Place): Promise<void> {
  if (!isServerPath(place.pathname) || !('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  const isLeft = await Promise.all(workers.map((worker) => worker.unregister()));
  if (isLeft.length === 0 || sessionStorage.getItem(GONE) !== null) return;
  sessionStorage.setItem(GONE, '1');
  place.reload();
}
