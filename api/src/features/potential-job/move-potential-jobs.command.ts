// One move of the office on several potential jobs (changePotentialJobs): each judged for itself, those that take it written together, each with its event.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { move } from '@lotline/schema/domain/potential-job/potential-job.effects';
import type { BulkMove, PotentialJobMovesInput } from '@lotline/schema/domain/potential-job/potential-job-moves.input';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { judgeMoves, stateOf, type NamedVerdict } from './judge-potential-jobs.queries.ts';
import { writeMoves, type MoveOfState } from './write-moves.step.ts';

export const EVENT_OF_MOVE: Readonly<Record<BulkMove['of'], MoveOfState>> = {
  sendBack: 'sendBackPotentialJob',
  approve: 'approvePotentialJob',
  reject: 'rejectPotentialJob',
  markDuplicate: 'markPotentialJobDuplicate',
  reopen: 'reopenPotentialJob',
  assign: 'assignPotentialJob',
};

export function movePotentialJobs(
  context: RequestContext,
  input: PotentialJobMovesInput,
  client: ClientMutation | null,
): Promise<NamedVerdict[]> {
  return runCommand<NamedVerdict[]>(context, {
    operation: 'changePotentialJobs',
    input,
    client,
    work: async (command) => {
      const { verdicts, moving } = await judgeMoves(command, input.ids, input.move);
      const moves = moving.map((job) => {
        const before = stateOf(job);
        return { id: job.id, version: job.version, before, after: move(before, input.move, command.at) };
      });
      await writeMoves(command, EVENT_OF_MOVE[input.move.of], moves);
      return verdicts;
    },
  });
}
