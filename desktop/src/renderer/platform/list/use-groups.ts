// The groups that this person sees, for filters and names.
import { useMemo } from 'react';
import { ListGroupsDocument } from '@lotline/schema/generated/documents/dashboard';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useRead } from '../data/use-read.ts';
import type { FilterOption } from './list-query.ts';

const FRESH_MS = 5 * 60_000;

export function useGroups(isWanted = true) {
  const read = useRead(ListGroupsDocument, { variables: {}, follows: [], freshForMs: FRESH_MS, isWanted });
  const groups = read.data?.groups;
  const data: readonly FilterOption[] | undefined = useMemo(
    () => groups?.map(({ id, name }) => ({ value: String(id), label: name })),
    [groups],
  );
  return { ...read, data };
}

/** These groups with the work types that they do; until that is read every one does all of them. */
export function useWorkOfGroups<Group extends { readonly id: number }>(groups: readonly Group[]) {
  const read = useRead(ListGroupsDocument, { variables: {}, follows: [], freshForMs: FRESH_MS });
  const listed = optionalData(read)?.groups;
  return useMemo(() => {
    const works = new Map(listed?.map(({ id, workTypes }) => [id, workTypes ?? null]));
    return groups.map((group) => ({ ...group, workTypes: works.get(group.id) ?? null }));
  }, [groups, listed]);
}
