// A field is left when something else is pressed. What is then said at it must not move what is pressed from under the pointer: the click would be lost.
import { useEffect, useRef } from 'react';

/** @returns the same, once the press is over */
export function useLeave(leave: (field: string) => void): (field: string) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const down = () => void (isPressed.current = true);
    const up = () => void (isPressed.current = false);
    const over = ['pointerup', 'pointercancel'] as const;
    window.addEventListener('pointerdown', down, true);
    for (const kind of over) window.addEventListener(kind, up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      for (const kind of over) window.removeEventListener(kind, up, true);
    };
  }, []);
  return (field) => {
    // the click itself comes after the pointer is up, before a timer
    if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(() => leave(field)), { once: true });
    else leave(field);
  };
}
