// Whether the server can be reached, from three witnesses: the device, the last call, the live stream.
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export interface Connection {
  /** The device says that it has a network. */
  readonly hasNetwork: boolean;
  /** The last call got an answer, whichever. */
  readonly isReached: boolean;
  /** Changes of others arrive by themselves. */
  readonly isLive: boolean;
}

const hasNetwork = () => typeof navigator === 'undefined' || navigator.onLine;
const store = createStore<Connection>({ hasNetwork: hasNetwork(), isReached: true, isLive: false });

function change(part: Partial<Connection>): void {
  const before = store.get();
  const after = { ...before, ...part };
  const isSame = after.hasNetwork === before.hasNetwork && after.isReached === before.isReached && after.isLive === before.isLive;
  if (!isSame) store.set(after);
}

export const reportAnswer = (): void => change({ isReached: true });
export const reportNoAnswer = (): void => change({ isReached: false });
export const reportLive = (isLive: boolean): void => change(isLive ? { isLive, isReached: true } : { isLive });

export function isOnline(connection: Connection = store.get()): boolean {
  return connection.hasNetwork && connection.isReached;
}

export function useConnection(): Connection {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Follows the device's own events; returns how to stop. */
export function watchNetwork(): () => void {
  const follow = () => change({ hasNetwork: hasNetwork(), isReached: true });
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}
