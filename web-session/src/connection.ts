// Whether the server can be reached, from three signals: the device, the last call, the live stream.
import { createStore, type Readable } from './store.ts';

export interface Connection {
  /** The device reports a network. */
  readonly hasNetwork: boolean;
  /** The last call got an answer, of any kind. */
  readonly isReached: boolean;
  /** The live stream is open. */
  readonly isLive: boolean;
}

export interface ConnectionWatch extends Readable<Connection> {
  readonly reportAnswer: () => void;
  readonly reportNoAnswer: () => void;
  readonly reportLive: (isLive: boolean) => void;
  /** Listens to the device's events; returns how to stop. */
  readonly watchNetwork: () => () => void;
}

const hasNetwork = () => typeof navigator === 'undefined' || navigator.onLine;

export const isOnline = (connection: Connection): boolean => connection.hasNetwork && connection.isReached;

export function createConnection(): ConnectionWatch {
  const store = createStore<Connection>({ hasNetwork: hasNetwork(), isReached: true, isLive: false });
  const change = (part: Partial<Connection>) => {
    const before = store.get();
    const after = { ...before, ...part };
    const isSame = after.hasNetwork === before.hasNetwork && after.isReached === before.isReached && after.isLive === before.isLive;
    if (!isSame) store.set(after);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    reportAnswer: () => change({ isReached: true }),
    reportNoAnswer: () => change({ isReached: false }),
    reportLive: (isLive) => change(isLive ? { isLive, isReached: true } : { isLive }),
    watchNetwork: () => {
      // says nothing about the server: only an answer proves that it can be reached
      const follow = () => change({ hasNetwork: hasNetwork() });
      window.addEventListener('online', follow);
      window.addEventListener('offline', follow);
      return () => {
        window.removeEventListener('online', follow);
        window.removeEventListener('offline', follow);
      };
    },
  };
}
