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

/** What stands on the field list beside the jobs. */
const OF_LIST = new Set(['construction', 'custom_task']);
const OF_SETTINGS = new Set(['system_setting', 'lookup']);

/** People and groups are read again with the screen that shows them. */
function refresh(client: QueryClient, changes: readonly ChangeEvent[]): void {
  for (const { entity, id } of changes) if (entity === 'construction') void client.invalidateQueries({ queryKey: keys.construction(id) });
  if (changes.some(({ entity }) => OF_SETTINGS.has(entity))) void client.invalidateQueries({ queryKey: keys.settings() });
  if (changes.some(({ entity }) => OF_LIST.has(entity))) {
    void client.invalidateQueries({ queryKey: keys.fieldwork() });
    void client.invalidateQueries({ queryKey: keys.completed() });
  }
}

/** What is on its way for the first time is not asked twice. */
function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => state.status !== 'pending' });
}
