// The moves on a person’s own visit (specification 1 §7). Whose visit it is comes from the sign-in, never from the input.
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { completeInput, taskUserInput } from '@lotline/schema/domain/task/task.input';
import { commentTaskUser } from './comment-task-user.command.ts';
import { completeTaskUser } from './complete-task-user.command.ts';
import { confirmTaskUserQty } from './confirm-task-user-qty.command.ts';
import { setTaskUserOffSite } from './set-task-user-off-site.command.ts';
import { setTaskUserOnSite } from './set-task-user-on-site.command.ts';
import { TaskUserInput } from './task-input.type.ts';

@Resolver()
export class TaskUserResolver {
  @Mutation(() => Construction, { nullable: true })
  async updateTaskUserOnSite(
    @Arg('taskUser', () => TaskUserInput) taskUser: TaskUserInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await setTaskUserOnSite(context, parseInput(taskUserInput, taskUser).scheduleId, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateTaskUserOffSite(
    @Arg('taskUser', () => TaskUserInput) taskUser: TaskUserInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await setTaskUserOffSite(context, parseInput(taskUserInput, taskUser).scheduleId, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateTaskUserComplete(
    @Arg('taskUser', () => TaskUserInput) taskUser: TaskUserInput,
    @Arg('partial', () => Boolean, { nullable: true }) partial: boolean | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const input = parseInput(completeInput, { taskUser, partial });
    const { constructionId } = await completeTaskUser(context, { ...input.taskUser, partial: input.partial }, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateTaskUserComments(
    @Arg('taskUser', () => TaskUserInput) taskUser: TaskUserInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await commentTaskUser(context, parseInput(taskUserInput, taskUser), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateTaskUserConfirmQty(
    @Arg('taskUser', () => TaskUserInput) taskUser: TaskUserInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await confirmTaskUserQty(context, parseInput(taskUserInput, taskUser).scheduleId, parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
