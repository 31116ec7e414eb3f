// Who is known as a scheduler: those who may schedule, where this person may know them, and the names that jobs have.
import { useQuery } from '@tanstack/react-query';
import { schedulerNames } from '@lotline/schema/domain/job/scheduler.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { SchedulersDocument } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const STALE_MS = 5 * 60_000;

export function useSchedulers(inUse: readonly string[] | null, isWanted: boolean): readonly string[] {
  const { gql } = usePlatform().calls;
  const mayKnow = hasClaim(useActor(), 'CAN_VIEW_ALL_GROUPS');
  const { data } = useQuery({
    queryKey: keys.reference('schedulers'),
    queryFn: async () => (await gql(SchedulersDocument)).users,
    staleTime: STALE_MS,
    enabled: isWanted && mayKnow,
  });
  return schedulerNames(data?.map(({ displayName }) => displayName) ?? [], inUse ?? []);
}
