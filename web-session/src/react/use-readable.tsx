// Subscribes a screen to a value of the session.
import { useSyncExternalStore } from 'react';
import type { Readable } from '../store.ts';

export function useReadable<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
