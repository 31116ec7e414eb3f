// Take a material or an expense out of the lists and sums (removeJobCost), and bring it back (restoreJobCost): what it was stays.
import { QueryTypes } from 'sequelize';
import type { CostIdInput } from '@lotline/schema/domain/cost/cost.input';
import { canKeepCost } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { calledOf, loadCost } from './load-cost.ts';
import type { ChangedCost } from './save-job-cost.command.ts';

type Move = 'removeJobCost' | 'restoreJobCost';

export const removeJobCost = (context: RequestContext, input: CostIdInput, client: ClientMutation | null): Promise<ChangedCost> =>
  runCommand<ChangedCost>(context, {
    operation: 'removeJobCost',
    input,
    client,
    work: (command) => setRemoved(command, input.id, 'removeJobCost'),
  });

export const restoreJobCost = (context: RequestContext, input: CostIdInput, client: ClientMutation | null): Promise<ChangedCost> =>
  runCommand<ChangedCost>(context, {
    operation: 'restoreJobCost',
    input,
    client,
    work: (command) => setRemoved(command, input.id, 'restoreJobCost'),
  });

const WRITE = prepared(
  'set-job-cost-removed',
  'update job_cost set removed_at = $removedAt, version = version + 1 where id = $id returning version',
);

/** Removing what is removed is fine, and so is bringing back what is there. */
async function setRemoved(command: CommandContext, id: number, move: Move): Promise<ChangedCost> {
  const cost = await loadCost(command, id, ({ kind }) => canKeepCost(command.actor, kind));
  const { constructionId, kind, removedAt: before } = cost;
  if ((before !== null) === (move === 'removeJobCost')) return { constructionId };
  const removedAt = move === 'removeJobCost' ? command.at : null;
  const { sequelize, transaction } = command;
  const [written] = await sequelize.query<{ version: number }>(WRITE, { bind: { id, removedAt }, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error('the cost was not written');
  appendEvent(command, {
    ...{ move, entity: 'job_cost', entityId: id, constructionId, version: written.version },
    before: { removedAt: before },
    after: { removedAt },
    detail: { kind, called: calledOf(cost) },
  });
  return { constructionId };
}
