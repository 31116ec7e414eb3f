// The groups whose members see a job or one of its tasks, those that completed a task and keep it in view among them (domain.md §1):
// whoever changes either announces it to them.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command.ts';

/** Of the whole job, or with a task of that task alone. */
export async function groupsThatSee(
  { sequelize, transaction }: CommandContext,
  constructionId: number,
  scheduleId: number | null = null,
): Promise<number[]> {
  const groups = await sequelize.query<{ group_id: number }>(
    `select distinct g.group_id from schedule s cross join lateral unnest(array[s.group_id, s.completed_group_id]) g(group_id)
      where s.construction_id = $constructionId and ($scheduleId::integer is null or s.id = $scheduleId::integer) and g.group_id is not null`,
    { bind: { constructionId, scheduleId }, transaction, type: QueryTypes.SELECT },
  );
  return groups.map((row) => row.group_id);
}
