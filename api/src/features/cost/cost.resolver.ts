// A job's materials and expenses: read when their tab is opened, added, changed, removed and brought back (screens.md §2.6; decision 054).
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { costIdInput, jobCostInput } from '@lotline/schema/domain/cost/cost.input';
import { canReadCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { presentJobCosts } from './cost.presenter.ts';
import { loadJobCosts } from './cost.queries.ts';
import { JobCostArg, JobCostIdArg, JobCosts } from './cost.type.ts';
import { removeJobCost, restoreJobCost } from './remove-job-cost.command.ts';
import { saveJobCost } from './save-job-cost.command.ts';

@Resolver()
export class CostResolver {
  @Query(() => JobCosts, { description: 'What was bought and spent for a job; for the office' })
  async jobCosts(@Arg('constructionId', () => Int) constructionId: number, @Ctx() context: RequestContext): Promise<JobCosts> {
    const costs = await loadJobCosts(context, parseInput(idInput, constructionId, 'constructionId'));
    const verdict = canReadCosts(context.actor);
    if (!verdict.ok) refuse(verdict.code, verdict.details);
    return presentJobCosts(context, costs);
  }

  @Mutation(() => Construction, { nullable: true })
  async saveJobCost(
    @Arg('input', () => JobCostArg) input: JobCostArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await saveJobCost(context, parseInput(jobCostInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async removeJobCost(
    @Arg('input', () => JobCostIdArg) input: JobCostIdArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await removeJobCost(context, parseInput(costIdInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async restoreJobCost(
    @Arg('input', () => JobCostIdArg) input: JobCostIdArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await restoreJobCost(context, parseInput(costIdInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
