// A failed picture is requested again a few times, later each time, and under an address that no cache has answered.
import { useEffect, useState } from 'react';

const TRIES = 5;
const FIRST_AFTER_MS = 2_000;

interface Tries {
  /** Null while it is not there. */
  readonly address: string | null;
  readonly fail: () => void;
}

export function useTries(src: string | undefined): Tries {
  const [tried, setTried] = useState({ src, failures: 0, isWaiting: false });
  const { failures, isWaiting } = tried.src === src ? tried : { failures: 0, isWaiting: false };
  useEffect(() => {
    if (!isWaiting || failures >= TRIES) return;
    const timer = setTimeout(() => setTried({ src, failures, isWaiting: false }), FIRST_AFTER_MS * 2 ** (failures - 1));
    return () => clearTimeout(timer);
  }, [src, failures, isWaiting]);
  const fail = () => setTried({ src, failures: failures + 1, isWaiting: true });
  if (src === undefined || isWaiting) return { address: null, fail };
  return { address: failures === 0 ? src : `${src}&again=${String(failures)}`, fail };
}
