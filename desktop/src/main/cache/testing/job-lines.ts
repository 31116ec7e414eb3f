// Lines of the sync of jobs, for tests of the cache.
import { searchWords } from '@lotline/schema/domain/job/job-search.rules';
import type { JobFacts, JobLine, JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import type { CachedJob } from '../listed-columns.ts';

export const job = (id: number, more: Record<string, unknown> = {}): CachedJob => ({
  id,
  workOrder: `WO-${String(1000 + id)}`,
  address: `Lot ${String(id)}, ${String(id)} Kookaburra Parade`,
  suburb: 'Box Hill',
  customerRef: null,
  siteContact: 'José Müller',
  siteContactPhone: '+61491570156',
  contractValue: null,
  ...more,
});
export const line = (one: CachedJob, facts: Partial<JobFacts> = {}): JobLine<CachedJob> => {
  const searched = ['workOrder', 'address', 'suburb', 'customerRef', 'siteContact', 'siteContactPhone'].map((key) => {
    const value = one[key];
    return typeof value === 'string' ? value : '';
  });
  return { job: one, foundBy: { search: ` ${searchWords(searched.join(' '))} `, projectIds: null, groupIds: [], ...facts } };
};
export const all = (jobs: readonly CachedJob[], cursor = 'c1', more = false): JobLine<CachedJob>[] => [
  { beginAnew: true, count: jobs.length },
  ...jobs.map((one) => line(one)),
  { cursor, more },
];
export const page = (id: number, more: Partial<JobPageParts> = {}): { page: JobPageParts } => ({
  page: {
    id,
    job: { id, schedules: [{ id: 1, name: 'Lead-in' }] },
    fieldComments: [],
    internalComments: null,
    costs: null,
    delegations: null,
    plannedStatus: null,
    folders: [],
    review: { tasks: [], items: [] },
    ...more,
  },
});
