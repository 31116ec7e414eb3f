// A toast goes after its time; pointed at or holding the focus it stays, and then has its whole time again.
import { useEffect, useState } from 'react';

/** @param ms null: it stays */
export function usePassing(ms: number | null, onOver: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld || ms === null) return;
    const timer = setTimeout(onOver, ms);
    return () => clearTimeout(timer);
  }, [isHeld, ms, onOver]);
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
