// Which version of the app's files the service worker serves: while a newer page waits for its worker the two differ.
import { TELL_VERSION } from './worker-words.ts';

const MOST_WAIT_MS = 2_000;

/** Null where no worker serves this page, or one that does not say. Never rejects. */
export function workerVersion(): Promise<string | null> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  const worker = serviceWorker?.controller ?? null;
  if (worker === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (version: string | null): void => {
      clearTimeout(timer);
      port1.close();
      resolve(version);
    };
    const timer = setTimeout(() => end(null), MOST_WAIT_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(typeof data === 'string' ? data : null);
    worker.postMessage({ type: TELL_VERSION }, [port2]);
  });
}
