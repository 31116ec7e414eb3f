// Probes whether the server can be reached again, by a cheap call with back-off, and at once when the device reports a
// network, when the person comes back to the page, and when they use 'Try again'.
import { backoffMs } from './backoff.ts';
import type { ConnectionWatch } from './connection.ts';
import type { Send } from './send.ts';

export interface Reach {
  /** Probes now; true when an answer came. Never throws. */
  readonly tryNow: () => Promise<boolean>;
  /** Probes as long as the server cannot be reached, until the returned function is called. */
  readonly watch: () => () => void;
}

/** It needs no database and no token. */
const CHEAP_CALL = '/auth/version';
/** A connection that takes longer is too slow to work with. */
const PATIENCE_MS = 10_000;

export function createReach(send: Send, connection: ConnectionWatch): Reach {
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    try {
      await send({ method: 'GET', path: CHEAP_CALL, withToken: false, signal: patience.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      asking = null;
    }
  };
  const tryNow = () => (asking ??= ask());
  return { tryNow, watch: () => watchReach(tryNow, connection) };
}

function watchReach(tryNow: () => Promise<boolean>, connection: ConnectionWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isWatching = true;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const askAgain = async () => {
    await tryNow();
    failures += 1;
    rest();
    look();
  };
  const look = () => {
    const { hasNetwork, isReached } = connection.get();
    if (isReached) failures = 0;
    if (!isWatching || isReached || !hasNetwork) return rest();
    timer ??= setTimeout(() => void askAgain(), backoffMs(failures, Math.random()));
  };
  const askAtOnce = () => {
    failures = 0;
    rest();
    if (!connection.get().isReached) void askAgain();
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible') askAtOnce();
  };
  const unfollow = connection.subscribe(look);
  window.addEventListener('online', askAtOnce);
  document.addEventListener('visibilitychange', comeBack);
  look();
  return () => {
    isWatching = false;
    rest();
    unfollow();
    window.removeEventListener('online', askAtOnce);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
