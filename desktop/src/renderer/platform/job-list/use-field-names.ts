// What a job's fields are called in a list of every work type, and the filters under those names.
import { useMemo } from 'react';
import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { JobFieldNamesDocument } from '@lotline/schema/generated/documents/job';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { SETTINGS } from '../data/follows.ts';
import { useRead } from '../data/use-read.ts';
import { jobLabels, namedFilters } from './job-filters.ts';

const FRESH_MS = 5 * 60_000;

/** Until the settings are there each by its own label. */
export function useFieldNames() {
  const read = useRead(JobFieldNamesDocument, { variables: {}, follows: SETTINGS, freshForMs: FRESH_MS });
  const data = optionalData(read)?.systemSettings;
  return useMemo(() => {
    const nameOf = fieldNamesOfAll(data ?? []);
    const labelOf = jobLabels(nameOf);
    return { nameOf, labelOf, filters: namedFilters(labelOf) };
  }, [data]);
}
