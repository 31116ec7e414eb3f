// The custom tasks of a sync, as the list's own read has them.
import { QueryTypes } from 'sequelize';
import type { ReplicaCustomTask } from '@lotline/schema/domain/sync/field-pull';
import { MOST_LISTED_TASKS } from '@lotline/schema/domain/task/field-task';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { CUSTOM_TASK_COLUMNS, isListedCustomTask } from '../task/field-work.queries.ts';
import type { ListedGroups } from '../task/listed-groups.scope.ts';

const selectSql = (and: string): string =>
  `select ${CUSTOM_TASK_COLUMNS}, t.due_date::text as "dueDate" from custom_task t where ${isListedCustomTask()} ${and}
   order by t.due_date, t.id limit ${MOST_LISTED_TASKS}`;
const ALL_SQL = prepared('pulled-custom-tasks', selectSql(''));
const SOME_SQL = prepared('pulled-custom-tasks-of', selectSql('and t.id = any($ids::integer[])'));

/** @param ids of these alone; null: all on the list */
export async function loadReplicaCustomTasks(
  { sequelize, actor }: RequestContext,
  groups: ListedGroups,
  ids: readonly number[] | null,
): Promise<readonly ReplicaCustomTask[]> {
  if (ids?.length === 0) return [];
  return sequelize.query<ReplicaCustomTask>(ids === null ? ALL_SQL : SOME_SQL, {
    bind: { ...groups, actorId: actor.userId, ...(ids === null ? {} : { ids: [...ids] }) },
    type: QueryTypes.SELECT,
  });
}
