// The list's reads: the rows of one group choice, and the settings and groups that every choice shares (specification 2 §7). The person's own list is
// the replica, and reading it again is a pull (decision 036).
import { useQuery } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { fieldData } from '../../platform/replica/field-data.ts';
import { useOwnListRead } from '../../platform/replica/use-own-list.ts';
import { usePuller } from '../../platform/replica/use-replica.ts';
import { OWN_GROUPS } from './groups/group-choice.ts';

/** @param group null while it cannot be told yet: nothing is asked. */
export function useFieldWork(group: string | null) {
  const { rest } = usePlatform().calls;
  const own = useOwnListRead();
  const isPulling = usePuller() !== null;
  const isOwn = group === null || group === OWN_GROUPS;
  const ofGroup = {
    queryKey: keys.fieldwork(group ?? OWN_GROUPS),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      rest<FieldWork>(`/api/dashboard/fieldwork/${group ?? OWN_GROUPS}`, { signal }),
    meta: KEPT,
  };
  const work = useQuery({ ...(isOwn ? own : ofGroup), enabled: group !== null });
  return { ...work, isReplica: isOwn && isPulling };
}

export function useFieldData() {
  const { gql } = usePlatform().calls;
  return useQuery(fieldData(gql));
}
