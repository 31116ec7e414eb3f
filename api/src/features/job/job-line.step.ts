// One line of a job's items, as each command that changes one locks it, compares it with what the person saw, and writes it.
import { QueryTypes } from 'sequelize';
import type { EventMove } from '@lotline/schema/domain/history/event-shapes';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { limitsJoin } from '../task-record/item-limits.sql.ts';

/** Quantities and amounts are decimal texts. */
export interface JobLine {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly itemId: number | null;
  readonly code: string;
  readonly quantity: string;
  readonly completedQty: string | null;
  readonly unitAmount: string | null;
  readonly comments: string | null;
  readonly variationQty: string | null;
  readonly designVariation: string | null;
  readonly variationDecidedDate: Date | null;
  readonly variationDecidedBy: string | null;
  readonly variationReason: string | null;
  readonly preapprovedQty: string | null;
  readonly preapprovalNote: string | null;
  /** Of the customer's code, else of the item code, as they are now. */
  readonly preapprovalOver: string | null;
}

const LOCK = prepared(
  'lock-job-line',
  `select b.id, b.version, b.construction_id as "constructionId", b.item_id as "itemId", b.code, b.quantity::text,
      b.completed_qty::text as "completedQty", b.unit_amount::text as "unitAmount", b.comments, b.variation_qty::text as "variationQty",
      b.design_variation::text as "designVariation", b.variation_decided_date as "variationDecidedDate",
      b.variation_decided_by as "variationDecidedBy", b.variation_reason as "variationReason", b.preapproved_qty::text as "preapprovedQty",
      b.preapproval_note as "preapprovalNote", limits.preapproval_over::text as "preapprovalOver",
      ${jobWriteScope('c')} as "isAssigned"
    from boq b join construction c on c.id = b.construction_id ${limitsJoin('b.construction_id', 'b.item_id')} where b.id = $boqId and ${jobScope('c')} for no key update of b`,
);

/** @throws RefusalError NOT_FOUND where the person does not read its job, TASK_LEFT where they may only read it */
export async function lockJobLine({ sequelize, transaction, actor, at, timeZone }: CommandContext, boqId: number): Promise<JobLine> {
  const [locked] = await sequelize.query<JobLine & AssignedRow>(LOCK, {
    bind: { ...scopeBinds(actor), boqId, today: dayInZone(at.toISOString(), timeZone) },
    transaction,
    type: QueryTypes.SELECT,
  });
  return assignedRow(locked, 'job');
}

/**
 * @param clashes the moves that change what this one changes
 * @throws RefusalError STALE_VERSION where one of them was made since the person saw the line
 */
export async function lineMustBeAsSeen(command: CommandContext, line: JobLine, clashes: readonly EventMove[]): Promise<void> {
  const { id, version, constructionId } = line;
  const seen = { table: 'boq', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'boq', id, version, ...clash });
}

/** @param statement prepared: updates the one locked line and returns its version @returns the version from now on */
export async function writeJobLine(
  { sequelize, transaction, versions }: CommandContext,
  statement: string,
  bind: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [written] = await sequelize.query<{ version: number }>(statement, { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the line was not written');
  versions['boq'] = written.version;
  return written.version;
}
