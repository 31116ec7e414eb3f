// What tasks are to do of a job's lines, summed anew after a task was planned (decision 023: the line is locked before it is summed).
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

interface Assigned {
  readonly id: number;
  readonly assignedQty: string | null;
  readonly version: number;
}

const LOCK_LINES = prepared(
  'lock-lines',
  `select b.id, b.assigned_qty::text as "assignedQty", b.version from boq b where b.id = any($ids::integer[]) order by b.id for no key update of b`,
);
const SUM_ASSIGNED = prepared(
  'sum-assigned',
  `update boq b set assigned_qty = (select sum(i.quantity) from schedule_item i where i.boq_id = b.id), version = version + 1
    where b.id = any($ids::integer[]) returning b.id, b.assigned_qty::text as "assignedQty", b.version`,
);

export interface PlannedLines {
  readonly constructionId: number;
  /** The task that is to do some of them. */
  readonly scheduleId: number;
  readonly boqIds: readonly number[];
}

/** Of one task, or of one of each of several jobs: statements that do not grow. */
export async function sumAssigned(command: CommandContext, planned: readonly PlannedLines[]): Promise<void> {
  const placeOf = new Map(planned.flatMap(({ boqIds, ...place }) => boqIds.map((id) => [id, place] as const)));
  if (placeOf.size === 0) return;
  const ids = [...placeOf.keys()].sort((a, b) => a - b);
  const asked = { bind: { ids }, transaction: command.transaction, type: QueryTypes.SELECT as const };
  const before = await command.sequelize.query<Assigned>(LOCK_LINES, asked);
  const after = await command.sequelize.query<Assigned>(SUM_ASSIGNED, asked);
  for (const line of after) {
    const place = placeOf.get(line.id);
    if (place === undefined) continue;
    const was = before.find(({ id }) => id === line.id);
    appendEvent(command, {
      ...{ entity: 'boq', entityId: line.id, ...place, version: line.version, move: 'assignLine' },
      before: { assignedQty: was?.assignedQty ?? null },
      after: { assignedQty: line.assignedQty },
    });
  }
}
