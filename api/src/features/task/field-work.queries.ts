// The field list, one statement whose text goes out as it comes (contract/rest.md; schema/domain/task/field-task; quality.md §3).
// Rejected tasks stand in rejectedSchedules and nowhere else, also when they are submitted. No amounts here.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { MOST_LISTED_TASKS, MOST_ROW_COMMENTS } from '@lotline/schema/domain/task/field-task';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantColumns, instantText, jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { customFieldsOf } from '../job/custom-fields.sql.ts';
import type { ListedGroups } from './listed-groups.scope.ts';

/** Of the task, or of the whole job: each by its index, from its end. */
const newestOf = (target: string): string => `(select * from field_comment n where n.${target} and n.deleted_utc is null
    order by n.created_utc desc, n.id desc limit ${MOST_ROW_COMMENTS})`;

const COMMENTS = `select ${wireColumns('fc', 'id version client_id schedule_id construction_id user_id comments')}, ${instantColumns('fc', 'created_utc')},
    json_build_object('id', u.id, 'displayName', trim(u.first_name || ' ' || u.last_name)) as user
  from (select * from (${newestOf('schedule_id = s.id')} union all ${newestOf('construction_id = s.construction_id')}) newest
        order by created_utc desc, id desc limit ${MOST_ROW_COMMENTS}) fc join app_user u on u.id = fc.user_id
  order by fc.created_utc, fc.id`;

const countOf = (target: string): string => `(select count(*) from field_comment n where n.${target} and n.deleted_utc is null)`;
const COMMENT_COUNT = `${countOf('schedule_id = s.id')} + ${countOf('construction_id = s.construction_id')}`;

const CUSTOM_FIELDS = `json_build_object('fields', ${jsonList(`select f.key as "fieldName", f.value from jsonb_each(${customFieldsOf('c')}) f`)})`;

/** The columns of one row: task s, its job c and the person's own open visit v; bind with scopeBinds. */
export const FIELD_TASK = `
    ${wireColumns('s', 'id version construction_id name owner resource group_id due_date comments initial ignored is_payment is_reopened rejected_item_count')},
    ${instantColumns('s', 'issued_date completed_date submitted_date accepted_date onsite_date scheduled_start_time')},
    ${wireColumns(
      'c',
      `work_type work_order status address lot_number unit_number street_number street_name road_type suburb developer site_contact site_contact_phone
       customer_ref`,
    )},
    ${instantColumns('c', 'builder_approval_sent_date builder_approved_date')}, ${CUSTOM_FIELDS} as "customFields",
    coalesce((select g.is_subcontractor from work_group g where g.id = s.group_id), false) as "isSubcontracted",
    v.id is not null as "isCurrentlyOnsite", ${instantText('v.on_site_utc')} as "onsiteSinceUtc", v.id is not null and s.completed_date is null as "isCompletable",
    ${jsonList(COMMENTS)} as "fieldComments", ${COMMENT_COUNT} as "fieldCommentCount",
    (select count(*) from attachment a where a.construction_id = s.construction_id and a.state = 'uploaded'
        and (a.schedule_id is null or a.schedule_id = s.id)) as "attachmentCount"`;

/** What stands in the boxes of a list, as conditions on schedule l: each through a partial index that begins with the group. */
export const LISTED_BOXES = {
  rejected: 'l.rejected_item_count > 0',
  work: 'l.submitted_date is null and l.rejected_item_count = 0',
} as const;
/** A condition on a column that holds a group. */
type InGroups = (column: string) => string;

/** One text for every list, for statements that are read seldom. */
const inListedGroups: InGroups = (column) => `($everyGroup::boolean or ${column} = any($listedGroupIds::int[]))`;

/**
 * What stands in a subquery is not known before the statement runs. So the database finds no better plan for one group than for another, keeps the one
 * it has made and does not plan each list anew, which takes longer than a short list itself (decision 028).
 */
const inSomeGroups: InGroups = (column) => `${column} = any((select $listedGroupIds::int[])::int[])`;
const inEveryGroup: InGroups = () => 'true';

export const isListed = (box: string, inGroups: InGroups = inListedGroups): string =>
  `not l.ignored and not l.is_payment and l.declined_date is null and l.issued_date is not null and ${box} and ${inGroups('l.group_id')}`;

/** The first tasks of the listed groups in that box. */
const listed = (box: string, inGroups: InGroups): string =>
  `(select * from schedule l where ${isListed(box, inGroups)} order by l.scheduled_start_time, l.id limit ${MOST_LISTED_TASKS})`;

/** Given to the person, to a listed group, or to nobody in particular: a condition on custom_task t. */
export const isListedCustomTask = (inGroups: InGroups = inListedGroups): string => `not t.is_completed and (t.user_id = $actorId::integer
    or (t.user_id is null and (t.group_id is null or ${inGroups('t.group_id')})))`;
export const CUSTOM_TASK_COLUMNS = wireColumns('t', 'id version client_id name is_completed is_completable');

const customTasks = (inGroups: InGroups): string => `select ${CUSTOM_TASK_COLUMNS} from custom_task t where ${isListedCustomTask(inGroups)}
  order by t.due_date, t.id limit ${MOST_LISTED_TASKS}`;

/** The person's own open visit v of task s. */
export const OWN_OPEN_VISIT = `left join task_user v on v.schedule_id = s.id and v.user_id = $actorId
    and v.on_site_utc is not null and v.off_site_utc is null and v.completed_utc is null`;

const rowsOf = (box: string): string =>
  `coalesce(json_agg(task order by s.scheduled_start_time, s.due_date, task."workOrder", s.id) filter (where s.box = '${box}'), '[]')`;

/**
 * `offset 0`: a row is made once, not once for each box that it could stand in, and its job is found by its id, however many groups the list might be of.
 */
const fieldWorkSql = (inGroups: InGroups): string =>
  `select json_build_object(
    'customTasks', ${jsonList(customTasks(inGroups))}, 'rejectedSchedules', ${rowsOf('rejected')}, 'workSchedule', ${rowsOf('work')})::text as body
  from (select 'rejected' as box, r.* from ${listed(LISTED_BOXES.rejected, inGroups)} r
        union all
        select 'work', w.* from ${listed(LISTED_BOXES.work, inGroups)} w) s
  cross join lateral (select ${FIELD_TASK} from construction c ${OWN_OPEN_VISIT} where c.id = s.construction_id offset 0) task`;

const OF_SOME_GROUPS = prepared('field-work', fieldWorkSql(inSomeGroups));
const OF_EVERY_GROUP = prepared('field-work-of-all', fieldWorkSql(inEveryGroup));

/** The JSON text of a FieldWork for these groups, as this person sees it. */
export async function loadFieldWork(context: RequestContext, groups: ListedGroups): Promise<string> {
  const [found] = await context.sequelize.query<{ body: string }>(groups.everyGroup ? OF_EVERY_GROUP : OF_SOME_GROUPS, {
    bind: { ...scopeBinds(context.actor), ...groups },
    type: QueryTypes.SELECT,
  });
  return found?.body ?? '{}';
}

/** Plans both statements on the connection of the transaction. */
export async function prepareFieldWork(sequelize: Sequelize, actor: Actor, transaction: Transaction): Promise<void> {
  const bind = { ...scopeBinds(actor), listedGroupIds: [...actor.groupIds] };
  for (const sql of [OF_SOME_GROUPS, OF_EVERY_GROUP]) await sequelize.query(sql, { bind, transaction, type: QueryTypes.SELECT });
}
