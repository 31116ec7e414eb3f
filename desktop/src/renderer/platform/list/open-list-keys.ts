// The keys of the open list, for the list of shortcuts ("?"): a list registers them while it is shown.
import { useEffect, useSyncExternalStore } from 'react';
import type { Shortcut } from '../feature/feature.ts';

export type ListKey = Shortcut;

export interface OpenListKeys {
  /** The list's name: 'Jobs'. */
  readonly title: string;
  readonly keys: readonly ListKey[];
}

let open: OpenListKeys | null = null;
const listeners = new Set<() => void>();

function set(next: OpenListKeys | null): void {
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param keys the same object between renders */
export function useListKeyHelp(title: string, keys: readonly ListKey[]): void {
  useEffect(() => {
    const told = { title, keys };
    set(told);
    return () => {
      if (open === told) set(null);
    };
  }, [title, keys]);
}

export const useOpenListKeys = (): OpenListKeys | null => useSyncExternalStore(subscribe, () => open);
