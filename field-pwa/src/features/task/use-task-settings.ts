// The settings of the job's work type. While they load the defaults stand in (domain.md §4).
import { useQuery } from '@tanstack/react-query';
import { SystemSettingsQueryDocument, type SystemSettingsQueryQuery } from '@lotline/schema/generated/operations';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { taskSettings, type TaskSettings } from './facts/task-settings.ts';

const STALE_MS = 5 * 60_000;
const NOTHING: SystemSettingsQueryQuery = { systemSettings: [], lookups: [] };

export function useTaskSettings(workType: string): { settings: TaskSettings; isLoaded: boolean } {
  const { gql } = usePlatform().calls;
  const query = useQuery({
    queryKey: keys.settings(workType),
    queryFn: () => gql(SystemSettingsQueryDocument, { workType }),
    staleTime: STALE_MS,
    meta: KEPT,
    select: (data) => taskSettings(data, workType),
  });
  return { settings: query.data ?? taskSettings(NOTHING, workType), isLoaded: !query.isPending };
}
