// For how many days this browser knows its person without reaching the server: told to the session once the office's setting is read (screens.md §2.21). The field app
// tells the same memory; a computer that opens the console alone has it from here.
import { useEffect } from 'react';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useSharedSettings } from '../platform/settings/use-shared-settings.ts';

/** Until it is read, and where it cannot be, holds what was told last, or the built-in days. */
export function useLastsWithoutServer(): void {
  const { session } = usePlatform();
  const days = useSharedSettings().settings?.Security.signedInDays ?? null;
  useEffect(() => {
    if (days !== null) session.lastsWithoutServer(days);
  }, [session, days]);
}
