// The groups that work can be given to: those that are in use.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { prepared } from '../../platform/db/prepared.ts';

export interface TaskGroup {
  readonly id: number;
  readonly name: string;
  readonly isSubcontractor: boolean;
}

/** In a command's transaction, or of a dry run without one. */
interface Reading {
  readonly sequelize: Sequelize;
  readonly transaction?: Transaction;
}

const GROUPS = prepared(
  'active-groups',
  `select g.id, g.name, g.is_subcontractor as "isSubcontractor" from work_group g where g.id = any($groupIds::int[]) and g.is_active`,
);

/** Those of them that are in use. */
export async function activeGroups(
  { sequelize, transaction }: Reading,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, TaskGroup>> {
  if (groupIds.length === 0) return new Map();
  const groups = await sequelize.query<TaskGroup>(GROUPS, {
    bind: { groupIds: [...new Set(groupIds)] },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  return new Map(groups.map((group) => [group.id, group]));
}

/** @throws RefusalError NOT_FOUND for one that is not there or not in use. */
export async function activeGroup(reading: Reading, groupId: number): Promise<TaskGroup> {
  return (await activeGroups(reading, [groupId])).get(groupId) ?? refuse('NOT_FOUND');
}
