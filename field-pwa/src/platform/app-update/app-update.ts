// The worker that keeps the app's files (service-worker.ts): registered once the screen stands, asked for a newer version whenever somebody looks,
// and never the cause of a reload that was not asked for, nor of one while something is being sent (specification 1 §8; decision 039).
import { Workbox } from 'workbox-window';
import { logProblem } from '@lotline/web-session/log';
import { createStore, type Readable } from '@lotline/web-session/store';

const LOOK_EVERY_MS = 60 * 60_000;

export interface AppUpdate {
  /** A newer version lies ready on this device. */
  readonly isReady: Readable<boolean>;
  /** Opens the newer version, in every tab; each waits until nothing of its own is being sent. */
  readonly open: () => void;
}

interface Parts {
  /** How many changes are on their way. */
  readonly sending: Readable<number>;
  readonly reload: () => void;
}

/** Null where the browser has no workers, or forbids them. */
export function startAppUpdate({ sending, reload }: Parts): AppUpdate | null {
  if (!('serviceWorker' in navigator)) return null;
  const isReady = createStore(false);
  const worker = new Workbox('/field/service-worker.js', { scope: '/field/' });
  worker.addEventListener('waiting', () => isReady.set(true));
  // the first worker of all takes over a page that is already of its version
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) afterSending(sending, reload);
    isControlled = true;
  });
  const look = () => {
    if (document.visibilityState === 'visible') void worker.update().catch(() => undefined);
  };
  worker.register().then(
    (registration) => {
      if (isAnsweredByOlder(sessionStorage, registration)) afterSending(sending, reload);
      document.addEventListener('visibilitychange', look);
      setInterval(look, LOOK_EVERY_MS);
    },
    (problem: unknown) => logProblem('This device does not keep the app for when there is no network', problem),
  );
  return {
    isReady,
    open: () => afterSending(sending, () => takeOver(worker, { sending, reload })),
  };
}

/** Longer than a worker takes that has nothing else to do. */
const TAKES_MS = 3000;

/** Set where the page is opened anew before the newer worker has said that it is the one. */
const OPENED_EARLY = 'lotline.opened-early';

/**
 * Whether this page may be the older worker's, though the newer one is in its place: it gave way while the page was on its way, and nothing tells the
 * page of that any more. A newer one that still waits says so itself.
 */
export function isAnsweredByOlder(
  opened: Pick<Storage, 'getItem' | 'removeItem'>,
  registration: { readonly waiting: object | null; readonly installing: object | null } | undefined,
): boolean {
  const isEarly = opened.getItem(OPENED_EARLY) !== null;
  opened.removeItem(OPENED_EARLY);
  return isEarly && registration !== undefined && registration.waiting === null && registration.installing === null;
}

/** A worker that still answers the page of before gives way only when that page is gone: then the page is opened anew all the same. */
function takeOver(worker: Workbox, { sending, reload }: Parts): void {
  worker.messageSkipWaiting();
  const openEarly = () => {
    sessionStorage.setItem(OPENED_EARLY, '1');
    reload();
  };
  const timer = setTimeout(() => afterSending(sending, openEarly), TAKES_MS);
  navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(timer), { once: true });
}

/** At once when nothing is on its way, else when the last of it is answered. */
export function afterSending(sending: Readable<number>, go: () => void): void {
  if (sending.get() === 0) {
    go();
    return;
  }
  const stop = sending.subscribe(() => {
    if (sending.get() > 0) return;
    stop();
    go();
  });
}
