// The task’s moves that concern the whole task (specification 1 §7). Each answers the job as this person may now see it.
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { declineInput, reopenInput, scheduleInput, ticketOfWorkInput } from '@lotline/schema/domain/task/task.input';
import { acceptTask, declineTask } from './accept-task.command.ts';
import { loadSchedule } from './load-schedule.ts';
import { reopenTask } from './reopen-task.command.ts';
import { saveTicketOfWork } from './save-ticket-of-work.command.ts';
import { Schedule } from '../task-record/schedule.type.ts';
import { submitTask } from './submit-task.command.ts';

@Resolver()
export class TaskResolver {
  @Mutation(() => Construction, { nullable: true })
  async updateConstructionTaskAccepted(
    @Arg('scheduleId', () => Int) scheduleId: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await acceptTask(context, parseInput(scheduleInput, { scheduleId }).scheduleId, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateConstructionTaskDeclined(
    @Arg('scheduleId', () => Int) scheduleId: number,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await declineTask(context, parseInput(declineInput, { scheduleId, reason }), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateTaskSubmitted(
    @Arg('scheduleId', () => Int) scheduleId: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await submitTask(context, parseInput(scheduleInput, { scheduleId }).scheduleId, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async reopenTask(
    @Arg('scheduleId', () => Int) scheduleId: number,
    @Arg('reason', () => String) reason: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await reopenTask(context, parseInput(reopenInput, { scheduleId, reason }), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Schedule, { nullable: true })
  async updateTicketOfWork(
    @Arg('id', () => Int) id: number,
    @Arg('ticketOfWork', () => String) ticketOfWork: string,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<Schedule | null> {
    const moved = await saveTicketOfWork(context, parseInput(ticketOfWorkInput, { id, ticketOfWork, reason }), parseClient(client));
    return loadSchedule(context, moved);
  }
}
