// Single keys of a screen. They do nothing in a text field, in a dialog, or with Ctrl, Alt or the command key.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from '../frame/is-typing.ts';

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

const isElsewhere = (target: EventTarget | null): boolean => document.querySelector('dialog[open]') !== null || isTyping(target);
