// Who hears of what belongs to a whole job: who reads the job, as jobScope has it.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command.ts';
import { readersOfAny, type Readers } from '../../platform/events/change-scope.ts';
import { HOLDER_COLUMNS, readersOfTask, type TaskHolders } from '../task/audience.queries.ts';

/** A job that has no task is for those who read every job. */
export async function jobAudience({ sequelize, transaction }: CommandContext, constructionId: number): Promise<Readers> {
  const tasks = await sequelize.query<TaskHolders>(`select ${HOLDER_COLUMNS} from schedule s where s.construction_id = $constructionId`, {
    bind: { constructionId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return readersOfAny([{ claims: ['CAN_ACCESS_CONSTRUCTION'] }, ...tasks.map(readersOfTask)]);
}
