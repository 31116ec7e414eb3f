// The present instant for a screen that shows running time: it ticks, and catches up when the phone wakes.
import { useEffect, useState } from 'react';
import { usePlatform } from './platform-context.tsx';

const MINUTE_MS = 60_000;

export function useNow(everyMs: number = MINUTE_MS): Date {
  const { clock } = usePlatform();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const tick = () => setNow(clock.now());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, everyMs]);
  return now;
}
