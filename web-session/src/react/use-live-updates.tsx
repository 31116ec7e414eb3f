// Changes by others reach open screens: the replica is synced where the app has one, and everything else that changed is read again.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from '../change-event.ts';
import type { Puller } from '../sync/puller.ts';
import { useMe } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { keys, OWN_LIST } from './query-keys.tsx';

export function useLiveUpdates(): void {
  const client = useQueryClient();
  const { followChanges, pullerOf } = usePlatform();
  const { id: personId } = useMe();
  useEffect(() => {
    const puller = pullerOf?.(personId) ?? null;
    return followChanges({ onChanges: (changes) => refresh(client, puller, changes), onCaughtUp: () => refreshAll(client) });
  }, [client, followChanges, pullerOf, personId]);
}

/** The field list's other rows beside the jobs. */
const OF_LIST = new Set(['construction', 'custom_task']);
/** Counts and progress come from its jobs. */
const OF_PROJECTS = new Set(['construction', 'project']);
const OF_SETTINGS = new Set(['system_setting', 'lookup']);

/** People and groups are read again with the screen that shows them. */
function refresh(client: QueryClient, puller: Puller | null, changes: readonly ChangeEvent[]): void {
  if (changes.some(({ entity }) => OF_SETTINGS.has(entity))) void client.invalidateQueries({ queryKey: keys.settings() });
  if (changes.some(({ entity }) => OF_PROJECTS.has(entity))) void client.invalidateQueries({ queryKey: keys.projects() });
  if (changes.some(({ entity }) => entity === 'potential_job')) void client.invalidateQueries({ queryKey: keys.potentialJobs() });
  if (!changes.some(({ entity }) => OF_LIST.has(entity))) return undefined;
  void client.invalidateQueries({ queryKey: keys.completed() });
  if (puller === null) return readAgain(client, changes);
  // lists of other groups are not synced
  void client.invalidateQueries({ queryKey: keys.fieldwork(), predicate: ({ queryKey }) => queryKey[1] !== OWN_LIST });
  void puller.pull().then((problem) => {
    if (problem !== null) readAgain(client, changes);
  });
}

function readAgain(client: QueryClient, changes: readonly ChangeEvent[]): void {
  for (const { entity, id } of changes) if (entity === 'construction') void client.invalidateQueries({ queryKey: keys.construction(id) });
  void client.invalidateQueries({ queryKey: keys.fieldwork() });
  void client.invalidateQueries({ queryKey: keys.waiting() });
}

/** A first read on its way is not repeated. */
function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => state.status !== 'pending' });
}
