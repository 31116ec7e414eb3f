// The list's reads: the rows of one group choice, and the settings and groups that every choice shares (specification 2 §7). The person's own list is
// what was pulled, and reading it again is a pull (decision 036).
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { readPulledList } from '../../platform/pulled/feed-reads.ts';
import { fieldData } from '../../platform/pulled/field-data.ts';
import { usePuller } from '../../platform/pulled/use-pulled.ts';
import { OWN_GROUPS } from './groups/group-choice.ts';

/** @param group null while it cannot be told yet: nothing is asked. */
export function useFieldWork(group: string | null) {
  const { calls, clock, readsOf } = usePlatform();
  const { rest } = calls;
  const { id } = useMe();
  const client = useQueryClient();
  const isOwn = group === null || group === OWN_GROUPS;
  const puller = usePuller();
  const path = isOwn ? '/api/dashboard/fieldwork' : `/api/dashboard/fieldwork/${group}`;
  const isPulled = isOwn && puller !== null;
  const work = useQuery({
    queryKey: keys.fieldwork(group ?? OWN_GROUPS),
    queryFn: ({ signal }) => {
      const read = () => rest<FieldWork>(path, { signal });
      return isPulled ? readPulledList({ client, puller, kept: readsOf(id), now: clock.now, read }) : read();
    },
    enabled: group !== null,
    // what is pulled is kept where it is pulled to
    ...(isPulled ? {} : { meta: KEPT }),
  });
  return { ...work, isPulled };
}

export function useFieldData() {
  const { gql } = usePlatform().calls;
  return useQuery(fieldData(gql));
}
