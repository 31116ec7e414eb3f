// The groups that this person sees, for filters and names.
import { useQuery } from '@tanstack/react-query';
import { ListGroupsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { FilterOption } from './list-query.ts';

const STALE_MS = 5 * 60_000;

/** Null until they are there. */
export function useGroups(isWanted = true): readonly FilterOption[] | null {
  const { gql } = usePlatform().calls;
  const { data } = useQuery({
    queryKey: keys.reference('groups'),
    queryFn: async () => (await gql(ListGroupsDocument)).groups,
    staleTime: STALE_MS,
    enabled: isWanted,
  });
  return data === undefined ? null : data.map(({ id, name }) => ({ value: String(id), label: name }));
}
