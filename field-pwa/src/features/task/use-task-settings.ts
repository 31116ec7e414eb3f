// The settings of the job's work type. Without an answer those that the list goes by stand in, which hold every work type; while none are there the
// defaults do (domain.md §4).
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SystemSettingsQueryDocument, type GetFieldDataQuery, type SystemSettingsQueryQuery } from '@lotline/schema/generated/operations';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { fieldData, settingsStaleMs } from '../../platform/replica/field-data.ts';
import { taskSettings, type TaskSettings } from './facts/task-settings.ts';

const NOTHING: SystemSettingsQueryQuery = { systemSettings: [], lookups: [] };

/**
 * The settings of a work type, and whether they are read: until then, and where they cannot be, the built-in ones stand in, which expect no photo.
 * @param named null while it is not known, or where a job has none: the built-in ones hold
 */
export function useTaskSettings(named: string | null): { settings: TaskSettings; areRead: boolean } {
  const { gql } = usePlatform().calls;
  const client = useQueryClient();
  const workType = named ?? '';
  const query = useQuery({
    queryKey: keys.settings(workType),
    queryFn: () => gql(SystemSettingsQueryDocument, { workType }),
    staleTime: () => settingsStaleMs(client.getQueryData<GetFieldDataQuery>(keys.settings())),
    enabled: named !== null,
    meta: KEPT,
    select: (data) => taskSettings(data, workType),
  });
  const list = useQuery({
    ...fieldData(gql),
    // from the first failure on: until the last try the defaults would stand, which expect no photo
    enabled: (query.isError || query.failureCount > 0) && query.data === undefined,
    select: (data) => taskSettings(data, workType),
  });
  const read = query.data ?? optionalData(list);
  return { settings: read ?? taskSettings(NOTHING, workType), areRead: named === null || read !== null };
}
