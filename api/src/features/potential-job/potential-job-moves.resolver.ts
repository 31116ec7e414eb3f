// What the office does with potential jobs: a move on several of them, taking it back, and making jobs of them (screens.md §2.9).
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { undoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { convertInput, potentialJobMovesInput } from '@lotline/schema/domain/potential-job/potential-job-moves.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { convertPotentialJobs } from './convert-potential-jobs.command.ts';
import { judgeMoves } from './judge-potential-jobs.queries.ts';
import { movePotentialJobs } from './move-potential-jobs.command.ts';
import { loadPotentialJobsById } from './potential-job.queries.ts';
import {
  ChangePotentialJobsArg,
  ConvertPotentialJobsArg,
  PotentialJob,
  PotentialJobVerdict,
  UndoPotentialJobChangesArg,
} from './potential-job.type.ts';
import { undoMoves } from './undo-moves.command.ts';

@Resolver()
export class PotentialJobMovesResolver {
  @Mutation(() => [PotentialJobVerdict], { description: 'What became of each, in the order in which they were named' })
  async changePotentialJobs(
    @Arg('input', () => ChangePotentialJobsArg) input: ChangePotentialJobsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PotentialJobVerdict[]> {
    const asked = parseInput(potentialJobMovesInput, input);
    if (asked.isTrial) return (await judgeMoves(context, asked.ids, asked.move)).verdicts;
    return movePotentialJobs(context, asked, parseClient(client));
  }

  @Mutation(() => [PotentialJobVerdict], { description: 'Takes back what changePotentialJobs did to those that are still as it left them' })
  async undoPotentialJobChanges(
    @Arg('input', () => UndoPotentialJobChangesArg) input: UndoPotentialJobChangesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PotentialJobVerdict[]> {
    return undoMoves(context, parseInput(undoChangesInput, input), parseClient(client));
  }

  @Mutation(() => [PotentialJob], { nullable: true, description: 'Each with the number of its job' })
  async convertPotentialJobs(
    @Arg('input', () => ConvertPotentialJobsArg) input: ConvertPotentialJobsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PotentialJob[]> {
    const { ids } = await convertPotentialJobs(context, parseInput(convertInput, input), parseClient(client));
    return loadPotentialJobsById(context, ids);
  }
}
