// Single keys of a screen. They are not heard while somebody writes, in a dialog, or with Ctrl, Alt or the command key.
import { useEffect, useLayoutEffect, useRef } from 'react';

type Hotkeys = Readonly<Record<string, () => void>>;

export function useHotkeys(hotkeys: Hotkeys): void {
  const latest = useRef(hotkeys);
  useLayoutEffect(() => {
    latest.current = hotkeys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const WRITTEN_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function isElsewhere(target: EventTarget | null): boolean {
  return document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(WRITTEN_INTO) !== null);
}
