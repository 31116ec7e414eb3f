// The service worker that caches the app's files (service-worker.ts): registered once the screen shows, checked for a newer version whenever the page is seen,
// and never the cause of an unwanted reload, nor of one while a change is being sent (specification 1 §8; decision 039).
import { Workbox } from 'workbox-window';
import { logProblem } from '@lotline/web-session/log';
import { createStore, type Readable } from '@lotline/web-session/store';

const LOOK_EVERY_MS = 60 * 60_000;

export interface AppUpdate {
  /** A newer version is ready on this device. */
  readonly isReady: Readable<boolean>;
  /** Opens the newer version, in every tab; each waits until its own changes are sent. */
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
  // the very first worker takes over a page that is already of its version
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

/** Longer than a worker needs that has nothing else to do. */
const TAKES_MS = 3000;

/** Set when the page is opened again before the newer worker has reported that it is active. */
const OPENED_EARLY = 'lotline.opened-early';

/**
 * Whether the older worker may have served this page although the newer one is active: it gave way while the page was loading, and nothing tells the
 * page of that. A newer one that still waits reports it itself.
 */
export function isAnsweredByOlder(
  opened: Pick<Storage, 'getItem' | 'removeItem'>,
  registration: { readonly waiting: object | null; readonly installing: object | null } | undefined,
): boolean {
  const isEarly = opened.getItem(OPENED_EARLY) !== null;
  opened.removeItem(OPENED_EARLY);
  return isEarly && registration !== undefined && registration.waiting === null && registration.installing === null;
}

/** A worker that still serves the older page gives way only when that page is gone: then the page is opened again all the same. */
function takeOver(worker: Workbox, { sending, reload }: Parts): void {
  worker.messageSkipWaiting();
  const openEarly = () => {
    sessionStorage.setItem(OPENED_EARLY, '1');
    reload();
  };
  const timer = setTimeout(() => afterSending(sending, openEarly), TAKES_MS);
  navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(timer), { once: true });
}

/** At once when no change is on its way, else after the last answer. */
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
