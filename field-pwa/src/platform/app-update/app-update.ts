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
    () => {
      document.addEventListener('visibilitychange', look);
      setInterval(look, LOOK_EVERY_MS);
    },
    (problem: unknown) => logProblem('This device does not keep the app for when there is no network', problem),
  );
  return {
    isReady,
    open: () => afterSending(sending, () => worker.messageSkipWaiting()),
  };
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
