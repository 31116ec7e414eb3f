// The list of tasks in SQL (screens.md §2.24): its declaration is task.columns. Tables are joined only where a filter or the sort asks for them.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import type { TaskView } from '@lotline/schema/domain/task/task-list.input';
import type { Stage } from '@lotline/schema/domain/task/task.stage';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, anyChosen, type ListSql } from '../../platform/list/declared-sql.ts';
import type { Condition } from '../../platform/list/list-statement.ts';
import { taskScope } from '../access/task.scope.ts';
import { inStatusOrder, statusOrder } from '../setting/status-order.sql.ts';
import { searchConditions } from '../job-list/job-list.sql.ts';

const HAS_APPROVED_PAYMENT = `exists (select 1 from payment p where p.schedule_id = s.id and p.state in ('approved', 'issued', 'paid'))`;
/** isToApprove (payment.rules) in the words of the database. */
const HAS_PAYMENT_TO_APPROVE = `exists (select 1 from payment p where p.schedule_id = s.id and p.state = 'review'
    and exists (select 1 from payment_item l where l.payment_id = p.id)
    and not exists (select 1 from payment_item l where l.payment_id = p.id and (l.approved_date is null or l.rejected_date is not null)))`;
const IS_OPEN = 'not s.ignored and s.submitted_date is null';

/** As task.columns says of each. */
const VIEWS: Readonly<Record<TaskView, string>> = {
  all: 'true',
  mine: `${IS_OPEN} and (s.owner = (select o.first_name || ' ' || o.last_name from app_user o where o.id = $actorId)
    or exists (select 1 from task_user v where v.schedule_id = s.id and v.user_id = $actorId))`,
  group: `${IS_OPEN} and s.group_id = any($groupIds::int[])`,
  unassigned: `${IS_OPEN} and s.group_id is null`,
  declined: `${IS_OPEN} and s.completed_date is null and s.declined_date is not null`,
  overdue: 'not s.ignored and s.completed_date is null and s.submitted_date is null and s.due_date < $today::date',
  review: `not s.ignored and s.submitted_date is not null and s.rejected_item_count = 0
    and exists (select 1 from schedule_item i where i.schedule_id = s.id and i.approved_date is null)
    and not ${HAS_APPROVED_PAYMENT}`,
  payment: `not s.ignored and s.submitted_date is not null and s.rejected_item_count = 0 and ${HAS_PAYMENT_TO_APPROVE}`,
};

/** taskStage in the words of the database. */
const STAGE_CONDITIONS: Readonly<Record<Stage, string>> = {
  Completed: 's.completed_date is not null',
  'Work In Progress': 's.completed_date is null and s.onsite_date is not null',
  Accepted: 's.completed_date is null and s.onsite_date is null and s.accepted_date is not null',
  'New Job': 's.completed_date is null and s.onsite_date is null and s.accepted_date is null',
};

/** Of a few groups their tasks are found by index; the scope says the same once more, row by row. */
const ofOwnGroups = (actor: Actor): Condition[] =>
  actor.claims.has('CAN_VIEW_ALL_GROUPS')
    ? []
    : [{ sql: 's.group_id = any($groupIds::int[]) or (s.completed_group_id = any($groupIds::int[]) and s.completed_date is not null)' }];

/** @param asked the conditions and the sort */
const tablesFor = (asked: string): string =>
  [
    'schedule s',
    ...(/\bc\./.test(asked) ? ['join construction c on c.id = s.construction_id'] : []),
    ...(/\bg\.name\b/.test(asked) ? ['left join work_group g on g.id = s.group_id'] : []),
  ].join(' ');

/** Each is a column, and a range may be of it. */
const DAYS = {
  dueDate: 's.due_date',
  issuedDate: 's.issued_date',
  scheduledStartTime: 's.scheduled_start_time',
  acceptedDate: 's.accepted_date',
  declinedDate: 's.declined_date',
  onsiteDate: 's.onsite_date',
  completedDate: 's.completed_date',
  submittedDate: 's.submitted_date',
};

const SQL: ListSql<typeof TASK_LIST> = {
  from: tablesFor,
  id: 's.id',
  scope: (actor) => [{ sql: taskScope('s') }, ...ofOwnGroups(actor)],
  shownFrom: 'join schedule s on s.id = at.id join construction c on c.id = s.construction_id left join work_group g on g.id = s.group_id',
  columns: {
    ...DAYS,
    name: 's.name',
    group: 'g.name',
    workOrder: 'c.work_order',
    address: 'c.address',
    jobStatus: inStatusOrder('c.status'),
    workType: 'c.work_type',
    isReopened: 's.is_reopened',
    ignored: 's.ignored',
    rejectedItemCount: 's.rejected_item_count',
    hasApprovedPayment: HAS_APPROVED_PAYMENT,
    id: 's.id',
    version: 's.version',
    constructionId: 's.construction_id',
    groupId: 's.group_id',
  },
  named: { workTypes: 'c.work_type' },
  filters: {
    search: searchConditions,
    ids: among('s.id', 'int'),
    constructionIds: among('s.construction_id', 'int'),
    view: (view) => (view === 'all' ? [] : [{ sql: VIEWS[view] }]),
    groupIds: among('s.group_id', 'int'),
    statuses: anyChosen(STAGE_CONDITIONS),
  },
  days: DAYS,
  empty: { groupIds: 's.group_id is null' },
  sortBinds: { jobStatus: statusOrder },
  binds: ({ actor, timeZone, now }) => ({ ...scopeBinds(actor), today: dayInZone(now().toISOString(), timeZone), timeZone }),
};

export const TASKS = declaredList(TASK_LIST, SQL);
