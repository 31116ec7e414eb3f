// The pages of open jobs for a store of one person (decision 085): what the page of a job reads, of many jobs in one statement, by the texts and presenters of
// those reads and in their scope.
import { QueryTypes } from 'sequelize';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { canUseInternalComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { canReadDelegations } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { MOST_PAGE_CHARACTERS, type JobPageParts, type JobReviewParts } from '@lotline/schema/domain/sync/job-lines';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../access/job.scope.ts';
import { presentFieldComment, type FieldCommentRow } from '../comment/field-comment.presenter.ts';
import { newestComments } from '../comment/field-comment.queries.ts';
import { newestInternalComments, presentInternalComment } from '../comment/internal-comment.queries.ts';
import type { InternalComment } from '../comment/internal-comment.type.ts';
import { presentJobCosts } from '../cost/cost.presenter.ts';
import { COST_LISTS, costBinds, type CostRows } from '../cost/cost.queries.ts';
import { DELEGATION_LIST, presentDelegation } from '../delegation/delegation.queries.ts';
import type { JobDelegation } from '../delegation/delegation.type.ts';
import { presentConstruction, type ConstructionRow } from '../job/construction.presenter.ts';
import { jobColumns, visibleTasks } from '../job/construction.queries.ts';
import type { Construction } from '../job/construction.type.ts';
import { isOpenJob } from '../job/job-complete.sql.ts';
import { PLANNED_STATUS, presentPlan, type PlanRow } from '../job/planned-status.queries.ts';
import { presentReplicaJob } from './replica-job.presenter.ts';

/** Of one answer, as JSON; at least one page comes. */
const MOST_CHARACTERS = 2_000_000;

const MOST_COMMENTS = String(COMMENT_PAGE + 1);
const FIELD_COMMENTS = newestComments({
  job: 'c.id',
  tasks: 'array(select v.id from visible v where v.construction_id = c.id)',
  most: MOST_COMMENTS,
});

/** `offset 0`: the JSON is built once, and not again for each time that its length is read. */
const pagesSql = (name: string, most: number, and: string): string =>
  prepared(
    `${name}-${most}`,
    `
with page as materialized (select c.id from construction c
  where c.id < $beforeJobId::integer ${and} and ${isOpenJob('c')} and ${jobScope('c')}
  order by c.id desc limit ${most + 1}),
${visibleTasks(`s.construction_id = any(array(select id from page order by id desc limit ${most}))`)}
select sized.id, sized.job, sized."fieldComments", sized."internalComments", sized.costs, sized.delegations, sized.planned,
  sized.folders, (select count(*)::integer from page) as found
from (
  select text.*, sum(text.own) over (order by text.id desc) as until_here
  from (
    select parts.*, length(parts.job) + length(parts."fieldComments") + length(parts."internalComments") + length(parts.costs)
        + length(parts.delegations) as own
    from (
      select c.id, (select row_to_json(job)::text from (select ${jobColumns('where v.construction_id = c.id')}) job) as job,
        ${jsonList(FIELD_COMMENTS)}::text as "fieldComments", ${jsonList(newestInternalComments({ job: 'c.id', most: MOST_COMMENTS }))}::text as "internalComments",
        (select row_to_json(k)::text from (select ${COST_LISTS}) k) as costs,
        ${DELEGATION_LIST}::text as delegations, ${PLANNED_STATUS} as planned, c.file_folders as folders
      from construction c where c.id = any(array(select id from page order by id desc limit ${most})) offset 0) parts offset 0) text) sized
where sized.until_here - sized.own <= ${MOST_CHARACTERS}
order by sized.id desc`,
  );

const allSql = (most: number): string => pagesSql('job-pages', most, '');
const someSql = (most: number): string => pagesSql('job-pages-of', most, 'and c.id = any($jobIds::integer[])');

interface PageRow {
  readonly id: number;
  readonly job: string;
  readonly fieldComments: string;
  readonly internalComments: string;
  readonly costs: string;
  readonly delegations: string;
  readonly planned: PlanRow | null;
  readonly folders: string[];
  readonly found: number;
}

export interface JobPagesAsked {
  readonly beforeJobId: number;
  /** Of these alone; null: of every open job. */
  readonly jobIds: readonly number[] | null;
  readonly most: number;
}

export interface JobPages {
  /** Newest first. */
  readonly pages: readonly JobPageParts[];
  /** Whose page is longer than is sent. */
  readonly tooLong: readonly number[];
  /** Where the next begin; null: there are no others. */
  readonly nextBefore: number | null;
}

/** Of jobs that have not ended, in this person's scope. */
export async function loadJobPages(context: RequestContext, { beforeJobId, jobIds, most }: JobPagesAsked): Promise<JobPages> {
  const rows = await context.sequelize.query<PageRow>(jobIds === null ? allSql(most) : someSql(most), {
    bind: {
      ...scopeBinds(context.actor),
      ...costBinds(context.actor),
      ...{ beforeJobId, ...(jobIds === null ? {} : { jobIds: [...jobIds] }) },
      today: dayInZone(context.now().toISOString(), context.timeZone),
    },
    type: QueryTypes.SELECT,
  });
  const all = rows.map((row) => presentPage(context, row));
  const isSent = (page: JobPageParts): boolean => JSON.stringify(page).length <= MOST_PAGE_CHARACTERS;
  // each is written out once: a page is large
  const sent = new Set(all.filter(isSent));
  return {
    pages: [...sent],
    tooLong: all.filter((page) => !sent.has(page)).map(({ id }) => id),
    nextBefore: (rows[0]?.found ?? 0) > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

function presentPage(context: RequestContext, row: PageRow): JobPageParts {
  const { actor } = context;
  const comments = (JSON.parse(row.fieldComments) as FieldCommentRow[]).map(presentFieldComment);
  const construction = presentConstruction(context, JSON.parse(row.job) as ConstructionRow);
  const { jobFieldComments, ...job } = presentReplicaJob(construction, comments);
  return {
    id: row.id,
    job,
    fieldComments: jobFieldComments,
    internalComments: canUseInternalComments(actor).ok
      ? (JSON.parse(row.internalComments) as InternalComment[]).map(presentInternalComment)
      : null,
    costs: seesCosts(actor) ? presentJobCosts(context, JSON.parse(row.costs) as CostRows) : null,
    delegations: canReadDelegations(actor).ok ? (JSON.parse(row.delegations) as JobDelegation[]).map(presentDelegation) : null,
    plannedStatus: row.planned === null || !canReadPlans(actor).ok ? null : presentPlan(row.planned),
    folders: row.folders,
    review: presentReview(construction),
  };
}

/** What a job that is replicated leaves out, and the review asks. */
const presentReview = ({ schedules }: Construction): JobReviewParts => ({
  tasks: schedules.map(({ id, allowedMoves }) => ({ id, allowedMoves })),
  items: schedules.flatMap(({ items }) => items.flatMap(({ id, approvedDate }) => (approvedDate === null ? [] : [{ id, approvedDate }]))),
});

const NAMING = prepared(
  'job-pages-naming',
  `select c.id from construction c where ${isOpenJob('c')} and ${jobScope('c')} and (
     exists (select from schedule s join task_user t on t.schedule_id = s.id where s.construction_id = c.id and t.user_id = any($userIds::integer[]))
     or exists (select from schedule s join field_comment f on f.schedule_id = s.id where s.construction_id = c.id and f.user_id = any($userIds::integer[]))
     or exists (select from field_comment f where f.construction_id = c.id and f.user_id = any($userIds::integer[]))
     or exists (select from internal_comment i where i.construction_id = c.id and i.user_id = any($userIds::integer[]))
     or exists (select from job_cost k where k.construction_id = c.id and k.created_by_user_id = any($userIds::integer[]))
     or exists (select from job_delegation d where d.construction_id = c.id and (d.user_id = any($userIds::integer[]) or d.created_by_user_id = any($userIds::integer[])))
     or c.planned_status_by = any($userIds::integer[])
     or exists (select from attachment a where a.construction_id = c.id and a.owner_user_id = any($userIds::integer[]))
     or exists (select from boq b where b.construction_id = c.id and b.item_id = any($itemIds::integer[])))`,
);

interface Named {
  readonly userIds: readonly number[];
  readonly itemIds: readonly number[];
}

/** The open jobs whose pages show one of these people, or of these items of the catalogue: their change is no change of the job. */
export async function pagesNaming({ sequelize, actor }: RequestContext, { userIds, itemIds }: Named): Promise<number[]> {
  if (userIds.length === 0 && itemIds.length === 0) return [];
  const found = await sequelize.query<{ id: number }>(NAMING, {
    bind: { ...scopeBinds(actor), userIds: [...userIds], itemIds: [...itemIds] },
    type: QueryTypes.SELECT,
  });
  return found.map(({ id }) => id);
}
