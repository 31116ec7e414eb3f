// For how many days this phone opens without reaching the server: told to the session once the office's setting is read (screens.md §2.21).
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { fieldData, sharedSetting } from './field-data.ts';

/** Before that holds what it was told last, or the built-in days. Nothing is read for it. */
export function useLastsWithoutServer(): void {
  const { calls, session } = usePlatform();
  const data = optionalData(useQuery({ ...fieldData(calls.gql), enabled: false }));
  const days = data === null ? null : sharedSetting(data, 'Security').signedInDays;
  useEffect(() => {
    if (days !== null) session.lastsWithoutServer(days);
  }, [session, days]);
}
