// A floating panel closes by Esc, by a click outside, and when the focus moves on.
import { useEffect, type RefObject } from 'react';

export function useDismiss(place: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: (by: 'key' | 'leaving') => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('key');
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && place.current?.contains(event.target) === false) dismiss('leaving');
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
