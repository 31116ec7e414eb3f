// Remove items of a job (removeJobItems): all that are named or none; one that a task has stays (screens.md §2.6).
import { QueryTypes } from 'sequelize';
import type { RemoveJobItemsInput } from '@lotline/schema/domain/item/job-item.input';
import { canEditItems, canRemoveItem } from '@lotline/schema/domain/item/job-item.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadJobForChange } from './load-job-for-change.ts';
import type { ChangedJob } from './set-job-status.command.ts';

interface Line {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly itemId: number | null;
  readonly quantity: string;
  readonly unitAmount: string | null;
  readonly comments: string | null;
}

export function removeJobItems(context: RequestContext, input: RemoveJobItemsInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'removeJobItems',
    input,
    client,
    work: async (command) => {
      const { id: constructionId } = await loadJobForChange(command, input.constructionId, []);
      const may = canEditItems(command.actor);
      if (!may.ok) refuse(may.code, may.details);
      const lines = await lockLines(command, constructionId, input.ids);
      const tasksOf = await loadTasks(command, input.ids);
      const verdict = all(...lines.map(({ id, code }) => canRemoveItem(command.actor, { code, tasks: tasksOf(id) })));
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await command.sequelize.query(DELETE, { bind: { ids: [...input.ids] }, transaction: command.transaction, type: QueryTypes.SELECT });
      for (const { id, version, code, ...before } of lines)
        appendEvent(command, { entity: 'boq', entityId: id, constructionId, version, move: 'removeJobItem', before, detail: { code } });
      return { constructionId };
    },
  });
}

// whoever gives a task one of them holds the job's lock, as this does
const LOCK = prepared(
  'lock-items-to-remove',
  `select b.id, b.version, b.code, b.item_id as "itemId", b.quantity::text, b.unit_amount::text as "unitAmount", b.comments
     from boq b where b.construction_id = $constructionId and b.id = any($ids::integer[]) order by b.id for no key update of b`,
);
const TASKS = prepared(
  'tasks-of-items',
  `select distinct has."boqId", s.name from (
     select i.boq_id as "boqId", i.schedule_id from schedule_item i where i.boq_id = any($ids::integer[])
     union all select l.boq_id, p.schedule_id from payment_item l join payment p on p.id = l.payment_id where l.boq_id = any($ids::integer[])) has
     left join schedule s on s.id = has.schedule_id order by s.name`,
);
const DELETE = prepared('delete-job-items', 'delete from boq where id = any($ids::integer[]) returning id');

/** @throws RefusalError NOT_FOUND where one of them is not an item of this job, or is gone already. */
async function lockLines({ sequelize, transaction }: CommandContext, constructionId: number, ids: readonly number[]): Promise<Line[]> {
  const lines = await sequelize.query<Line>(LOCK, { bind: { constructionId, ids: [...ids] }, transaction, type: QueryTypes.SELECT });
  if (lines.length < new Set(ids).size) refuse('NOT_FOUND');
  return lines;
}

async function loadTasks({ sequelize, transaction }: CommandContext, ids: readonly number[]): Promise<(boqId: number) => string[]> {
  const rows = await sequelize.query<{ boqId: number; name: string | null }>(TASKS, {
    bind: { ids: [...ids] },
    transaction,
    type: QueryTypes.SELECT,
  });
  return (boqId) => rows.filter((row) => row.boqId === boqId).map(({ name }) => name ?? 'a payment');
}
