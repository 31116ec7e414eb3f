// The job that something of its own is added to, which changes nothing of the job's row itself.
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';

const JOB = prepared(
  'job-for-part',
  `select c.id, ${jobWriteScope('c')} as "isAssigned" from construction c where c.id = $constructionId and ${jobScope('c')} for key share of c`,
);

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read. */
export async function mustChangeJob({ sequelize, transaction, actor }: CommandContext, constructionId: number): Promise<void> {
  const bind = { ...scopeBinds(actor), constructionId };
  const [found] = await sequelize.query<{ id: number } & AssignedRow>(JOB, { bind, transaction, type: QueryTypes.SELECT });
  assignedRow(found, 'job');
}
