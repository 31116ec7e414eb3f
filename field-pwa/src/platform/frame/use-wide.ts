// Whether there is room for tables instead of cards: one form of a list is in the page, never both (look.md §2).
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
