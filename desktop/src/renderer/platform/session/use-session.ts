// Who is at this device, for a screen that follows it.
import { useSyncExternalStore } from 'react';
import type { SessionState } from '@lotline/web-session/session-state';
import { web } from './web.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(web.session.subscribe, web.session.get);
}
