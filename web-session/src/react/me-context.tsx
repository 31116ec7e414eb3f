// The signed-in person for every screen below the gate: always there, so no screen requests it again.
import { createContext, useContext } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { Me } from '../me.ts';

interface Present {
  readonly me: Me;
  readonly actor: Actor;
}

export const PresentContext = createContext<Present | null>(null);

function usePresent(): Present {
  const present = useContext(PresentContext);
  if (present === null) throw new Error('Nobody is signed in here: this screen belongs below SessionGate');
  return present;
}

export const useMe = (): Me => usePresent().me;
export const useActor = (): Actor => usePresent().actor;
