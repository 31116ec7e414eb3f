// The list's reads: the rows of one group choice, and the settings and groups that every choice shares (specification 2 §7).
import { useQuery } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { GetFieldDataDocument } from '@lotline/schema/generated/operations';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { OWN_GROUPS } from './groups/group-choice.ts';

const SETTINGS_STALE_MS = 5 * 60_000;

/** @param group null while it cannot be told yet: nothing is asked. */
export function useFieldWork(group: string | null) {
  const { rest } = usePlatform().calls;
  const path = group === null || group === OWN_GROUPS ? '/api/dashboard/fieldwork' : `/api/dashboard/fieldwork/${group}`;
  return useQuery({
    queryKey: keys.fieldwork(group ?? OWN_GROUPS),
    queryFn: ({ signal }) => rest<FieldWork>(path, { signal }),
    enabled: group !== null,
    meta: KEPT,
  });
}

export function useFieldData() {
  const { gql } = usePlatform().calls;
  return useQuery({ queryKey: keys.settings(), queryFn: () => gql(GetFieldDataDocument), staleTime: SETTINGS_STALE_MS, meta: KEPT });
}
