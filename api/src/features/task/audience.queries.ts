// Who hears of what belongs to a task: who reads the task, as taskScope has it.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command.ts';
import type { Readers } from '../../platform/events/change-scope.ts';

export interface TaskHolders {
  readonly groupId: number | null;
  readonly completedGroupId: number | null;
  readonly completedDate: unknown;
}

/** The select list of TaskHolders from schedule s. */
export const HOLDER_COLUMNS = 's.group_id as "groupId", s.completed_group_id as "completedGroupId", s.completed_date as "completedDate"';

export function readersOfTask({ groupId, completedGroupId, completedDate }: TaskHolders): Readers {
  const groupIds = [groupId, completedDate === null ? null : completedGroupId].filter((id) => id !== null);
  return { claims: ['CAN_VIEW_ALL_GROUPS'], groupIds };
}

export async function taskAudience({ sequelize, transaction }: CommandContext, scheduleId: number): Promise<Readers> {
  const [task] = await sequelize.query<TaskHolders>(`select ${HOLDER_COLUMNS} from schedule s where s.id = $scheduleId`, {
    bind: { scheduleId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return task === undefined ? {} : readersOfTask(task);
}
