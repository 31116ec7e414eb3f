// What a job's fields are called in a list of every work type, and the filters under those names.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { JobFieldNamesDocument } from '@lotline/schema/generated/operations';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { namedFilters } from './job-filters.ts';

const STALE_MS = 5 * 60_000;

/** Until the settings are there each by its own label. */
export function useFieldNames() {
  const { gql } = usePlatform().calls;
  const read = useQuery({
    queryKey: keys.settings('every work type: names of fields'),
    queryFn: async () => (await gql(JobFieldNamesDocument)).systemSettings,
    staleTime: STALE_MS,
  });
  const data = optionalData(read);
  return useMemo(() => {
    const nameOf = fieldNamesOfAll(data ?? []);
    return { nameOf, filters: namedFilters(nameOf) };
  }, [data]);
}
