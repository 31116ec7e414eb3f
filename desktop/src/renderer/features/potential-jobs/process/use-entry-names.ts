// The builders and road types that the form suggests; whatever else is typed is taken too.
import { GetJobFilterOptionsDocument } from '@lotline/schema/generated/documents/job';
import { JobEditSettingsDocument } from '@lotline/schema/generated/documents/job-edit';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { SETTINGS } from '../../../platform/data/follows.ts';
import { useRead } from '../../../platform/data/use-read.ts';

export interface EntryNames {
  readonly builders: readonly string[];
  readonly roadTypes: readonly string[];
}

const FRESH_MS = 5 * 60_000;
const textsOf = (data: unknown): string[] => (Array.isArray(data) ? data.filter((entry) => typeof entry === 'string') : []);

/** Without them every name can be typed. */
export function useEntryNames(): EntryNames {
  const read = useRead(JobEditSettingsDocument, { variables: { workType: '' }, follows: SETTINGS, freshForMs: FRESH_MS });
  const data = optionalData(read);
  const list = (name: string): string[] => textsOf(data?.lookups.find((lookup) => lookup.name === name)?.data);
  return { builders: list('Builder Lookup'), roadTypes: list('Road type') };
}

/** The work types and contracts that jobs have. */
export function useJobNames() {
  const read = useRead(GetJobFilterOptionsDocument, { variables: {}, follows: [], freshForMs: FRESH_MS });
  const { workTypes = [], contracts = [] } = read.data?.jobFilterOptions ?? {};
  return { workTypes, contracts, read };
}
