// A button that has taken on another meaning is not pressed by a tap that was meant for the last one: it is fresh until it has stood for a moment.
// What happens to the rest of the page is decided in platform/tap-guard.
import { useEffect, useState, type MouseEvent } from 'react';
import { STANDS_MS } from '../../platform/tap-guard/deaf-spot.ts';

interface Tap {
  /** How many clicks the browser counts in a row; phones that do not count say 1. */
  readonly count: number;
  readonly isTouch: boolean;
  /** The button has not yet stood with what it now does. */
  readonly isFresh: boolean;
}

export function isStrayTap({ count, isTouch, isFresh }: Tap): boolean {
  return count > 1 || (isTouch && isFresh);
}

export interface Freshness {
  readonly isFresh: boolean;
  readonly isStray: (event: MouseEvent) => boolean;
}

/** @param meaning what the button now does: when it changes, the button counts as new. */
export function useFreshness(meaning: unknown): Freshness {
  const [stood, setStood] = useState<{ readonly meaning: unknown } | null>(null);
  const isFresh = stood === null || stood.meaning !== meaning;
  useEffect(() => {
    const timer = setTimeout(() => setStood({ meaning }), STANDS_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  const isStray = (event: MouseEvent) => {
    const native: globalThis.MouseEvent & { readonly pointerType?: string } = event.nativeEvent;
    return isStrayTap({ count: event.detail, isTouch: native.pointerType === 'touch', isFresh });
  };
  return { isFresh, isStray };
}
