// Changes by others reach open screens: what they announce is read again.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from '@lotline/web-session/change-event';
import { web } from '../session/web.ts';
import { keys } from './query-keys.ts';

export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => web.followChanges({ onChanges: (changes) => refresh(client, changes), onCaughtUp: () => refreshAll(client) }), [client]);
}

function refresh(client: QueryClient, changes: readonly ChangeEvent[]): void {
  const jobs = new Set(changes.map((change) => change.constructionId).filter((id) => id !== null));
  for (const id of jobs) void client.invalidateQueries({ queryKey: keys.construction(id) });
  if (changes.some((change) => change.entity.toLowerCase().includes('setting')))
    void client.invalidateQueries({ queryKey: keys.settings() });
  void client.invalidateQueries({ queryKey: keys.fieldwork() });
}

function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => state.data !== undefined });
}
