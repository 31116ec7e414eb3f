// The presses of who is signed in, for every screen.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { waitingOf, type Who } from './lay-over.ts';
import type { AnyPress } from './press-input.ts';
import type { Entry } from './press-store.ts';
import type { Presses } from './presses.ts';

export const PressesContext = createContext<Presses | null>(null);

export function usePresses(): Presses {
  const presses = useContext(PressesContext);
  if (presses === null) throw new Error('There are no presses here: this screen belongs below PressesRoot');
  return presses;
}

export function useEntries(): readonly Entry[] {
  const { store } = usePresses();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Those on their way: the same list until one is made or answered. */
export function useWaiting(): readonly AnyPress[] {
  const entries = useEntries();
  return useMemo(() => waitingOf(entries), [entries]);
}

export function useWho(): Who {
  const actor = useActor();
  const { displayName } = useMe();
  return useMemo(() => ({ actor, displayName, zone: browserZone() }), [actor, displayName]);
}
