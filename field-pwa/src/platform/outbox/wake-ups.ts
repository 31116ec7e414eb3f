// When the outbox is looked at at once: the app is opened or seen again, a network or the server comes back, somebody signs in again, the service
// worker has woken the page. And when undoable actions are sent: the app is left.
import { isOnline } from '@lotline/web-session/connection';
import type { Platform } from '@lotline/web-session/platform';
import { OUTBOX_SYNC, SEND_ACTIONS } from '../app-update/worker-words.ts';
import type { Outbox } from './outbox.ts';

type Woken = Pick<Outbox, 'sendNow' | 'release'>;

/** Returns how to stop listening. */
export function wakeUps({ connection, session }: Pick<Platform, 'connection' | 'session'>, actions: Woken): () => void {
  const { sendNow, release } = actions;
  const onVisibility = (): void => (document.visibilityState === 'hidden' ? release() : sendNow());
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if ((data as { readonly type?: unknown } | null)?.type === SEND_ACTIONS) sendNow();
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

/** Background Sync is not part of every browser, nor of TypeScript's types. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** Asks the service worker, where the browser has one with Background Sync, to wake this app once there is a network. */
export async function askForSync(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const registration: WithSync | undefined = await serviceWorker?.getRegistration();
  await registration?.sync?.register(OUTBOX_SYNC);
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
