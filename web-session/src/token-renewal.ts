// While the app is in use the token is renewed every 60 seconds (specification 2 §7); in the background it is not.
import { isOnline, type ConnectionWatch } from './connection.ts';
import type { Session } from './session.ts';

const RENEW_EVERY_MS = 60_000;
const LAST_RENEWAL = 'lotline.token-renewed';
/** Another tab renewed within this time: once is enough. */
const RECENT_MS = 45_000;

/** Runs until the returned function is called. */
export function keepTokenFresh(session: Session, connection: ConnectionWatch): () => void {
  const renew = () => {
    const sinceMs = Date.now() - Number(localStorage.getItem(LAST_RENEWAL) ?? 0);
    const isRecent = sinceMs >= 0 && sinceMs < RECENT_MS;
    if (document.visibilityState !== 'visible' || !isOnline(connection.get()) || isRecent) return;
    localStorage.setItem(LAST_RENEWAL, String(Date.now()));
    void session.getToken({ force: true, evenRefused: true });
  };
  const timer = setInterval(renew, RENEW_EVERY_MS);
  return () => clearInterval(timer);
}
