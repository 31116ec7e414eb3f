// The page's reads: the whole job in one statement, and the settings of its work type (decision 048).
import { useQuery } from '@tanstack/react-query';
import { ConstructionQueryDocument, SystemSettingsQueryDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const SETTINGS_STALE_MS = 5 * 60_000;

export function useJob(id: number) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.jobPage(id),
    queryFn: () => gql(ConstructionQueryDocument, { constructionId: id }),
    enabled: id > 0,
  });
}

export function useJobSettings(workType: string | undefined) {
  const { gql } = usePlatform().calls;
  return useQuery({
    queryKey: keys.settings(workType ?? ''),
    queryFn: () => gql(SystemSettingsQueryDocument, { workType: workType ?? '' }),
    staleTime: SETTINGS_STALE_MS,
    enabled: workType !== undefined,
  });
}
