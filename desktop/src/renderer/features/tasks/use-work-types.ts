// The work types that tasks can be filtered by. Who may not read the jobs' options filters without them.
import { useQuery } from '@tanstack/react-query';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { GetJobFilterOptionsDocument, type GetJobFilterOptionsQuery } from '@lotline/schema/generated/operations';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { FilterOption } from '../../platform/list/list-query.ts';

const STALE_MS = 5 * 60_000;
const NONE: Read<readonly FilterOption[]> = { data: [], error: null, refetch: () => undefined };

const asOptions = ({ workTypes }: GetJobFilterOptionsQuery['jobFilterOptions']): readonly FilterOption[] =>
  workTypes.map((value) => ({ value, label: value }));

export function useWorkTypes(isWanted: boolean): Read<readonly FilterOption[]> {
  const { gql } = usePlatform().calls;
  const mayAsk = hasClaim(useActor(), 'CAN_ACCESS_CONSTRUCTION');
  const read = useQuery({
    queryKey: keys.jobFilterOptions(),
    queryFn: async () => (await gql(GetJobFilterOptionsDocument)).jobFilterOptions,
    staleTime: STALE_MS,
    select: asOptions,
    enabled: isWanted && mayAsk,
  });
  return mayAsk ? read : NONE;
}
