// The service worker's updater, once it is registered; null before, and where the browser has none.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AppUpdate } from './app-update.ts';

export const AppUpdateContext = createContext<AppUpdate | null>(null);

const never = () => () => undefined;
const no = () => false;

/** Opens the newer version that is ready on this device; null while there is none. */
export function useNewerVersion(): (() => void) | null {
  const update = useContext(AppUpdateContext);
  const isReady = useSyncExternalStore(update?.isReady.subscribe ?? never, update?.isReady.get ?? no);
  return update !== null && isReady ? update.open : null;
}
