// The office's half of a task (decision 047). Each answers the job as this person may now see it.
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { ignoreInput, planTaskItemsInput, reassignInput, remindInput, reviewInput } from '@lotline/schema/domain/task/office.input';
import { scheduleInput } from '@lotline/schema/domain/task/task.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { issueTask, reassignTask } from './issue-task.command.ts';
import { IgnoreTaskArg, IssueTaskArg, PlanTaskItemsArg, ReassignTaskArg, RemindTaskArg, ReviewTaskArg } from './office-input.type.ts';
import { planTaskItems } from './plan-task-items.command.ts';
import { reviewTask } from './review-task.command.ts';
import { ignoreTask, remindTask } from './set-task-aside.command.ts';

@Resolver()
export class OfficeMovesResolver {
  @Mutation(() => Construction, { nullable: true })
  async issueTask(
    @Arg('input', () => IssueTaskArg) input: IssueTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await issueTask(context, parseInput(scheduleInput, input).scheduleId, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, {
    nullable: true,
    description: 'Each line that is named has that quantity afterwards; until the task is issued',
  })
  async planTaskItems(
    @Arg('input', () => PlanTaskItemsArg) input: PlanTaskItemsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await planTaskItems(context, parseInput(planTaskItemsInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async reassignTask(
    @Arg('input', () => ReassignTaskArg) input: ReassignTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await reassignTask(context, parseInput(reassignInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async ignoreTask(
    @Arg('input', () => IgnoreTaskArg) input: IgnoreTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await ignoreTask(context, parseInput(ignoreInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async remindTask(
    @Arg('input', () => RemindTaskArg) input: RemindTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await remindTask(context, parseInput(remindInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async reviewTask(
    @Arg('input', () => ReviewTaskArg) input: ReviewTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await reviewTask(context, parseInput(reviewInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
