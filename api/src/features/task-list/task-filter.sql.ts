// The tasks' filter as closed conditions on schedule s, its job c and its group g: tables are joined only where a filter or the sort asks for them.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { TaskDate, TaskFilter, TaskSort, TaskView } from '@lotline/schema/domain/task/task-list.input';
import type { Stage } from '@lotline/schema/domain/task/task.stage';
import type { Condition, SortColumn } from '../../platform/list/list-statement.ts';
import type { SortKind } from '../../platform/list/list-cursor.ts';
import { searchConditions } from '../job-list/job-filter.sql.ts';
import { taskScope } from '../access/task.scope.ts';

const column = (sql: string, kind: SortKind, isNullable = true): SortColumn => ({ sql, kind, isNullable });

export const TASK_SORT_COLUMNS: Readonly<Record<TaskSort, SortColumn>> = {
  dueDate: column('s.due_date', 'day'),
  issuedDate: column('s.issued_date', 'instant'),
  scheduledStartTime: column('s.scheduled_start_time', 'instant'),
  acceptedDate: column('s.accepted_date', 'instant'),
  declinedDate: column('s.declined_date', 'instant'),
  onsiteDate: column('s.onsite_date', 'instant'),
  completedDate: column('s.completed_date', 'instant'),
  submittedDate: column('s.submitted_date', 'instant'),
  name: column('s.name', 'text', false),
  group: column('g.name', 'text'),
  workOrder: column('c.work_order', 'text', false),
  address: column('c.address', 'text', false),
  jobStatus: column('c.status', 'text', false),
  workType: column('c.work_type', 'text', false),
  id: column('s.id', 'int', false),
};

const IS_OPEN = 'not s.ignored and s.submitted_date is null';

/** As schema/domain/task/task-list.input says of each. */
const VIEWS: Readonly<Record<TaskView, string>> = {
  all: 'true',
  mine: `${IS_OPEN} and (s.owner = (select o.first_name || ' ' || o.last_name from app_user o where o.id = $actorId)
    or exists (select 1 from task_user v where v.schedule_id = s.id and v.user_id = $actorId))`,
  group: `${IS_OPEN} and s.group_id = any($groupIds::int[])`,
  unassigned: `${IS_OPEN} and s.group_id is null`,
  overdue: 'not s.ignored and s.completed_date is null and s.submitted_date is null and s.due_date < $today::date',
  review: `not s.ignored and s.submitted_date is not null and s.rejected_item_count = 0
    and exists (select 1 from schedule_item i where i.schedule_id = s.id and i.approved_date is null)
    and not exists (select 1 from payment p where p.schedule_id = s.id and p.state in ('approved', 'issued', 'paid'))`,
};

/** taskStage in the words of the database. */
const STAGE_CONDITIONS: Readonly<Record<Stage, string>> = {
  Completed: 's.completed_date is not null',
  'Work In Progress': 's.completed_date is null and s.onsite_date is not null',
  Accepted: 's.completed_date is null and s.onsite_date is null and s.accepted_date is not null',
  'New Job': 's.completed_date is null and s.onsite_date is null and s.accepted_date is null',
};

function dateConditions({ dates }: TaskFilter): Condition[] {
  return dates.flatMap(({ field, from, to }: { field: TaskDate; from: string | null; to: string | null }, place) => {
    const { sql, kind } = TASK_SORT_COLUMNS[field];
    const startOf = (day: string): string => (kind === 'instant' ? `((${day})::timestamp at time zone $timeZone::text)` : `(${day})`);
    return [
      ...(from === null ? [] : [{ sql: `${sql} >= ${startOf(`$from${place}::date`)}`, bind: { [`from${place}`]: from } }]),
      ...(to === null ? [] : [{ sql: `${sql} < ${startOf(`$to${place}::date + 1`)}`, bind: { [`to${place}`]: to } }]),
    ];
  });
}

/** Of a few groups their tasks are found by index; the scope says the same once more, row by row. */
const ofOwnGroups = (actor: Actor): Condition[] =>
  actor.claims.has('CAN_VIEW_ALL_GROUPS')
    ? []
    : [{ sql: 's.group_id = any($groupIds::int[]) or (s.completed_group_id = any($groupIds::int[]) and s.completed_date is not null)' }];

/** Binds beside their own: scopeBinds, $today and $timeZone. */
export function taskConditions(filter: TaskFilter, actor: Actor): Condition[] {
  const { search, ids, constructionIds, view, groupIds, statuses, workTypes } = filter;
  return [
    { sql: taskScope('s') },
    ...ofOwnGroups(actor),
    ...searchConditions(search),
    ...(ids === null ? [] : [{ sql: 's.id = any($ids::int[])', bind: { ids } }]),
    ...(constructionIds === null ? [] : [{ sql: 's.construction_id = any($constructionIds::int[])', bind: { constructionIds } }]),
    ...(view === 'all' ? [] : [{ sql: VIEWS[view] }]),
    ...(groupIds === null ? [] : [{ sql: 's.group_id = any($groupIdsAsked::int[])', bind: { groupIdsAsked: groupIds } }]),
    ...(statuses === null ? [] : [{ sql: statuses.map((stage) => `(${STAGE_CONDITIONS[stage]})`).join(' or ') }]),
    ...(workTypes === null ? [] : [{ sql: 'c.work_type = any($workTypes::text[])', bind: { workTypes } }]),
    ...dateConditions(filter),
  ];
}

export function taskTables(conditions: readonly Condition[], sort: SortColumn): string {
  const asked = [...conditions.map(({ sql }) => sql), sort.sql].join(' ');
  return [
    'schedule s',
    ...(/\bc\./.test(asked) ? ['join construction c on c.id = s.construction_id'] : []),
    ...(sort.sql.startsWith('g.') ? ['left join work_group g on g.id = s.group_id'] : []),
  ].join(' ');
}
