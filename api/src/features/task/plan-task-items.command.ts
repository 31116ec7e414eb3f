// What a task is to do of the job's items (planTaskItems), until it is issued: put on it, changed, and taken off it again.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { isZero } from '@lotline/schema/domain/kernel/money';
import { canPlanItems } from '@lotline/schema/domain/task/office-moves';
import type { PlanTaskItemsInput } from '@lotline/schema/domain/task/office.input';
import { clashingLines } from '@lotline/schema/domain/task/planned-merge';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { sumAssigned } from '../item/line-sums.step.ts';
import { lockJobOfTask, mustTakeRecords } from '../job/job-room.step.ts';
import type { LoadedTask } from '../task-record/task.model.ts';
import { loadTaskForMove } from './load-task-for-move.ts';
import type { MovedTask } from './move-task.ts';

export function planTaskItems(context: RequestContext, input: PlanTaskItemsInput, client: ClientMutation | null): Promise<MovedTask> {
  return runCommand<MovedTask>(context, {
    operation: 'planTaskItems',
    input,
    client,
    work: async (command) => {
      const { scheduleId } = input;
      await lockJobOfTask(command, scheduleId);
      const task = await loadTaskForMove(command, { scheduleId });
      const { constructionId } = task;
      await mustBeAsSeen(command, task, input);
      const verdict = canPlanItems(command.actor, task);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const plan = planOf(task, input);
      await mustBeLinesOf(command, constructionId, plan.added);
      await mustTakeRecords(command, constructionId, { tasks: 0, items: plan.added.length });
      const { version, planned } = await write(command, scheduleId, plan);
      await sumAssigned(command, [{ constructionId, scheduleId, boqIds: input.items.map(({ boqId }) => boqId) }]);
      const takenOff = plan.takenOff.map(({ id, boqId, childCode, quantity }) => ({ id, boqId, childCode, quantity }));
      appendEvent(command, {
        ...{ entity: 'schedule', entityId: scheduleId, constructionId, scheduleId, version, move: 'planTaskItems' },
        detail: { planned, takenOff },
      });
      return { constructionId, scheduleId };
    },
  });
}

async function mustBeAsSeen(
  command: CommandContext,
  { id, constructionId, version, items }: LoadedTask,
  input: PlanTaskItemsInput,
): Promise<void> {
  const seen = { table: 'schedule', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
  const now = (boqId: number): string => items.find((item) => item.boqId === boqId)?.quantity ?? '0';
  const isOfOtherLines = clashingLines(input.items, now).length === 0;
  const clash = await clashOf(command, { ...seen, clashes: isOfOtherLines ? ['issueTask'] : ['planTaskItems', 'issueTask'] });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'schedule', id, version, ...clash });
}

interface PlannedItem {
  readonly id: number;
  readonly boqId: number;
  readonly childCode: string | null;
  readonly quantity: string;
}

interface Plan {
  readonly added: readonly { readonly boqId: number; readonly quantity: string }[];
  readonly changed: readonly { readonly id: number; readonly quantity: string }[];
  readonly takenOff: readonly PlannedItem[];
}

/** @throws RefusalError where one of them was counted already: its count would be lost, or stand beside another plan. */
function planOf(task: LoadedTask, { items }: PlanTaskItemsInput): Plan {
  const wished = items.map(({ boqId, quantity }) => ({ boqId, quantity, there: task.items.find((item) => item.boqId === boqId) }));
  const counted = wished.find(({ there }) => there !== undefined && there.completedQty !== null)?.there;
  if (counted !== undefined)
    refuse('INVALID_INPUT', {
      field: 'items',
      sentence: `${counted.code ?? 'This item'} has already been counted, so its plan cannot change.`,
    });
  return {
    added: wished.flatMap(({ boqId, quantity, there }) => (there === undefined && !isZero(quantity) ? [{ boqId, quantity }] : [])),
    changed: wished.flatMap(({ quantity, there }) =>
      there === undefined || isZero(quantity) || there.quantity === quantity ? [] : [{ id: there.id, quantity }],
    ),
    takenOff: wished.flatMap(({ boqId, quantity, there }) => (there !== undefined && isZero(quantity) ? [{ ...there, boqId }] : [])),
  };
}

const LINES = prepared('lines-there', 'select b.id from boq b where b.construction_id = $constructionId and b.id = any($ids::integer[])');

async function mustBeLinesOf({ sequelize, transaction }: CommandContext, constructionId: number, added: Plan['added']): Promise<void> {
  if (added.length === 0) return;
  const ids = added.map(({ boqId }) => boqId);
  const found = await sequelize.query(LINES, { bind: { constructionId, ids }, transaction, type: QueryTypes.SELECT });
  if (found.length < ids.length) refuse('NOT_FOUND');
}

const WRITE = prepared(
  'plan-task-items',
  `with task as (update schedule set version = version + 1 where id = $scheduleId returning id, version),
   off as (delete from schedule_item where schedule_id = $scheduleId and id = any($takenOff::integer[])),
   changed as (
     update schedule_item i set quantity = r.quantity, version = i.version + 1
       from jsonb_to_recordset($changed::jsonb) r(id integer, quantity numeric) where i.id = r.id and i.schedule_id = $scheduleId
     returning i.id, i.boq_id, i.child_code, i.quantity),
   added as (
     insert into schedule_item (schedule_id, boq_id, quantity)
     select task.id, r."boqId", r.quantity
       from task cross join rows from (jsonb_to_recordset($added::jsonb) as ("boqId" integer, quantity numeric)) with ordinality r("boqId", quantity, place)
      order by r.place returning id, boq_id, child_code, quantity)
   select task.version, coalesce((select json_agg(json_build_object('id', i.id, 'boqId', i.boq_id, 'childCode', i.child_code,
       'quantity', i.quantity::text) order by i.id) from (select * from changed union all select * from added) i), '[]') as planned from task`,
);

async function write(
  { sequelize, transaction, versions }: CommandContext,
  scheduleId: number,
  { added, changed, takenOff }: Plan,
): Promise<{ readonly version: number; readonly planned: PlannedItem[] }> {
  const [written] = await sequelize.query<{ version: number; planned: PlannedItem[] }>(WRITE, {
    bind: { scheduleId, added: JSON.stringify(added), changed: JSON.stringify(changed), takenOff: takenOff.map(({ id }) => id) },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error('the task was not written');
  versions['schedule'] = written.version;
  return written;
}
