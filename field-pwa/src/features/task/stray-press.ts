// The second tap of a double tap must not press what took the first one's place: a button shows its next meaning as soon as it has done one.
import { useEffect, useRef, type MouseEvent } from 'react';

/** A tired thumb taps again at half a second; nobody reads the next step and decides for it in less than this. */
const FRESH_MS = 1_500;

interface Press {
  /** How many clicks the browser counts in a row; phones that do not count say 1. */
  readonly count: number;
  readonly isTouch: boolean;
  /** Since the button took on what it now does. */
  readonly ageMs: number;
}

export function isStrayPress({ count, isTouch, ageMs }: Press): boolean {
  return count > 1 || (isTouch && ageMs < FRESH_MS);
}

/** @param meaning what the button now does: when it changes, the button counts as new. */
export function useStrayPress(meaning: unknown): (event: MouseEvent) => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [meaning]);
  return (event) => {
    const native: globalThis.MouseEvent & { readonly pointerType?: string } = event.nativeEvent;
    return isStrayPress({ count: event.detail, isTouch: native.pointerType === 'touch', ageMs: native.timeStamp - since.current });
  };
}
