// The wait between two tries of what is tried until it succeeds.
import { isOnline, type ConnectionWatch } from './connection.ts';

/** Until the time is up, or earlier when the network or the server comes back. */
export function pause(connection: ConnectionWatch, ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let wasOnline = isOnline(connection.get());
    const look = () => {
      const online = isOnline(connection.get());
      if (online && !wasOnline) done();
      wasOnline = online;
    };
    const unfollow = connection.subscribe(look);
    const done = () => {
      clearTimeout(timer);
      unfollow();
      window.removeEventListener('online', done);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    stop.addEventListener('abort', done);
  });
}
