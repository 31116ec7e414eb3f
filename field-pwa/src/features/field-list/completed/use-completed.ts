// The completed view's read: of one group choice and period (specification 2 §7).
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Completed, CompletedMonths } from '@lotline/schema/domain/task/field-task';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { OWN_GROUPS } from '../groups/group-choice.ts';

/** @param group null while it cannot be told yet: nothing is asked. */
export function useCompleted(group: string | null, months: CompletedMonths) {
  const { rest } = usePlatform().calls;
  const path = group === null || group === OWN_GROUPS ? '' : `/${group}`;
  return useQuery({
    queryKey: keys.completed(group ?? OWN_GROUPS, months),
    queryFn: ({ signal }) => rest<Completed>(`/api/dashboard/completed${path}/${String(months)}`, { signal }),
    enabled: group !== null,
    meta: KEPT,
    placeholderData: keepPreviousData,
  });
}
