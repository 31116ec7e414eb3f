// Pages of the server's own at which no worker may stand between (specification 1 §2): one that an app left behind is taken away, and the page is
// read once more, from the server. What it kept of a person's work is a database and stays.
const SERVER_PATHS = ['/api/xero/Callback', '/builders', '/api/reports/'] as const;
const GONE = 'lotline.workers-gone';

export const isServerPath = (path: string): boolean => SERVER_PATHS.some((start) => path.startsWith(start));

interface Place {
  readonly pathname: string;
  readonly reload: () => void;
}

/** Called before anything is drawn. Reloads at most once for a tab. */
export async function leaveWorkersBehind(place: Place): Promise<void> {
  if (!isServerPath(place.pathname) || !('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  const isLeft = await Promise.all(workers.map((worker) => worker.unregister()));
  if (isLeft.length === 0 || sessionStorage.getItem(GONE) !== null) return;
  sessionStorage.setItem(GONE, '1');
  place.reload();
}
