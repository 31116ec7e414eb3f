// One group as its page shows it: fields, members, what is open of it, leave; and what its forms offer (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList } from '../../platform/db/wire-columns.ts';
import { recordColumns } from '../../platform/record/write-record.ts';
import { IS_OPEN_TASK, openTasksOf } from './group-list.sql.ts';

/** Of open tasks; how many there are stands beside them. */
const MOST_TASKS = 50;
/** Of the leave that is over, and of that which is to come. */
const MOST_ABSENCES = 100;
const MOST_CANDIDATES = 20;

const IS_UNACCEPTED_TASK = `${IS_OPEN_TASK} and s.issued_date is not null and s.accepted_date is null and s.completed_date is null`;
const IS_ONSITE = (user: string): string =>
  `exists (select from task_user v join schedule s on s.id = v.schedule_id where v.user_id = ${user} and s.group_id = g.id and v.on_site_utc is not null and v.off_site_utc is null)`;

export interface GroupDetailRow {
  readonly id: number;
  readonly version: number;
  readonly values: Readonly<Record<string, string | null>>;
  readonly contractor: string | null;
  readonly isArchived: boolean;
  readonly openTasks: number;
  readonly unacceptedTasks: number;
  readonly members: readonly object[];
  readonly tasks: readonly object[];
  readonly absences: readonly object[];
}

const DETAIL = prepared(
  'group-detail',
  `select g.id, g.version, (select row_to_json(v) from (select ${recordColumns(GROUP, 'g')}) v) as values, not g.is_active as "isArchived",
     (select coalesce(c.trading_name, c.legal_name) from independent_contractor c where c.id = g.independent_contractor_id) as contractor,
     ${openTasksOf('g')} as "openTasks",
     (select count(*)::integer from schedule s where s.group_id = g.id and ${IS_UNACCEPTED_TASK}) as "unacceptedTasks",
     ${jsonList(`select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.can_log_in as "canLogIn", m.is_primary_contact as "isPrimaryContact",
         ${IS_ONSITE('u.id')} as "isOnsite",
         array(select o.name from group_member x join work_group o on o.id = x.group_id where x.user_id = u.id and o.id <> g.id order by o.name) as "otherGroups"
       from group_member m join app_user u on u.id = m.user_id where m.group_id = g.id order by m.is_primary_contact desc, u.first_name, u.last_name, u.id`)} as members,
     ${jsonList(`select s.id, s.construction_id as "constructionId", s.name, j.work_order as "workOrder", j.address, s.due_date::text as "dueDate",
         ${IS_UNACCEPTED_TASK} as "isUnaccepted"
       from schedule s join construction j on j.id = s.construction_id where s.group_id = g.id and ${IS_OPEN_TASK}
       order by s.due_date nulls last, s.id limit ${String(MOST_TASKS)}`)} as tasks,
     ${jsonList(`select a.id, a.version, a.user_id as "userId", nullif(trim(u.first_name || ' ' || u.last_name), '') as "userName", a.kind, a.from_date::text as "fromDate",
         a.to_date::text as "toDate", a.note, a.is_archived as "isArchived"
       from group_absence a left join app_user u on u.id = a.user_id where a.group_id = g.id and not a.is_archived
       order by a.to_date desc, a.id limit ${String(MOST_ABSENCES)}`)} as absences
   from work_group g where g.id = $id`,
);

export async function loadGroupDetail({ sequelize }: Pick<RequestContext, 'sequelize'>, id: number): Promise<GroupDetailRow | null> {
  const [found] = await sequelize.query<GroupDetailRow>(DETAIL, { bind: { id }, type: QueryTypes.SELECT });
  return found ?? null;
}

/** Which tasks they are is for those who see every group. */
export const asSeenBy = (actor: Actor, group: GroupDetailRow): GroupDetailRow =>
  hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? group : { ...group, tasks: [] };

const OPEN_TASK_IDS = prepared(
  'group-open-task-ids',
  `select array(select s.id from schedule s where s.group_id = $id and ${IS_OPEN_TASK} order by s.due_date nulls last, s.id limit ${String(MOST_LISTED_IDS)}) as ids`,
);

/** Which tasks of a group are open, the first due first; none for who does not see every group. */
export async function listOpenTaskIds(
  { sequelize, actor }: Pick<RequestContext, 'sequelize' | 'actor'>,
  id: number,
): Promise<readonly number[]> {
  if (!hasClaim(actor, 'CAN_VIEW_ALL_GROUPS')) return [];
  const [found] = await sequelize.query<{ ids: readonly number[] }>(OPEN_TASK_IDS, { bind: { id }, type: QueryTypes.SELECT });
  return found?.ids ?? [];
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const CONTRACTORS = prepared(
  'contractors-for-groups',
  `select c.id, coalesce(c.trading_name, c.legal_name) as name from independent_contractor c where c.status in ('onboarding', 'active') order by 2, c.id limit 1000`,
);

export const listContractorNames = ({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<Named[]> =>
  sequelize.query<Named>(CONTRACTORS, { type: QueryTypes.SELECT });

const ORDER = prepared(
  'groups-in-order',
  'select g.id, g.name from work_group g where g.is_active order by g.schedule_order nulls last, g.name, g.id limit 1000',
);

/** As the schedule shows them. */
export const listGroupsInOrder = ({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<Named[]> =>
  sequelize.query<Named>(ORDER, { type: QueryTypes.SELECT });

export interface CandidateRow extends Named {
  readonly email: string;
  readonly groups: readonly string[];
}

const CANDIDATES = prepared(
  'group-candidates',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email,
     array(select o.name from group_member x join work_group o on o.id = x.group_id where x.user_id = u.id order by o.name) as groups
   from app_user u where u.can_log_in and not exists (select from group_member m where m.group_id = $groupId and m.user_id = u.id)
     and strpos(lower(u.first_name || ' ' || u.last_name || ' ' || u.email), lower($search)) > 0
   order by u.first_name, u.last_name, u.id limit ${String(MOST_CANDIDATES)}`,
);

/** Who may be added. */
export const listCandidates = (
  { sequelize }: Pick<RequestContext, 'sequelize'>,
  bind: { readonly groupId: number; readonly search: string },
): Promise<CandidateRow[]> => sequelize.query<CandidateRow>(CANDIDATES, { bind: { ...bind }, type: QueryTypes.SELECT });
