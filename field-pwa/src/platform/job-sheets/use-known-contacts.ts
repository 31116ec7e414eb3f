// The site contacts that this person's own list names, to choose from: what the phone holds, also without a network.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sameName } from '@lotline/schema/domain/kernel/similar-names';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useOwnListRead } from '../replica/use-own-list.ts';

const STALE_MS = 60_000;

/** Each name once, by the alphabet. */
function contactNames({ rejectedSchedules, workSchedule }: FieldWork): readonly string[] {
  const names: string[] = [];
  for (const { siteContact } of [...rejectedSchedules, ...workSchedule]) {
    const name = siteContact?.trim() ?? '';
    if (name !== '' && sameName(name, names) === null) names.push(name);
  }
  return names.sort((a, b) => a.localeCompare(b, 'en-AU'));
}

/** None while the list was never read: then every name can be typed, and none is asked about. */
export function useKnownContacts(): readonly string[] {
  const list = useOwnListRead();
  const read = useQuery({ ...list, staleTime: STALE_MS, retry: false });
  const work = optionalData(read);
  return useMemo(() => (work === null ? [] : contactNames(work)), [work]);
}
