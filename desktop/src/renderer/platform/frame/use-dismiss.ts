// A floating panel closes by Esc, by a click outside, and when the focus moves on.
import { useEffect, type RefObject } from 'react';

/** What is pressed for itself, also where a panel is open. */
const CONTROLS = 'button, a, input, select, textarea, label, [role="menuitem"], [role="option"], [role="tab"]';

/** The press that closes a panel does nothing else: on a row of a list it would open that row. */
function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.preventDefault();
    click.stopPropagation();
  };
  const end = (): void => document.removeEventListener('click', swallow, true);
  document.addEventListener('click', swallow, true);
  // a press that was drawn away makes no click
  for (const over of ['pointerup', 'pointercancel']) document.addEventListener(over, () => void setTimeout(end), { once: true });
}

export function useDismiss(place: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: (by: 'key' | 'leaving') => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('key');
    };
    const onLeave = (event: Event) => {
      if (!(event.target instanceof Element) || place.current?.contains(event.target) !== false) return;
      if (event.type === 'pointerdown' && event.target.closest(CONTROLS) === null) swallowClick();
      dismiss('leaving');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [place, isOpen, dismiss]);
}
