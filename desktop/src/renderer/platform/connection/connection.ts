// Whether the server can be reached, for a screen that follows it.
import { useSyncExternalStore } from 'react';
import { isOnline, type Connection } from '@lotline/web-session/connection';
import { web } from '../session/web.ts';

export function useConnection(): Connection {
  return useSyncExternalStore(web.connection.subscribe, web.connection.get);
}

export const useOnline = (): boolean => isOnline(useConnection());
