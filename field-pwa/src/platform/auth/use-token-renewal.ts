// While the app is in use the token is renewed every 60 seconds (specification 2 §7); in the background it rests.
import { useEffect } from 'react';
import { isOnline } from '../connection/connection.ts';
import { getToken } from './session.ts';

const RENEW_EVERY_MS = 60_000;
const LAST_RENEWAL = 'lotline.token-renewed';
/** Another tab renewed within this time: once is enough. */
const RECENT_MS = 45_000;

export function useTokenRenewal(): void {
  useEffect(() => {
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

async function renew(): Promise<void> {
  const sinceMs = Date.now() - Number(localStorage.getItem(LAST_RENEWAL) ?? 0);
  const isRecent = sinceMs >= 0 && sinceMs < RECENT_MS;
  if (document.visibilityState !== 'visible' || !isOnline() || isRecent) return;
  localStorage.setItem(LAST_RENEWAL, String(Date.now()));
  await getToken({ force: true, evenRefused: true });
}
