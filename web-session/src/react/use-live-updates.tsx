// Changes by others reach open screens: what they announce is read again.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from '../change-event.ts';
import { usePlatform } from './platform-context.tsx';
import { keys } from './query-keys.tsx';

export function useLiveUpdates(): void {
  const client = useQueryClient();
  const { followChanges } = usePlatform();
  useEffect(
    () => followChanges({ onChanges: (changes) => refresh(client, changes), onCaughtUp: () => refreshAll(client) }),
    [client, followChanges],
  );
}

function refresh(client: QueryClient, changes: readonly ChangeEvent[]): void {
  const jobs = new Set(changes.map((change) => change.constructionId).filter((id) => id !== null));
  for (const id of jobs) void client.invalidateQueries({ queryKey: keys.construction(id) });
  if (changes.some((change) => change.entity.toLowerCase().includes('setting')))
    void client.invalidateQueries({ queryKey: keys.settings() });
  void client.invalidateQueries({ queryKey: keys.fieldwork() });
}

/** What is on its way for the first time is not asked twice. */
function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => state.status !== 'pending' });
}
