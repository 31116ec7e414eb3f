// The keys that work on every screen: Ctrl+K searches, ? lists the shortcuts, G and a letter opens a screen of the rail.
import { useEffect, useRef } from 'react';
import { isTyping } from '../../platform/frame/is-typing.ts';
import type { RailItem } from './rail-items.ts';

/** How long a G waits for its letter. */
const GOING_MS = 1500;

interface ShellKeys {
  readonly items: readonly RailItem[];
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
  readonly onGo: (path: string) => void;
}

export function useShellKeys({ items, onSearch, onShortcuts, onGo }: ShellKeys): void {
  const goingSince = useRef<number | null>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent): boolean => {
      const since = goingSince.current;
      goingSince.current = null;
      const item =
        since !== null && event.timeStamp - since < GOING_MS ? items.find(({ key }) => key === event.key.toLowerCase()) : undefined;
      if (item !== undefined) onGo(item.path);
      return item !== undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
        // a browser would search the web with it
        event.preventDefault();
        onSearch();
        return;
      }
      if (isTyping(event.target)) return;
      if (go(event)) event.preventDefault();
      else if (event.key === 'g') goingSince.current = event.timeStamp;
      else if (event.key === '?') onShortcuts();
    };
    // before a screen's own keys: after G a letter names a screen
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [items, onSearch, onShortcuts, onGo]);
}
