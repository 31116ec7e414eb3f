// Change what is planned of an item of a job, its amount and its note (editJobItem): one form, all of its fields.
import { QueryTypes } from 'sequelize';
import type { EditJobItemInput } from '@lotline/schema/domain/item/job-item.input';
import { canWriteItem, seesItemAmounts } from '@lotline/schema/domain/item/job-item.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import type { ChangedJob } from './set-job-status.command.ts';

interface ItemFacts {
  readonly itemId: number | null;
  readonly quantity: string;
  readonly unitAmount: string | null;
  readonly comments: string | null;
}

interface Line extends ItemFacts {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly code: string;
}

export function editJobItem(context: RequestContext, input: EditJobItemInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'editJobItem',
    input,
    client,
    work: async (command) => {
      const line = await lockLine(command, input.boqId);
      const verdict = canWriteItem(command.actor, input);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const { id, constructionId, code, itemId } = line;
      await mustBeAsSeen(command, line);
      const unitAmount = seesItemAmounts(command.actor) ? input.unitAmount : line.unitAmount;
      const before = { itemId, quantity: line.quantity, unitAmount: line.unitAmount, comments: line.comments };
      const after = { itemId, quantity: input.quantity, unitAmount, comments: input.comments };
      if (isSame(before, after)) return { constructionId };
      const version = await write(command, id, after);
      appendEvent(command, { entity: 'boq', entityId: id, constructionId, version, move: 'editJobItem', before, after, detail: { code } });
      return { constructionId };
    },
  });
}

const isSame = (one: ItemFacts, other: ItemFacts): boolean =>
  one.quantity === other.quantity && one.unitAmount === other.unitAmount && one.comments === other.comments;

async function mustBeAsSeen(command: CommandContext, { id, version, constructionId }: Line): Promise<void> {
  const seen = { table: 'boq', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: ['editJobItem'] });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'boq', id, version, ...clash });
}

const LOCK_LINE = prepared(
  'lock-item-of-job',
  `select b.id, b.version, b.construction_id as "constructionId", b.code, b.item_id as "itemId", b.quantity::text, b.unit_amount::text as "unitAmount",
      b.comments, ${jobWriteScope('c')} as "isAssigned"
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
  'edit-job-item',
  `update boq set quantity = $quantity::numeric, unit_amount = $unitAmount::numeric, comments = $comments, version = version + 1
    where id = $id returning version`,
);

async function write({ sequelize, transaction, versions }: CommandContext, id: number, after: ItemFacts): Promise<number> {
  const { quantity, unitAmount, comments } = after;
  const [written] = await sequelize.query<{ version: number }>(WRITE, {
    bind: { id, quantity, unitAmount, comments },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error('the item was not written');
  versions['boq'] = written.version;
  return written.version;
}
