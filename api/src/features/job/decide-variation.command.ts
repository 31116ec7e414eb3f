// What the field asked for beyond the plan, approved or refused (decideVariation): decision 047.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canDecideVariation } from '@lotline/schema/domain/task/office-moves';
import type { DecideVariationInput } from '@lotline/schema/domain/task/office.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { ownName } from '../people/person-name.queries.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import type { ChangedJob } from './set-job-status.command.ts';

interface Decided {
  readonly designVariation: string | null;
  readonly variationDecidedDate: Date | null;
  readonly variationDecidedBy: string | null;
  readonly variationReason: string | null;
}

interface Line extends Decided {
  readonly id: number;
  readonly version: number;
  readonly constructionId: number;
  readonly code: string;
  readonly variationQty: string | null;
}

export function decideVariation(context: RequestContext, input: DecideVariationInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'decideVariation',
    input,
    client,
    work: async (command) => {
      const line = await lockLine(command, input.boqId);
      const { id, version, constructionId, code, variationQty } = line;
      const seen = { table: 'boq', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['decideVariation'] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'boq', id, version, ...clash });
      const verdict = canDecideVariation(command.actor, line);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const asked = variationQty ?? refuse('NO_VARIATION', { code });
      const after: Decided = {
        designVariation: input.verdict === 'approve' ? asked : '0.000',
        variationDecidedDate: command.at,
        variationDecidedBy: await ownName(command),
        variationReason: input.reason,
      };
      await writeDecision(command, id, after);
      appendEvent(command, {
        ...{ entity: 'boq', entityId: id, constructionId, version: version + 1, move: 'decideVariation' },
        before: decidedOf(line),
        after,
        detail: { code, variationQty: asked, verdict: input.verdict },
        why: input.reason,
      });
      return { constructionId };
    },
  });
}

const decidedOf = ({ designVariation, variationDecidedDate, variationDecidedBy, variationReason }: Decided): Decided => ({
  designVariation,
  variationDecidedDate,
  variationDecidedBy,
  variationReason,
});

const LOCK_LINE = prepared(
  'lock-line-of-job',
  `select b.id, b.version, b.construction_id as "constructionId", b.code, b.variation_qty::text as "variationQty",
     b.design_variation::text as "designVariation", b.variation_decided_date as "variationDecidedDate",
     b.variation_decided_by as "variationDecidedBy", b.variation_reason as "variationReason", ${jobWriteScope('c')} as "isAssigned"
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
  'decide-variation',
  `update boq set design_variation = $designVariation::numeric, variation_decided_date = $variationDecidedDate,
     variation_decided_by = $variationDecidedBy, variation_reason = $variationReason, version = version + 1 where id = $id returning id`,
);

async function writeDecision({ sequelize, transaction }: CommandContext, id: number, decided: Decided): Promise<void> {
  await sequelize.query(WRITE, { bind: { id, ...decided }, transaction, type: QueryTypes.SELECT });
}
