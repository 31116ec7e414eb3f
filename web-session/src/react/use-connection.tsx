// Whether the server can be reached, for a screen that follows it.
import { isOnline, type Connection } from '../connection.ts';
import { usePlatform } from './platform-context.tsx';
import { useReadable } from './use-readable.tsx';

export const useConnection = (): Connection => useReadable(usePlatform().connection);
export const useOnline = (): boolean => isOnline(useConnection());
