// The list of tasks page by page, one statement each (screens.md §2.24, quality.md §3).
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import type { TaskFilter, TaskListInput, TaskSort } from '@lotline/schema/domain/task/task-list.input';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { instantColumns, wireColumns } from '../../platform/db/wire-columns.ts';
import { bindsOf, whereOf } from '../../platform/list/list-statement.ts';
import { keyedList, readList, type BoundList, type KeyedList, type ListPage } from '../../platform/list/read-list.ts';
import { TASK_SORT_COLUMNS, taskConditions, taskTables } from './task-filter.sql.ts';
import type { TaskRow } from './task-list.type.ts';

export type ListedTask = Omit<TaskRow, 'stage' | 'ageDays'>;

const TASK_COLUMNS = `${wireColumns('s', 'id version construction_id name group_id due_date is_reopened rejected_item_count')},
  ${instantColumns('s', 'issued_date scheduled_start_time accepted_date declined_date onsite_date completed_date submitted_date')},
  ${wireColumns('c', 'work_order address work_type')}, c.status as "jobStatus", g.name as "group"`;
const TASK_TABLES = `join schedule s on s.id = at.id join construction c on c.id = s.construction_id left join work_group g on g.id = s.group_id`;

/** What waits for review by how long it has waited, everything else by its day. */
const usualTaskSort = ({ view }: TaskFilter): ListSort<TaskSort> => ({
  field: view === 'review' ? 'submittedDate' : 'dueDate',
  descending: false,
});

function listOf({ actor, timeZone, now }: RequestContext, filter: TaskFilter, { field }: ListSort<TaskSort>): BoundList {
  const column = TASK_SORT_COLUMNS[field];
  const conditions = taskConditions(filter, actor);
  return {
    from: taskTables(conditions, column),
    id: 's.id',
    conditions,
    column,
    shown: { columns: TASK_COLUMNS, from: TASK_TABLES },
    binds: { ...scopeBinds(actor), today: dayInZone(now().toISOString(), timeZone), timeZone },
  };
}

export function loadTasks(context: RequestContext, { filter, sort, first, after }: TaskListInput): Promise<ListPage<ListedTask>> {
  const by = sort ?? usualTaskSort(filter);
  return readList<ListedTask>(context, { sort: by, first, after }, listOf(context, filter, by));
}

/** All of them by number, as far as "select all" goes. */
export async function loadTaskIds(context: RequestContext, filter: TaskFilter, first: number): Promise<number[]> {
  const { from, conditions, binds } = listOf(context, filter, { field: 'id', descending: false });
  const [found] = await context.sequelize.query<{ ids: number[] }>(
    `select coalesce(array_agg(id order by id), '{}') as ids from (select s.id from ${from} where ${whereOf(conditions)} order by s.id limit $first) found`,
    { bind: { ...bindsOf(conditions), ...binds, first }, type: QueryTypes.SELECT },
  );
  return found?.ids ?? [];
}

/** All of them, for an export. */
export function allTasks(context: RequestContext, { filter, sort }: Pick<TaskListInput, 'filter' | 'sort'>): KeyedList<ListedTask> {
  const by = sort ?? usualTaskSort(filter);
  return keyedList<ListedTask>(context, by, listOf(context, filter, by));
}
