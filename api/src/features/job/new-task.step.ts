// A new task of a job with what it is to do, and its event, as every command that makes one tells it. The caller holds the job's lock and has asked for room.
import { QueryTypes } from 'sequelize';
import type { AddTaskInput } from '@lotline/schema/domain/task/office.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { sumAssigned } from '../item/line-sums.step.ts';
import { insertItems } from '../item/new-items.step.ts';
import { activeGroup } from '../people/active-group.queries.ts';

/** @throws RefusalError NOT_FOUND for a group that is not there, or an item that the catalogue does not have. */
export async function insertTask(command: CommandContext, input: AddTaskInput): Promise<void> {
  const { constructionId, name, groupId, dueDate } = input;
  const group = groupId === null ? null : await activeGroup(command, groupId);
  const items = [...input.items, ...(await newLines(command, input))];
  const { scheduleId, planned } = await insertRows(command, { ...input, items }, group?.name ?? null);
  await sumAssigned(command, [{ constructionId, scheduleId, boqIds: planned.map(({ boqId }) => boqId) }]);
  appendEvent(command, {
    ...{ entity: 'schedule', entityId: scheduleId, constructionId, scheduleId, version: 0, move: 'addTask' },
    after: { name, groupId, dueDate, constructionId },
    detail: { planned },
  });
}

/** Items that the job does not have yet, as lines of it: planned for this task, at the catalogue's amounts. */
async function newLines(command: CommandContext, { constructionId, newItems }: AddTaskInput): Promise<AddTaskInput['items']> {
  const wanted = newItems.map((item) => ({ ...item, unitAmount: null, comments: null }));
  const made = await insertItems(command, constructionId, wanted);
  return made.map(({ id, quantity }) => ({ boqId: id, quantity, childCode: null }));
}

interface PlannedItem {
  readonly id: number;
  readonly boqId: number;
  readonly childCode: string | null;
  readonly quantity: string;
}

const INSERT = prepared(
  'add-task',
  `with task as (
     insert into schedule (construction_id, name, group_id, resource, due_date)
     values ($constructionId, $name, $groupId::integer, $resource, $dueDate::date) returning id),
   items as (
     insert into schedule_item (schedule_id, boq_id, child_code, quantity)
     select task.id, r."boqId", r."childCode", r.quantity
       from task cross join rows from (jsonb_to_recordset($items::jsonb) as ("boqId" integer, "childCode" text, quantity numeric)) with ordinality
         r("boqId", "childCode", quantity, place)
      order by r.place returning id, boq_id, child_code, quantity)
   select task.id as "scheduleId", coalesce((select json_agg(json_build_object('id', i.id, 'boqId', i.boq_id, 'childCode', i.child_code,
       'quantity', i.quantity::text) order by i.id) from items i), '[]') as planned from task`,
);

async function insertRows(
  { sequelize, transaction }: CommandContext,
  { constructionId, name, groupId, dueDate, items }: AddTaskInput,
  resource: string | null,
): Promise<{ readonly scheduleId: number; readonly planned: readonly PlannedItem[] }> {
  const [made] = await sequelize.query<{ scheduleId: number; planned: PlannedItem[] }>(INSERT, {
    bind: { constructionId, name, groupId, resource, dueDate, items: JSON.stringify(items) },
    transaction,
    type: QueryTypes.SELECT,
  });
  return made ?? refuse('NOT_FOUND');
}
