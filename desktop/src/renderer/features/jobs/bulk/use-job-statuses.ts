// The statuses that a job can be given: those of every work type's setting, in their order.
import { useQuery } from '@tanstack/react-query';
import { boardStatuses } from '@lotline/schema/domain/job/job-board.rules';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { JobStatusesDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const STALE_MS = 5 * 60_000;

/** Null until they are there. */
export function useStatusSettings(isWanted = true): readonly SettingRow[] | null {
  const { gql } = usePlatform().calls;
  const { data } = useQuery({
    queryKey: keys.settings('every work type: job statuses'),
    queryFn: async () => (await gql(JobStatusesDocument)).systemSettings,
    staleTime: STALE_MS,
    enabled: isWanted,
  });
  return data ?? null;
}

export function useJobStatuses(): readonly string[] | null {
  const settings = useStatusSettings();
  return settings === null ? null : boardStatuses(settings);
}
