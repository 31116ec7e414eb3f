// The jobs of one page of a sync: those that have a task on this person's list, whole, with their comments and the list's rows. One statement for all
// of them, with the texts of the task page and the list.
import { QueryTypes } from 'sequelize';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared, withUnseenBinds } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { presentFieldComment, type FieldCommentRow } from '../comment/field-comment.presenter.ts';
import { newestComments } from '../comment/field-comment.queries.ts';
import { presentConstruction, type ConstructionRow } from '../job/construction.presenter.ts';
import { jobColumns, visibleTasks } from '../job/construction.queries.ts';
import { FIELD_TASK, isListed, LISTED_BOXES, OWN_OPEN_VISIT } from '../task/field-work.queries.ts';
import type { ListedGroups } from '../task/listed-groups.scope.ts';
import { presentReplicaJob, type ReplicaJob } from './replica-job.presenter.ts';

/** Of the jobs of a page after the first, as JSON. */
const MOST_CHARACTERS = 2_000_000;

/** Jobs with a task in that section of the list. */
const jobsIn = (box: string, and: string): string =>
  `select l.construction_id as id from schedule l where ${isListed(box)} and l.construction_id > $afterJobId::integer ${and}`;
const listedJobs = (and: string): string =>
  Object.values(LISTED_BOXES)
    .map((box) => jobsIn(box, and))
    .join(' union ');

const ROWS = `select task.* from schedule s ${OWN_OPEN_VISIT} cross join lateral (select ${FIELD_TASK}) task
    where s.id = any(array(select l.id from schedule l where l.construction_id = c.id
      and ${isListed(`(${Object.values(LISTED_BOXES).join(' or ')})`)})) order by s.id`;
const COMMENTS = newestComments({
  job: 'c.id',
  tasks: 'array(select v.id from visible v where v.construction_id = c.id)',
  most: String(COMMENT_PAGE + 1),
});

/**
 * One more than is sent, so that it is known whether there are others. `offset 0`: the JSON is built once, and not again for each time that its length is
 * read.
 */
const pageSql = (most: number, and: string): string => `
with page as materialized (select id from (${listedJobs(and)}) listed order by id limit ${most + 1}),
${visibleTasks(`s.construction_id = any(array(select id from page order by id limit ${most}))`)}
select sized.job, sized.comments, sized.rows, (select count(*)::integer from page) as found
from (
  select text.*, sum(length(text.job) + length(text.comments) + length(text.rows)) over (order by text.id) as until_here,
    length(text.job) + length(text.comments) + length(text.rows) as own
  from (
    select c.id, (select row_to_json(job)::text from (select ${jobColumns('where v.construction_id = c.id')}) job) as job,
      ${jsonList(COMMENTS)}::text as comments, ${jsonList(ROWS)}::text as rows
    from construction c where c.id = any(array(select id from page order by id limit ${most})) offset 0) text) sized
where sized.until_here - sized.own <= ${MOST_CHARACTERS}
order by sized.id`;

const allSql = (most: number): string => prepared(`pulled-jobs-${most}`, pageSql(most, ''));
const someSql = (most: number): string =>
  prepared(`pulled-jobs-of-${most}`, withUnseenBinds(pageSql(most, 'and l.construction_id = any($jobIds::integer[])')));

interface PageRow {
  readonly job: string;
  readonly comments: string;
  readonly rows: string;
  readonly found: number;
}

export interface JobPage {
  readonly jobs: readonly ReplicaJob[];
  readonly rows: readonly FieldTask[];
  /** Others come after the last of these. */
  readonly hasMore: boolean;
}

interface JobsWanted extends ListedGroups {
  readonly afterJobId: number;
  /** Of these alone; null: of all. */
  readonly jobIds: readonly number[] | null;
  readonly most: number;
}

/** In the order of their ids, as many as a page holds. */
export async function loadReplicaJobs(context: RequestContext, { jobIds, most, ...wanted }: JobsWanted): Promise<JobPage> {
  const rows = await context.sequelize.query<PageRow>(jobIds === null ? allSql(most) : someSql(most), {
    bind: {
      ...scopeBinds(context.actor),
      ...wanted,
      ...(jobIds === null ? {} : { jobIds: [...jobIds] }),
      today: dayInZone(context.now().toISOString(), context.timeZone),
    },
    type: QueryTypes.SELECT,
  });
  return {
    jobs: rows.map(({ job, comments }) =>
      presentReplicaJob(
        presentConstruction(context, JSON.parse(job) as ConstructionRow),
        (JSON.parse(comments) as FieldCommentRow[]).map(presentFieldComment),
      ),
    ),
    rows: rows.flatMap(({ rows: ofJob }) => JSON.parse(ofJob) as FieldTask[]),
    hasMore: (rows[0]?.found ?? 0) > rows.length,
  };
}

/** A job shows the names of visitors, of authors and of items, whose change is no change of the job. */
const NAMING_SQL = prepared(
  'jobs-naming',
  `select distinct s.construction_id as id from schedule s
   where s.construction_id in (select id from (${listedJobs('')}) listed)
     and (exists (select from task_user t where t.schedule_id = s.id and t.user_id = any($userIds::integer[]))
       or exists (select from field_comment f where f.user_id = any($userIds::integer[]) and (f.schedule_id = s.id or f.construction_id = s.construction_id))
       or exists (select from schedule_item i join boq b on b.id = i.boq_id where i.schedule_id = s.id and b.item_id = any($itemIds::integer[])))`,
);

interface Named extends ListedGroups {
  readonly userIds: readonly number[];
  readonly itemIds: readonly number[];
}

/** The jobs on the list that show one of these people, or of these items of the catalogue. */
export async function jobsNaming({ sequelize, actor }: RequestContext, { userIds, itemIds, ...groups }: Named): Promise<number[]> {
  if (userIds.length === 0 && itemIds.length === 0) return [];
  const found = await sequelize.query<{ id: number }>(NAMING_SQL, {
    bind: { ...scopeBinds(actor), ...groups, afterJobId: 0, userIds: [...userIds], itemIds: [...itemIds] },
    type: QueryTypes.SELECT,
  });
  return found.map(({ id }) => id);
}
