// A page of the job list since a cursor, for the desktop's cache (decisions 032, 085). Rights are read with each page, as for the phone (pull-field).
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import type { JobFacts, JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { readChangedRecords, type ChangedRecordsPage } from '../change/changed-records.queries.ts';
import { jobPresenter } from '../job-list/job-list.presenter.ts';
import { mustListJobs } from '../job-list/job-list.scope.ts';
import type { JobRow } from '../job-list/job-list.type.ts';
import { loadJobPages, pagesNaming } from './job-pages.queries.ts';
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
  /** All rows have come: pages follow. */
  readonly isListed: boolean;
  /** Of open jobs. */
  readonly pages: readonly JobPageParts[];
  /** In the list, and without a page. */
  readonly pageGoneJobIds: readonly number[];
}

interface PageSize {
  readonly jobs: number;
  /** Pages of jobs. */
  readonly pages: number;
  /** That are looked at. */
  readonly changes: number;
}

const PAGE: PageSize = { jobs: 200, pages: 50, changes: 1_000 };

/**
 * First every row, then the pages of the open jobs, newest first; what changes meanwhile comes between them.
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
  const { pagesBefore = null } = cursor;
  if (page !== null && page.changesSince === null) return pullAll(now, { next: cursor.next, afterJobId: page.afterJobId, most: size.jobs });
  if (page === null && pagesBefore !== null && changed.changed.length === 0 && !changed.hasMore)
    return pullPages(now, { next: changed.cursor, beforeJobId: pagesBefore, most: size.pages });
  return pullChanges(now, changed, {
    ...{ next: page === null ? changed.cursor : cursor.next, since: page?.changesSince ?? cursor.next },
    // each changed job may come with its page
    ...{ afterJobId: page?.afterJobId ?? 0, most: size.pages, pagesBefore },
  });
}

interface Position {
  readonly next: string;
  readonly afterJobId: number;
  readonly most: number;
}

const NOTHING = { beginAnew: null, jobs: [], goneJobIds: [], isListed: false, pages: [], pageGoneJobIds: [] } as const;

async function pullAll(context: RequestContext, { next, afterJobId, most }: Position): Promise<JobSyncPage> {
  const { rows, hasMore } = await loadListedJobs(context, { afterJobId, most, jobIds: null });
  const goesOn = { page: { afterJobId: rows.at(-1)?.id ?? 0, changesSince: null } };
  const cursor = writePullCursor({ next, ...(hasMore ? goesOn : { page: null, pagesBefore: MAX_ID }) });
  const beginAnew = afterJobId === 0 ? { count: hasMore ? await countListedJobs(context) : rows.length } : null;
  return { ...NOTHING, cursor, beginAnew, more: true, jobs: syncedJobs(context, rows), isListed: !hasMore };
}

interface PagesPosition {
  readonly next: string;
  readonly beforeJobId: number;
  readonly most: number;
}

async function pullPages(context: RequestContext, { next, beforeJobId, most }: PagesPosition): Promise<JobSyncPage> {
  const { pages, nextBefore } = await loadJobPages(context, { beforeJobId, jobIds: null, most });
  return { ...NOTHING, cursor: writePullCursor({ next, page: null, pagesBefore: nextBefore }), more: nextBefore !== null, pages };
}

function syncedJobs({ actor }: RequestContext, rows: ListedJobs['rows']): SyncedJob[] {
  const present = jobPresenter(actor);
  return rows.map((row) => ({ job: present(row), foundBy: row.foundBy }));
}

interface ChangesPosition extends Position {
  readonly since: string;
  readonly pagesBefore: number | null;
}

/** As pull-field: the next page reads the same changes again, and continues after the last job. */
async function pullChanges(
  context: RequestContext,
  changed: ChangedRecordsPage,
  { next, since, afterJobId, most, pagesBefore }: ChangesPosition,
): Promise<JobSyncPage> {
  const jobIds = (await jobsChanged(context, changed)).filter((id) => id > afterJobId);
  const { rows, hasMore } =
    jobIds.length === 0 ? { rows: [], hasMore: false } : await loadListedJobs(context, { afterJobId, most, jobIds });
  const last = hasMore ? (rows.at(-1)?.id ?? 0) : Infinity;
  const isThere = new Set(rows.map(({ id }) => id));
  return {
    ...NOTHING,
    cursor: writePullCursor({ next, page: hasMore ? { afterJobId: last, changesSince: since } : null, pagesBefore }),
    more: hasMore || changed.hasMore || pagesBefore !== null,
    jobs: syncedJobs(context, rows),
    goneJobIds: jobIds.filter((id) => id <= last && !isThere.has(id)),
    ...(await pagesOf(context, [...isThere], most)),
  };
}

/** Of these jobs: the pages of those that are open, and which of them have none. */
async function pagesOf(
  context: RequestContext,
  jobIds: readonly number[],
  most: number,
): Promise<Pick<JobSyncPage, 'pages' | 'pageGoneJobIds'>> {
  const pages: JobPageParts[] = [];
  for (let before: number | null = MAX_ID; before !== null && jobIds.length > 0;) {
    const found = await loadJobPages(context, { beforeJobId: before, jobIds, most });
    pages.push(...found.pages);
    before = found.nextBefore;
  }
  const hasPage = new Set(pages.map(({ id }) => id));
  return { pages, pageGoneJobIds: jobIds.filter((id) => !hasPage.has(id)) };
}

/** Those whose row or page may be another: a group is named in rows, people and items of the catalogue in pages. */
async function jobsChanged(context: RequestContext, changed: ChangedRecordsPage): Promise<number[]> {
  const named = await jobsOfGroups(context, idsOf(changed, 'work_group'));
  const shown = await pagesNaming(context, { userIds: idsOf(changed, 'app_user'), itemIds: idsOf(changed, 'field_item') });
  return [...new Set([...idsOf(changed, 'construction'), ...idsOf(changed, 'internal_comment'), ...named, ...shown])];
}

const idsOf = ({ changed }: ChangedRecordsPage, entity: ChangedRecordsPage['changed'][number]['entity']): number[] =>
  changed.filter((one) => one.entity === entity).map(({ id }) => id);
