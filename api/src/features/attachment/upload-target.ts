// What a new file is for: the job, its task or the potential job, as far as this person may act on it (domain.md §1, decision 022).
import { QueryTypes } from 'sequelize';
import type { UploadInput } from '@lotline/schema/domain/attachment/attachment.input';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { jobScope, jobWriteScope } from '../job/job.scope.ts';
import { potentialJobScope } from '../potential-job/potential-job.scope.ts';
import { heldRow, type HeldRow } from '../task/held-row.step.ts';
import { scopeBinds, taskScope, taskWriteScope } from '../task/task.scope.ts';

export type UploadTarget = {
  constructionId: number | null;
  scheduleId: number | null;
  potentialJobId: number | null;
};

const TASK_SQL = `select s.construction_id as "constructionId", s.id as "scheduleId", null::integer as "potentialJobId", ${taskWriteScope('s')} as "isHeld"
  from schedule s where s.id = $taskId and ($constructionId::integer is null or s.construction_id = $constructionId::integer) and ${taskScope('s')}`;
const JOB_SQL = `select c.id as "constructionId", null::integer as "scheduleId", null::integer as "potentialJobId", ${jobWriteScope('c')} as "isHeld"
  from construction c where c.id = $constructionId and ${jobScope('c')}`;
const POTENTIAL_JOB_SQL = `select null::integer as "constructionId", null::integer as "scheduleId", p.id as "potentialJobId", true as "isHeld"
  from potential_job p where p.id = $potentialJobId and ${potentialJobScope('p')}`;

type Announced = Pick<UploadInput, 'constructionId' | 'taskId' | 'potentialJobId'>;

/** A task names its job; a job that is named beside it must be that one. @throws RefusalError NOT_FOUND, TASK_LEFT. */
export async function findUploadTarget({ sequelize, transaction, actor }: CommandContext, announced: Announced): Promise<UploadTarget> {
  const { constructionId, taskId, potentialJobId } = announced;
  const sql = taskId !== null ? TASK_SQL : constructionId !== null ? JOB_SQL : POTENTIAL_JOB_SQL;
  const [found] = await sequelize.query<UploadTarget & HeldRow>(sql, {
    bind: { ...scopeBinds(actor), constructionId, taskId, potentialJobId },
    transaction,
    type: QueryTypes.SELECT,
  });
  const { isHeld: _, ...target } = heldRow(found, taskId !== null ? 'task' : 'job');
  return target;
}
