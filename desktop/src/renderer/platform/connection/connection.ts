// Whether the server can be reached, for a screen that follows it.
import type { Connection } from '@lotline/web-session/connection';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { web } from '../session/web.ts';

export const useConnection = (): Connection => useReadable(web.connection);
