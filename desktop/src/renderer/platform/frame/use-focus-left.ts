// A pane that goes while the focus is in it gives it back to where it came from, so that the next key goes on there; where that is gone too, to the page.
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** @returns for the pane */
export function useFocusLeft<Pane extends HTMLElement>(): RefObject<Pane | null> {
  const pane = useRef<Pane>(null);
  useLayoutEffect(() => {
    const held = pane.current;
    let before: EventTarget | null = null;
    const note = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && held?.contains(relatedTarget) !== true) before = relatedTarget;
    };
    held?.addEventListener('focusin', note);
    return () => {
      held?.removeEventListener('focusin', note);
      if (held?.contains(document.activeElement) !== true) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      // one that is switched off takes no focus
      if (held.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, []);
  return pane;
}
