// One task from a template added to several jobs at once (addTasks): each job judged for itself, the tasks of those that take it written together,
// each with its event. They are the office's until they are issued.
import { QueryTypes } from 'sequelize';
import type { AddTasksInput } from '@lotline/schema/domain/job/job-tasks.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import type { ToldVerdict } from './judged-jobs.queries.ts';
import { judgeTasks, type PlannedTask } from './judged-tasks.queries.ts';

export function addTasks(context: RequestContext, input: AddTasksInput, client: ClientMutation | null): Promise<ToldVerdict[]> {
  return runCommand<ToldVerdict[]>(context, {
    operation: 'addTasks',
    input,
    client,
    work: async (command) => {
      const { verdicts, planned } = await judgeTasks(command, input, command.at);
      if (planned.length > 0) await writeTasks(command, planned);
      return verdicts;
    },
  });
}

const INSERT_SQL = `insert into schedule (construction_id, name, group_id, resource, due_date)
  select t."constructionId", t.name, t."groupId", t.resource, t."dueDate"
    from rows from (jsonb_to_recordset($tasks::jsonb) as ("constructionId" integer, name text, "groupId" integer, resource text, "dueDate" date))
      with ordinality t("constructionId", name, "groupId", resource, "dueDate", place)
   order by t.place
  returning ${wireColumns('schedule', 'id construction_id name group_id', 'due_date')}`;

interface MadeTask extends Omit<PlannedTask, 'resource'> {
  readonly id: number;
}

async function writeTasks(command: CommandContext, planned: readonly PlannedTask[]): Promise<void> {
  const made = await command.sequelize.query<MadeTask>(INSERT_SQL, {
    bind: { tasks: JSON.stringify(planned) },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  for (const { id, constructionId, name, groupId, dueDate } of made) {
    appendEvent(command, {
      ...{ entity: 'schedule', entityId: id, constructionId, scheduleId: id, version: 0, move: 'addTask' },
      after: { name, groupId, dueDate, constructionId },
      detail: { planned: [] },
    });
  }
}
