// The groups that this person sees, for filters and names.
import { useQuery } from '@tanstack/react-query';
import { ListGroupsDocument, type ListGroupsQuery } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { FilterOption } from './list-query.ts';

const STALE_MS = 5 * 60_000;

const asOptions = (groups: ListGroupsQuery['groups']): readonly FilterOption[] =>
  groups.map(({ id, name }) => ({ value: String(id), label: name }));

export function useGroups(isWanted = true) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.reference('groups'),
    queryFn: async () => (await gql(ListGroupsDocument)).groups,
    staleTime: STALE_MS,
    select: asOptions,
    enabled: isWanted,
  });
}
