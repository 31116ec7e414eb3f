// What the field asked for beyond the plan, approved or refused (decideVariation): decision 047.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canDecideVariation } from '@lotline/schema/domain/task/office-moves';
import type { DecideVariationInput } from '@lotline/schema/domain/task/office.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { ownName } from '../people/person-name.queries.ts';
import { lineMustBeAsSeen, lockJobLine, writeJobLine } from './job-line.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';

interface Decided {
  readonly designVariation: string | null;
  readonly variationDecidedDate: Date | null;
  readonly variationDecidedBy: string | null;
  readonly variationReason: string | null;
}

export function decideVariation(context: RequestContext, input: DecideVariationInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'decideVariation',
    input,
    client,
    work: async (command) => {
      const line = await lockJobLine(command, input.boqId);
      const { id, constructionId, code, variationQty } = line;
      await lineMustBeAsSeen(command, line, ['decideVariation']);
      const verdict = canDecideVariation(command.actor, line);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const asked = variationQty ?? refuse('NO_VARIATION', { code });
      const after: Decided = {
        designVariation: input.verdict === 'approve' ? asked : '0.000',
        variationDecidedDate: command.at,
        variationDecidedBy: await ownName(command),
        variationReason: input.reason,
      };
      const version = await writeJobLine(command, WRITE, { id, ...after });
      appendEvent(command, {
        ...{ entity: 'boq', entityId: id, constructionId, version, move: 'decideVariation' },
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

const WRITE = prepared(
  'decide-variation',
  `update boq set design_variation = $designVariation::numeric, variation_decided_date = $variationDecidedDate,
     variation_decided_by = $variationDecidedBy, variation_reason = $variationReason, version = version + 1 where id = $id returning version`,
);
