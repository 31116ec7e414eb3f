// Who is known as a scheduler: those who may schedule, where this person may know them, and the names that jobs have.
import { useQuery } from '@tanstack/react-query';
import { schedulerNames } from '@lotline/schema/domain/job/scheduler.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { SchedulersDocument } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { Read } from '@lotline/web-session/react/ReadBoundary';

const STALE_MS = 5 * 60_000;

interface Schedulers {
  readonly names: readonly string[];
  /** Of those who may schedule. */
  readonly read: Read<unknown>;
}

export function useSchedulers(inUse: readonly string[] | null, isWanted: boolean): Schedulers {
  const { gql } = usePlatform().calls;
  const mayKnow = hasClaim(useActor(), 'CAN_VIEW_ALL_GROUPS');
  const read = useQuery({
    queryKey: keys.reference('schedulers'),
    queryFn: async () => (await gql(SchedulersDocument)).users,
    staleTime: STALE_MS,
    enabled: isWanted && mayKnow,
  });
  return { names: schedulerNames(read.data?.map(({ displayName }) => displayName) ?? [], inUse ?? []), read };
}
