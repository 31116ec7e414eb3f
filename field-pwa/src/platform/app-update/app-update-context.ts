// The keeper of the app's files, once it stands; null before, and where the browser has none.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AppUpdate } from './app-update.ts';

export const AppUpdateContext = createContext<AppUpdate | null>(null);

const never = () => () => undefined;
const no = () => false;

/** Opens the newer version that lies ready on this device; null while there is none. */
export function useNewerVersion(): (() => void) | null {
  const update = useContext(AppUpdateContext);
  const isReady = useSyncExternalStore(update?.isReady.subscribe ?? never, update?.isReady.get ?? no);
  return update !== null && isReady ? update.open : null;
}
