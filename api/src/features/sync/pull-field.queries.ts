// The phone's sync: what changed since the cursor, as the ordinary reads answer it now. What is on the person's list comes whole, what is not
// is named as gone (decisions 032, 036).
import type { FieldPull } from '@lotline/schema/domain/sync/field-pull';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { readChangedRecords, type ChangedRecordsPage } from '../change/changed-records.queries.ts';
import { listedGroups } from '../task/listed-groups.scope.ts';
import { readPullCursor, writePullCursor } from './pull-cursor.ts';
import type { ReplicaJob } from './replica-job.presenter.ts';
import { loadReplicaCustomTasks } from './replica-custom-tasks.queries.ts';
import { jobsNaming, loadReplicaJobs, type JobPage } from './replica-jobs.queries.ts';

type Pull = FieldPull<ReplicaJob>;

interface PageSize {
  readonly jobs: number;
  /** That are looked at. */
  readonly changes: number;
}

const PAGE: PageSize = { jobs: 50, changes: 1_000 };

/**
 * One page.
 * @param since the cursor of the page before; null, or one that is no longer valid, begins anew
 * @throws RefusalError CLAIM_REQUIRED for whom there is no field list, CANNOT_LOG_IN
 */
export async function pullField(context: RequestContext, since: string | null, size = PAGE): Promise<Pull> {
  listedGroups(context.actor, undefined);
  const cursor = since === null ? null : readPullCursor(since);
  const page = cursor?.page ?? null;
  const changed = await readChangedRecords(context, page?.changesSince ?? cursor?.next ?? null, size.changes);
  // the rights of the record's own read: with older ones the cursor would pass what they cannot see yet
  const now = { ...context, actor: changed.reader ?? refuse('CANNOT_LOG_IN') };
  if (cursor === null || changed.beginAnew) return pullAll(now, { next: changed.cursor, afterJobId: 0, most: size.jobs });
  if (page === null) return pullChanges(now, changed, { next: changed.cursor, since: cursor.next, afterJobId: 0, most: size.jobs });
  const { afterJobId, changesSince } = page;
  if (changesSince === null) return pullAll(now, { next: cursor.next, afterJobId, most: size.jobs });
  return pullChanges(now, changed, { next: cursor.next, since: changesSince, afterJobId, most: size.jobs });
}

interface Place {
  readonly next: string;
  readonly afterJobId: number;
  readonly most: number;
}

async function pullAll(context: RequestContext, { next, afterJobId, most }: Place): Promise<Pull> {
  const groups = listedGroups(context.actor, undefined);
  const isFirst = afterJobId === 0;
  const { jobs, rows, hasMore } = await loadReplicaJobs(context, { ...groups, afterJobId, most, jobIds: null });
  const customTasks = isFirst ? await loadReplicaCustomTasks(context, groups, null) : [];
  const page = hasMore ? { afterJobId: lastOf(jobs), changesSince: null } : null;
  const cursor = writePullCursor({ next, page });
  return { cursor, beginAnew: isFirst, more: hasMore, jobs, rows, goneJobIds: [], customTasks, goneCustomTaskIds: [] };
}

const NO_JOBS: JobPage = { jobs: [], rows: [], hasMore: false };

/** The changes after one cursor may concern more jobs than a page has: the next page reads the same changes again, and continues after the last job. */
async function pullChanges(context: RequestContext, changed: ChangedRecordsPage, place: Place & { readonly since: string }): Promise<Pull> {
  const { next, afterJobId, since, most } = place;
  const groups = listedGroups(context.actor, undefined);
  const naming = { ...groups, userIds: idsOf(changed, 'app_user'), itemIds: idsOf(changed, 'field_item') };
  const named = await jobsNaming(context, naming);
  const jobIds = [...new Set([...idsOf(changed, 'construction'), ...named])].filter((id) => id > afterJobId);
  const { jobs, rows, hasMore } = jobIds.length === 0 ? NO_JOBS : await loadReplicaJobs(context, { ...groups, afterJobId, most, jobIds });
  const isThere = new Set(jobs.map(({ id }) => id));
  const last = hasMore ? lastOf(jobs) : Infinity;
  const customIds = afterJobId === 0 ? idsOf(changed, 'custom_task') : [];
  const customTasks = await loadReplicaCustomTasks(context, groups, customIds);
  const isListed = new Set(customTasks.map(({ id }) => id));
  return {
    cursor: writePullCursor({ next, page: hasMore ? { afterJobId: last, changesSince: since } : null }),
    beginAnew: false,
    more: hasMore || changed.hasMore,
    jobs,
    rows,
    goneJobIds: jobIds.filter((id) => id <= last && !isThere.has(id)),
    customTasks,
    goneCustomTaskIds: customIds.filter((id) => !isListed.has(id)),
  };
}

const idsOf = ({ changed }: ChangedRecordsPage, entity: ChangedRecordsPage['changed'][number]['entity']): number[] =>
  changed.filter((one) => one.entity === entity).map(({ id }) => id);

const lastOf = (jobs: readonly ReplicaJob[]): number => jobs.at(-1)?.id ?? 0;
