// The customer's approval of a line of a job before it is done (preapproveJobItem), recorded for as much as the line holds then, or taken back (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import type { PreapproveJobItemInput } from '@lotline/schema/domain/item/job-item.input';
import { canEditItems } from '@lotline/schema/domain/item/job-item.rules';
import { canPreapprove, quantityToApprove, type ApprovedFirst } from '@lotline/schema/domain/item/preapproval.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import type { ChangedJob } from './set-job-status.command.ts';

interface Line extends ApprovedFirst {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly code: string;
  readonly preapprovalNote: string | null;
}

/** @throws RefusalError NOT_FOUND, JOB_NOT_YOURS, CLAIM_REQUIRED, INVALID_INPUT where nothing is to be approved, STALE_VERSION of the line */
export function preapproveJobItem(
  context: RequestContext,
  input: PreapproveJobItemInput,
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'preapproveJobItem',
    input,
    client,
    work: async (command) => {
      const line = await lockLine(command, input.boqId);
      const { id, constructionId, code, preapprovedQty, preapprovalNote } = line;
      must(input.note === null ? canEditItems(command.actor) : canPreapprove(command.actor, line));
      await mustBeAsSeen(command, line);
      if (input.note === null && preapprovedQty === null) return { constructionId };
      const after = { preapprovedQty: input.note === null ? null : quantityToApprove(line), preapprovalNote: input.note };
      const version = await write(command, id, after);
      appendEvent(command, {
        ...{ entity: 'boq', entityId: id, constructionId, version, move: 'preapproveJobItem' },
        ...{ before: { preapprovedQty, preapprovalNote }, after, detail: { code } },
      });
      return { constructionId };
    },
  });
}

async function mustBeAsSeen(command: CommandContext, { id, version, constructionId }: Line): Promise<void> {
  const seen = { table: 'boq', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: ['preapproveJobItem', 'editJobItem'] });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'boq', id, version, ...clash });
}

const LOCK_LINE = prepared(
  'lock-item-to-preapprove',
  `select b.id, b.version, b.construction_id as "constructionId", b.code, b.quantity::text, b.variation_qty::text as "variationQty",
      b.design_variation::text as "designVariation", b.completed_qty::text as "completedQty", b.unit_amount::text as "unitAmount",
      b.preapproved_qty::text as "preapprovedQty", b.preapproval_note as "preapprovalNote",
      (select f.preapproval_over::text from field_item f where f.id = b.item_id) as "preapprovalOver", ${jobWriteScope('c')} as "isAssigned"
    from boq b join construction c on c.id = b.construction_id where b.id = $boqId and ${jobScope('c')} for no key update of b`,
);

async function lockLine({ sequelize, transaction, actor }: CommandContext, boqId: number): Promise<Line> {
  const [locked] = await sequelize.query<Line & AssignedRow>(LOCK_LINE, {
    bind: { ...scopeBinds(actor), boqId },
    transaction,
    type: QueryTypes.SELECT,
  });
  return assignedRow(locked, 'job');
}

const WRITE = prepared(
  'preapprove-job-item',
  `update boq set preapproved_qty = $preapprovedQty::numeric, preapproval_note = $preapprovalNote, version = version + 1,
     preapproved_date = case when $preapprovedQty::numeric is not null then $at::timestamptz end,
     preapproved_by = case when $preapprovedQty::numeric is not null then (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = $userId) end
    where id = $id returning version`,
);

interface Approval {
  readonly preapprovedQty: string | null;
  readonly preapprovalNote: string | null;
}

async function write({ sequelize, transaction, versions, at, actor }: CommandContext, id: number, after: Approval): Promise<number> {
  const [written] = await sequelize.query<{ version: number }>(WRITE, {
    bind: { id, at, userId: actor.userId, ...after },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error('the item was not written');
  versions['boq'] = written.version;
  return written.version;
}
