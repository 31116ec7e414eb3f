// The work types that tasks can be filtered by. Who may not read the jobs' options filters without them.
import { useQuery } from '@tanstack/react-query';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { GetJobFilterOptionsDocument } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { FilterOption } from '../../platform/list/list-query.ts';

const STALE_MS = 5 * 60_000;
const NONE: readonly FilterOption[] = [];

export function useWorkTypes(isWanted: boolean): readonly FilterOption[] | null {
  const { gql } = usePlatform().calls;
  const mayAsk = hasClaim(useActor(), 'CAN_ACCESS_CONSTRUCTION');
  const { data } = useQuery({
    queryKey: keys.jobFilterOptions(),
    queryFn: async () => (await gql(GetJobFilterOptionsDocument)).jobFilterOptions,
    staleTime: STALE_MS,
    enabled: isWanted && mayAsk,
  });
  if (!mayAsk) return NONE;
  return data === undefined ? null : data.workTypes.map((value) => ({ value, label: value }));
}
