// Tasks as they were judged to be: written together with what they do of the lines, each with its event. A job has one of them at most.
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { sumAssigned } from '../item/line-sums.step.ts';
import type { PlannedTask } from './judged-tasks.queries.ts';

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
