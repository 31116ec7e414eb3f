// A job's status for later: what is planned, planning it, taking it back (decision 056).
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { cancelPlannedStatusInput, planStatusInput } from '@lotline/schema/domain/job/planned-status.input';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from './answer-job.queries.ts';
import { Construction } from './construction.type.ts';
import { cancelPlannedStatus, planStatus } from './plan-status.command.ts';
import { loadPlannedStatus, loadRefusedPlans } from './planned-status.queries.ts';
import { CancelPlannedStatusInput, PlanConstructionStatusInput, PlannedStatus } from './planned-status.type.ts';

@Resolver()
export class PlannedStatusResolver {
  @Query(() => PlannedStatus, { nullable: true, description: 'What is planned of a job’s status; null where nothing is' })
  plannedStatus(@Arg('constructionId', () => Int) constructionId: number, @Ctx() context: RequestContext): Promise<PlannedStatus | null> {
    mustRead(context);
    return loadPlannedStatus(context, parseInput(idInput, constructionId, 'constructionId'));
  }

  @Query(() => [PlannedStatus], {
    description: 'What this person planned and was refused when its time had come, the latest first; at most twenty',
  })
  refusedPlans(@Ctx() context: RequestContext): Promise<PlannedStatus[]> {
    mustRead(context);
    return loadRefusedPlans(context);
  }

  @Mutation(() => Construction, { nullable: true })
  async planConstructionStatus(
    @Arg('input', () => PlanConstructionStatusInput) input: PlanConstructionStatusInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await planStatus(context, parseInput(planStatusInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async cancelPlannedStatus(
    @Arg('input', () => CancelPlannedStatusInput) input: CancelPlannedStatusInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await cancelPlannedStatus(context, parseInput(cancelPlannedStatusInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}

function mustRead({ actor }: RequestContext): void {
  const verdict = canReadPlans(actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
