// One task from a template added to several jobs at once (addTasks): each job judged for itself, the tasks of those that take it written together with
// what remains of the template's items, each with its event. They are the office's until they are issued.
import { QueryTypes } from 'sequelize';
import type { AddTasksInput } from '@lotline/schema/domain/job/job-tasks.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { sumAssigned } from '../item/line-sums.step.ts';
import type { NamedJobVerdict } from './judged-jobs.queries.ts';
import { judgeTasks, type PlannedTask } from './judged-tasks.queries.ts';

export function addTasks(context: RequestContext, input: AddTasksInput, client: ClientMutation | null): Promise<NamedJobVerdict[]> {
  return runCommand<NamedJobVerdict[]>(context, {
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

const INSERT_SQL = `with asked as (
    select t.* from rows from (jsonb_to_recordset($tasks::jsonb)
        as ("constructionId" integer, name text, "groupId" integer, resource text, "dueDate" date, items jsonb))
      with ordinality t("constructionId", name, "groupId", resource, "dueDate", items, place)),
  made as (
    insert into schedule (construction_id, name, group_id, resource, due_date)
    select "constructionId", name, "groupId", resource, "dueDate" from asked order by place
    returning ${wireColumns('schedule', 'id construction_id name group_id', 'due_date')}),
  given as (
    insert into schedule_item (schedule_id, boq_id, quantity)
    select made.id, i."boqId", i.quantity
      from made join asked using ("constructionId")
        cross join rows from (jsonb_to_recordset(asked.items) as ("boqId" integer, quantity numeric)) with ordinality i("boqId", quantity, place)
     order by made.id, i.place returning id, schedule_id, boq_id, quantity)
  select made.*, coalesce((select json_agg(json_build_object('id', g.id, 'boqId', g.boq_id, 'childCode', null, 'quantity', g.quantity::text)
      order by g.id) from given g where g.schedule_id = made.id), '[]') as given
    from made order by made.id`;

interface MadeTask extends Omit<PlannedTask, 'resource' | 'items'> {
  readonly id: number;
  readonly given: readonly { readonly id: number; readonly boqId: number; readonly childCode: null; readonly quantity: string }[];
}

/** A job has one of them at most. */
export async function writeTasks(command: CommandContext, planned: readonly PlannedTask[]): Promise<void> {
  const made = await command.sequelize.query<MadeTask>(INSERT_SQL, {
    bind: { tasks: JSON.stringify(planned) },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  const lines = made.map(({ id, constructionId, given }) => ({ constructionId, scheduleId: id, boqIds: given.map(({ boqId }) => boqId) }));
  await sumAssigned(command, lines);
  for (const { id, constructionId, name, groupId, dueDate, given } of made) {
    appendEvent(command, {
      ...{ entity: 'schedule', entityId: id, constructionId, scheduleId: id, version: 0, move: 'addTask' },
      after: { name, groupId, dueDate, constructionId },
      detail: { planned: given },
    });
  }
}
