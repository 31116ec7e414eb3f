// A page of the job list since a cursor, for the desktop's cache (decisions 032, 085). Rights are read with each page, as for the phone (pull-field).
import type { JobFacts } from '@lotline/schema/domain/sync/job-lines';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { readChangedRecords, type ChangedRecordsPage } from '../change/changed-records.queries.ts';
import { jobPresenter } from '../job-list/job-list.presenter.ts';
import { mustListJobs } from '../job-list/job-list.scope.ts';
import type { JobRow } from '../job-list/job-list.type.ts';
import { countListedJobs, jobsOfGroups, loadListedJobs, type ListedJobs } from './listed-jobs.queries.ts';
import { readPullCursor, writePullCursor } from './pull-cursor.ts';

export interface SyncedJob {
  readonly job: JobRow;
  readonly foundBy: JobFacts;
}

export interface JobSyncPage {
  readonly cursor: string;
  /** How many jobs are to come; null: what was sent before goes on. */
  readonly beginAnew: { readonly count: number } | null;
  readonly more: boolean;
  readonly jobs: readonly SyncedJob[];
  readonly goneJobIds: readonly number[];
}

interface PageSize {
  readonly jobs: number;
  /** That are looked at. */
  readonly changes: number;
}

const PAGE: PageSize = { jobs: 200, changes: 1_000 };

/**
 * @param since the cursor of the page before; null, or one that is no longer valid, begins anew
 * @throws RefusalError CLAIM_REQUIRED for whom there is no job list, CANNOT_LOG_IN
 */
export async function pullJobs(context: RequestContext, since: string | null, size = PAGE): Promise<JobSyncPage> {
  mustListJobs(context);
  const cursor = since === null ? null : readPullCursor(since);
  const page = cursor?.page ?? null;
  const changed = await readChangedRecords(context, page?.changesSince ?? cursor?.next ?? null, size.changes);
  // the rights of the record's own read: with older ones the cursor would pass what they cannot see yet
  const now = { ...context, actor: changed.reader ?? refuse('CANNOT_LOG_IN') };
  mustListJobs(now);
  if (cursor === null || changed.beginAnew) return pullAll(now, { next: changed.cursor, afterJobId: 0, most: size.jobs });
  if (page === null) return pullChanges(now, changed, { next: changed.cursor, since: cursor.next, afterJobId: 0, most: size.jobs });
  const { afterJobId, changesSince } = page;
  if (changesSince === null) return pullAll(now, { next: cursor.next, afterJobId, most: size.jobs });
  return pullChanges(now, changed, { next: cursor.next, since: changesSince, afterJobId, most: size.jobs });
}

interface Position {
  readonly next: string;
  readonly afterJobId: number;
  readonly most: number;
}

async function pullAll(context: RequestContext, { next, afterJobId, most }: Position): Promise<JobSyncPage> {
  const { rows, hasMore } = await loadListedJobs(context, { afterJobId, most, jobIds: null });
  const page = hasMore ? { afterJobId: rows.at(-1)?.id ?? 0, changesSince: null } : null;
  const beginAnew = afterJobId === 0 ? { count: hasMore ? await countListedJobs(context) : rows.length } : null;
  return { cursor: writePullCursor({ next, page }), beginAnew, more: hasMore, jobs: syncedJobs(context, rows), goneJobIds: [] };
}

function syncedJobs({ actor }: RequestContext, rows: ListedJobs['rows']): SyncedJob[] {
  const present = jobPresenter(actor);
  return rows.map((row) => ({ job: present(row), foundBy: row.foundBy }));
}

/** As pull-field: the next page reads the same changes again, and continues after the last job. */
async function pullChanges(
  context: RequestContext,
  changed: ChangedRecordsPage,
  { next, since, afterJobId, most }: Position & { readonly since: string },
): Promise<JobSyncPage> {
  const named = await jobsOfGroups(context, idsOf(changed, 'work_group'));
  const jobIds = [...new Set([...idsOf(changed, 'construction'), ...named])].filter((id) => id > afterJobId);
  const { rows, hasMore } =
    jobIds.length === 0 ? { rows: [], hasMore: false } : await loadListedJobs(context, { afterJobId, most, jobIds });
  const last = hasMore ? (rows.at(-1)?.id ?? 0) : Infinity;
  const isThere = new Set(rows.map(({ id }) => id));
  return {
    cursor: writePullCursor({ next, page: hasMore ? { afterJobId: last, changesSince: since } : null }),
    beginAnew: null,
    more: hasMore || changed.hasMore,
    jobs: syncedJobs(context, rows),
    goneJobIds: jobIds.filter((id) => id <= last && !isThere.has(id)),
  };
}

const idsOf = ({ changed }: ChangedRecordsPage, entity: ChangedRecordsPage['changed'][number]['entity']): number[] =>
  changed.filter((one) => one.entity === entity).map(({ id }) => id);
