// Run what runs each hour now (runScheduledTask). One that is in the queue already is not added again.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { RunScheduledTaskInput } from '@lotline/schema/domain/log/queue.input';
import { canSeeAdminTasks, SCHEDULED_TASKS } from '@lotline/schema/domain/log/queue.rules';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { MOST_TRIES } from '../../platform/queue/job.ts';

/** Two who press at once wait for one another: the second finds it in the queue. In a statement of its own, so that ADD sees what the first one did. */
const LOCK = prepared('lock-scheduled-tasks', 'select pg_advisory_xact_lock(4711086)');

export type StartedTask = { task: string };

const ADD = prepared(
  'add-scheduled-task',
  `select graphile_worker.add_job($task::text, max_attempts := ${String(MOST_TRIES)})
    where not exists (select from graphile_worker.jobs j where j.task_identifier = $task::text and j.attempts < j.max_attempts)`,
);

export function runScheduledTask(
  context: RequestContext,
  input: RunScheduledTaskInput,
  client: ClientMutation | null,
): Promise<StartedTask> {
  return runCommand<StartedTask>(context, {
    operation: 'runScheduledTask',
    input,
    client,
    work: async (command) => {
      must(canSeeAdminTasks(command.actor));
      const { task, why } = input;
      await command.sequelize.query(LOCK, { transaction: command.transaction });
      await command.sequelize.query(ADD, { bind: { task }, transaction: command.transaction, type: QueryTypes.SELECT });
      appendEvent(command, {
        ...{ move: 'runScheduledTask', entity: 'scheduled_task', entityId: SCHEDULED_TASKS[task].number, constructionId: null, version: 0 },
        ...{ why, detail: { job: task } },
      });
      return { task };
    },
  });
}
