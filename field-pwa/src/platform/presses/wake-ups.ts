// When what waits is looked after at once: the app is opened or seen again, a network or the server comes back, somebody signs in again, the service
// worker has woken the page. And when what could still be undone goes: the app is left.
import { isOnline } from '@lotline/web-session/connection';
import type { Platform } from '@lotline/web-session/platform';
import type { Presses } from './presses.ts';

/** Of a message of the service worker, which only wakes the page: `{ type: 'lotline.presses.sync' }`. */
export const SYNC_MESSAGE = 'lotline.presses.sync';
/** The tag under which Background Sync is asked for. */
export const SYNC_TAG = 'lotline.presses';

type Woken = Pick<Presses, 'sendNow' | 'release'>;

/** The service worker has a network: all that waits is sent. */
export const onBackgroundSync = ({ sendNow }: Pick<Presses, 'sendNow'>): void => sendNow();

/** Returns how to stop following. */
export function wakeUps({ connection, session }: Pick<Platform, 'connection' | 'session'>, presses: Woken): () => void {
  const { sendNow, release } = presses;
  const onVisibility = (): void => (document.visibilityState === 'hidden' ? release() : sendNow());
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if ((data as { readonly type?: unknown } | null)?.type === SYNC_MESSAGE) onBackgroundSync(presses);
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', release);
  window.addEventListener('online', sendNow);
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener('message', onMessage);
  const stops = [
    onceTrue(connection, () => isOnline(connection.get()), sendNow),
    onceTrue(session, () => session.get().status === 'signed-in' && !session.get().mustSignInAgain, sendNow),
  ];
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', release);
    window.removeEventListener('online', sendNow);
    serviceWorker?.removeEventListener('message', onMessage);
    for (const stop of stops) stop();
  };
}

/** Asks the service worker, where the browser has one with Background Sync, to wake this app once there is a network. */
export async function askForSync(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const registration = (await serviceWorker?.getRegistration()) as
    (ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }) | undefined;
  await registration?.sync?.register(SYNC_TAG);
}

interface Followed {
  readonly subscribe: (listener: () => void) => () => void;
}

function onceTrue({ subscribe }: Followed, is: () => boolean, run: () => void): () => void {
  let was = is();
  return subscribe(() => {
    const now = is();
    if (now && !was) run();
    was = now;
  });
}
