// For how many days this browser knows its person without reaching the server: told to the session once the office's setting is read (screens.md §2.21). The field app
// tells the same memory; a computer that opens the console alone has it from here.
import { useEffect } from 'react';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { GetSharedSettingsDocument } from '@lotline/schema/generated/documents/settings';
import { useRead } from '../platform/data/use-read.ts';

/** Until it is read, and where it cannot be, holds what was told last, or the built-in days. A change is heard with the next page or stream that opens. */
export function useLastsWithoutServer(): void {
  const { session } = usePlatform();
  const data = optionalData(useRead(GetSharedSettingsDocument, { variables: {}, follows: [] }));
  const days = data === null ? null : settingFor(data.systemSettings, 'Security', null).config.signedInDays;
  useEffect(() => {
    if (days !== null) session.lastsWithoutServer(days);
  }, [session, days]);
}
