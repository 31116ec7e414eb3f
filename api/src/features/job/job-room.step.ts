// Whether a job takes more tasks and items than its page shows at once (schema/domain/job/job-room.rules): counted under the job's lock, so that of
// several who add at once none passes the bound. Files: attachment/file-room.step.
import { QueryTypes } from 'sequelize';
import { mustHaveRoom } from '@lotline/schema/domain/job/job-room.rules';
import { all } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { taskWriteScope } from '../access/task.scope.ts';

const LOCK_OF_TASK = prepared(
  'lock-job-of-task',
  `select c.id from schedule s join construction c on c.id = s.construction_id
    where s.id = $scheduleId and ${taskWriteScope('s')} for no key update of c`,
);
const ROOM = prepared(
  'count-job-records',
  `select j.id, (select count(*) from schedule s where s.construction_id = j.id)::int as tasks,
      greatest((select count(*) from boq b where b.construction_id = j.id),
        (select count(*) from schedule_item i join schedule s on s.id = i.schedule_id where s.construction_id = j.id))::int as items
    from unnest($ids::integer[]) j(id)`,
);

type Within = Pick<CommandContext, 'sequelize'> & Partial<Pick<CommandContext, 'transaction'>>;

interface JobRecords {
  readonly tasks: number;
  readonly items: number;
}

/** Before the task is locked (decision 023). Only for who may act on the task: nobody waits for, or holds up, the job of somebody else. */
export async function lockJobOfTask({ sequelize, transaction, actor }: CommandContext, scheduleId: number): Promise<void> {
  await sequelize.query(LOCK_OF_TASK, { bind: { ...scopeBinds(actor), scheduleId }, transaction, type: QueryTypes.SELECT });
}

/** The caller holds the jobs' locks. */
export async function recordsOfJobs({ sequelize, transaction }: Within, ids: readonly number[]): Promise<(id: number) => JobRecords> {
  const rows = await sequelize.query<JobRecords & { id: number }>(ROOM, {
    bind: { ids: [...ids] },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  return (id) => rows.find((row) => row.id === id) ?? { tasks: 0, items: 0 };
}

/** The caller holds the job's lock. @throws RefusalError JOB_FULL. */
export async function mustTakeRecords(command: CommandContext, constructionId: number, more: JobRecords): Promise<void> {
  const there = (await recordsOfJobs(command, [constructionId]))(constructionId);
  const verdict = all(mustHaveRoom('tasks', there.tasks, more.tasks), mustHaveRoom('items', there.items, more.items));
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
