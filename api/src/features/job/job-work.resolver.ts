// Tasks added to a job, and the variations of its lines (decision 047). Each answers the job as this person may now see it.
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { addTaskInput, decideVariationInput } from '@lotline/schema/domain/task/office.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { addTask } from './add-task.command.ts';
import { answerJob } from './answer-job.queries.ts';
import { Construction } from './construction.type.ts';
import { decideVariation } from './decide-variation.command.ts';
import { AddTaskArg, DecideVariationArg } from './job-work.type.ts';

@Resolver()
export class JobWorkResolver {
  @Mutation(() => Construction, { nullable: true })
  async addTask(
    @Arg('input', () => AddTaskArg) input: AddTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await addTask(context, parseInput(addTaskInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async decideVariation(
    @Arg('input', () => DecideVariationArg) input: DecideVariationArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await decideVariation(context, parseInput(decideVariationInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
