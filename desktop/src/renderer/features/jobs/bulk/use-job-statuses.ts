// The statuses that a job can be given: those of every work type's setting, in their order.
import { useQuery } from '@tanstack/react-query';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { JobStatusesDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const STALE_MS = 5 * 60_000;

export function useStatusSettings(isWanted = true) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.settings('every work type: job statuses'),
    queryFn: async (): Promise<readonly SettingRow[]> => (await gql(JobStatusesDocument)).systemSettings,
    staleTime: STALE_MS,
    enabled: isWanted,
  });
}
