// The read of the person's own list, for whatever screen asks: what was pulled, and reading it again is a pull (decision 036).
import { useQueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys, OWN_LIST } from '@lotline/web-session/react/query-keys';
import { readPulledList } from './feed-reads.ts';
import { usePuller } from './use-pulled.ts';

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
      return puller === null ? read() : readPulledList({ client, puller, kept: readsOf(id), now: clock.now, read });
    },
    // what is pulled is kept where it is pulled to: a copy beside it would be of before what was answered since
    ...(puller === null ? { meta: KEPT } : {}),
  };
}
