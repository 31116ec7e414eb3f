// What waits on this computer to be sent, as screens show it.
import { useSyncExternalStore } from 'react';
import { useData } from '../data/DataRoot.tsx';
import type { WaitingAction } from './waiting-action.ts';

const NONE: readonly WaitingAction[] = [];
const getNone = (): readonly WaitingAction[] => NONE;
const notSubscribed = () => () => undefined;

export function useWaitingActions(): readonly WaitingAction[] {
  const { outbox } = useData();
  return useSyncExternalStore(outbox?.subscribe ?? notSubscribed, outbox?.get ?? getNone);
}
