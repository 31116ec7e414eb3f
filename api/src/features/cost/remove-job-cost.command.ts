// Take a material or an expense out of the lists and sums (removeJobCost), and bring it back (restoreJobCost): what it was stays.
import { costRecord } from '@lotline/schema/domain/cost/cost.fields';
import type { CostIdInput } from '@lotline/schema/domain/cost/cost.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
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

/** Something else changed it meanwhile. */
const CLASHES = ['editJobCost', 'removeJobCost', 'restoreJobCost'] as const;

/** Removing what is removed is fine, and so is bringing back what is there. */
async function setRemoved(command: CommandContext, id: number, move: Move): Promise<ChangedCost> {
  const { constructionId, kind, removedAt: before, version, values } = await loadCost(command, id);
  const { expectedVersion } = command;
  const clash = await clashOf(command, { table: 'job_cost', id, constructionId, version, expectedVersion, clashes: CLASHES });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'job_cost', id, version, ...clash });
  if ((before !== null) === (move === 'removeJobCost')) return { constructionId };
  const removedAt = move === 'removeJobCost' ? command.at : null;
  const written = await updateRecord(command, costRecord(kind), id, {}, { removedAt });
  appendEvent(command, {
    ...{ move, entity: 'job_cost', entityId: id, constructionId, version: written.version },
    before: { removedAt: before },
    after: { removedAt },
    detail: { kind, called: calledOf(kind, values) },
  });
  return { constructionId };
}
