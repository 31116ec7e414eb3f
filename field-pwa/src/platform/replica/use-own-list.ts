// The read of the person's own list, for whatever screen asks: the replica, and reading it again is a pull (decision 036).
import { useQueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys, OWN_LIST } from '@lotline/web-session/react/query-keys';
import { readReplicaList } from './feed-reads.ts';
import { usePuller } from './use-replica.ts';

export function useOwnListRead() {
  const { calls, clock, readsOf } = usePlatform();
  const { rest } = calls;
  const { id } = useMe();
  const client = useQueryClient();
  const puller = usePuller();
  return {
    queryKey: keys.fieldwork(OWN_LIST),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<FieldWork> => {
      const read = () => rest<FieldWork>('/api/dashboard/fieldwork', { signal });
      return puller === null ? read() : readReplicaList({ client, puller, kept: readsOf(id), now: clock.now, read });
    },
    // the replica is kept where it is pulled to: a copy beside it would be of before what was answered since
    ...(puller === null ? { meta: KEPT } : {}),
  };
}
