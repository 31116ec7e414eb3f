// A pane that goes while the focus is in it gives it back to where it came from, so that the next key goes on there; where that is gone too, to the page.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isTyping } from './is-typing.ts';

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
      if (before instanceof HTMLElement && before.isConnected) focusAt(before);
      // one that is switched off takes no focus
      if (held.contains(document.activeElement)) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    };
  }, []);
  return pane;
}

/** A field would take the letter that is to undo what was saved: its row or part has the focus instead, and Tab goes on from there. */
function focusAt(control: HTMLElement): void {
  const place = isTyping(control) ? (control.closest<HTMLElement>('tr, li, fieldset, section, main') ?? control) : control;
  if (place !== control && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
