// What is to be said of a read that stands on a screen: null where the server has answered it, and in every browser.
import { useSyncExternalStore } from 'react';
import { useData } from './DataRoot.tsx';
import type { LocalNote } from './local-store.ts';

export function useLocalNote(operation: string, variables: Readonly<Record<string, unknown>>): LocalNote | null {
  const { local } = useData();
  return useSyncExternalStore(local?.subscribe ?? notSubscribed, () => local?.noteOf(operation, variables) ?? null);
}

const notSubscribed = () => () => undefined;
