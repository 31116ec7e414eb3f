// The present instant for a screen that shows running time: ticks, and catches up when the phone wakes.
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

export function useNow(everyMs: number = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
