// Add a task to a job (addTask): its name, who is to do it, by when, and how much of which lines. It is the office's until it is issued.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canAddTask } from '@lotline/schema/domain/job/job.lifecycle';
import type { AddTaskInput } from '@lotline/schema/domain/task/office.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadJobForChange } from './load-job-for-change.ts';
import { activeGroup } from '../people/active-group.queries.ts';
import { mustTakeRecords } from './job-room.step.ts';
import { insertItems } from '../item/new-items.step.ts';
import { sumAssigned } from '../item/line-sums.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';

export function addTask(context: RequestContext, input: AddTaskInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'addTask',
    input,
    client,
    work: async (command) => {
      // a task more overwrites nothing: another's change of the job is no reason not to add it
      const { id: constructionId } = await loadJobForChange(command, input.constructionId, []);
      const verdict = canAddTask(command.actor);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await mustBeLinesOf(command, input);
      await mustTakeRecords(command, constructionId, { tasks: 1, items: input.items.length + input.newItems.length });
      const group = input.groupId === null ? null : await activeGroup(command, input.groupId);
      const items = [...input.items, ...(await newLines(command, input))];
      const { scheduleId, planned } = await insertTask(command, { ...input, items }, group?.name ?? null);
      await sumAssigned(command, [{ constructionId, scheduleId, boqIds: planned.map(({ boqId }) => boqId) }]);
      const { name, groupId, dueDate } = input;
      appendEvent(command, {
        ...{ entity: 'schedule', entityId: scheduleId, constructionId, scheduleId, version: 0, move: 'addTask' },
        after: { name, groupId, dueDate, constructionId },
        detail: { planned },
      });
      return { constructionId };
    },
  });
}

/** Items that the job does not have yet, as lines of it: planned for this task, at the catalogue's amounts. */
async function newLines(command: CommandContext, { constructionId, newItems }: AddTaskInput): Promise<AddTaskInput['items']> {
  const wanted = newItems.map((item) => ({ ...item, unitAmount: null, comments: null }));
  const made = await insertItems(command, constructionId, wanted);
  return made.map(({ id, quantity }) => ({ boqId: id, quantity, childCode: null }));
}

const LINES = prepared(
  'lines-of-job',
  `select b.id, array(select c.code from child_code c where c.parent_item_id = b.item_id and not c.is_archived) as "childCodes"
     from boq b where b.construction_id = $constructionId and b.id = any($ids::integer[])`,
);

/** Every line is the job's, and a code that is named is one of the line's own. */
async function mustBeLinesOf(command: CommandContext, { constructionId, items }: AddTaskInput): Promise<void> {
  if (items.length === 0) return;
  const lines = await command.sequelize.query<{ id: number; childCodes: string[] }>(LINES, {
    bind: { constructionId, ids: items.map(({ boqId }) => boqId) },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  for (const { boqId, childCode } of items) {
    const line = lines.find(({ id }) => id === boqId) ?? refuse('NOT_FOUND');
    if (childCode === null || line.childCodes.includes(childCode)) continue;
    refuse('INVALID_INPUT', { field: 'childCode', sentence: `${childCode} is no code of this line. Choose one of its own, or none.` });
  }
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

async function insertTask(
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
