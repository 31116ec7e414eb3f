// The groups that this person sees, for filters and names.
import { useMemo } from 'react';
import { ListGroupsDocument } from '@lotline/schema/generated/documents/dashboard';
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
