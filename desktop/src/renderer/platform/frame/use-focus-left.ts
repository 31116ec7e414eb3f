// A pane that goes while the focus is in it leaves it to the page: the next key would begin at its very top otherwise.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** @returns for the pane */
export function useFocusLeft<Pane extends HTMLElement>(): RefObject<Pane | null> {
  const pane = useRef<Pane>(null);
  useLayoutEffect(() => {
    const held = pane.current;
    return () => {
      if (held?.contains(document.activeElement) === true) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, []);
  return pane;
}
