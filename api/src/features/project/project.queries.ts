// Reads of projects: counts, value, progress and jobs are of the jobs that the person reads, each page in one statement (screens.md §2.24).
import { QueryTypes } from 'sequelize';
import { entryLimit } from '@lotline/schema/domain/kernel/input-limits';
import type { JobsByWorkOrderInput, JobsForProjectInput, ProjectJobsInput } from '@lotline/schema/domain/project/project.input';
import type { ProgressDay } from '@lotline/schema/domain/project/project.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { bindsOf, whereOf } from '../../platform/list/list-statement.ts';
import { readListCursor } from '../../platform/list/list-cursor.ts';
import { completeDay, isComplete } from '../job/job-complete.sql.ts';
import { jobScope } from '../access/job.scope.ts';
import { DUE, searchConditions } from '../job-list/job-list.sql.ts';
import { COUNTS, FACTS, factBinds, OF_PROJECT, type ProjectFactsRow } from './project-facts.sql.ts';
import { projectScope, projectWriteScope } from '../access/project.scope.ts';
import type { ProjectJob } from './project.type.ts';

/** The order of a project's jobs, as their cursor names it. */
export const BY_WORK_ORDER = { field: 'workOrder', descending: false } as const;

export interface ProjectDetailRow extends ProjectFactsRow {
  readonly isAssigned: boolean;
  readonly days: readonly ProgressDay[];
}

/** Each day on which a job was due or complete. */
const DAYS = `select d.day, sum(d.planned)::integer as planned, sum(d.done)::integer as done from (
    select ${DUE} as day, 1 as planned, 0 as done from construction c where ${OF_PROJECT} and ${DUE} is not null
    union all
    select ${completeDay('c')}, 0, 1 from construction c where ${OF_PROJECT} and ${isComplete('c')}) d
  group by d.day order by d.day`;

const ONE = prepared(
  'project',
  `select ${FACTS}, n.*, ${projectWriteScope('p')} as "isAssigned", ${jsonList(DAYS)} as days from project p cross join lateral (${COUNTS}) n where p.id = $id and ${projectScope('p')}`,
);

const JOB = `${wireColumns('c', 'id work_order address status work_type')}, ${DUE}::text as "dueDate", (${completeDay('c')})::text as "completeDate",
    c.project_id as "projectId", (select q.name from project q where q.id = c.project_id) as "projectName"`;

const JOBS = prepared(
  'jobs-of-project',
  `select ${jsonList(`select ${JOB} from construction c
      where ${OF_PROJECT} and ($afterText::text is null or (c.work_order, c.id) > ($afterText::text, $afterId::integer))
      order by c.work_order, c.id limit $first + 1`)} as jobs
    from project p where p.id = $projectId and ${projectScope('p')}`,
);

/** Where a page of a project's jobs begins. */
export function workOrderBinds(after: string | null) {
  const place = after === null ? null : readListCursor(BY_WORK_ORDER, 'text', after);
  return { afterText: place?.value ?? null, afterId: place?.id ?? null };
}

/** @throws RefusalError NOT_FOUND out of scope. */
export async function loadProject(context: RequestContext, id: number): Promise<ProjectDetailRow> {
  const [found] = await context.sequelize.query<ProjectDetailRow>(ONE, { bind: { ...factBinds(context), id }, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

/** One more than the page holds, where there is more. @throws RefusalError NOT_FOUND out of scope. */
export async function loadProjectJobs(context: RequestContext, { projectId, first, after }: ProjectJobsInput): Promise<ProjectJob[]> {
  const bind = { ...scopeBinds(context.actor), timeZone: context.timeZone, ...workOrderBinds(after), projectId, first };
  const [found] = await context.sequelize.query<{ jobs: ProjectJob[] }>(JOBS, { bind, type: QueryTypes.SELECT });
  return found?.jobs ?? refuse('NOT_FOUND');
}

/** Jobs as the jobs' own search finds them, wherever they are now. */
export function findJobsForProject(context: RequestContext, { search, first }: JobsForProjectInput): Promise<ProjectJob[]> {
  const conditions = [{ sql: jobScope('c') }, ...searchConditions(search)];
  const sql = `select ${JOB} from construction c where ${whereOf(conditions)} order by c.work_order, c.id limit $first`;
  const bind = { ...scopeBinds(context.actor), ...bindsOf(conditions), timeZone: context.timeZone, first };
  return context.sequelize.query<ProjectJob>(sql, { bind, type: QueryTypes.SELECT });
}

/** A number may be that of a job under each contract; more than can be moved at once are not asked for. */
const MOST_BY_WORK_ORDER = entryLimit('jobIds');
const BY_WORK_ORDERS = prepared(
  'jobs-by-work-order',
  `select ${JOB} from construction c where c.work_order = any($workOrders::text[]) and ${jobScope('c')} order by c.work_order, c.id limit ${String(MOST_BY_WORK_ORDER)}`,
);

/** Jobs by their very work orders, as they were written, in capitals or in small letters. */
export function findJobsByWorkOrder(context: RequestContext, { workOrders }: JobsByWorkOrderInput): Promise<ProjectJob[]> {
  const spelt = [...new Set(workOrders.flatMap((workOrder) => [workOrder, workOrder.toUpperCase(), workOrder.toLowerCase()]))];
  const bind = { ...scopeBinds(context.actor), timeZone: context.timeZone, workOrders: spelt };
  return context.sequelize.query<ProjectJob>(BY_WORK_ORDERS, { bind, type: QueryTypes.SELECT });
}
