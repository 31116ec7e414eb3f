// The administrators' tasks: the queue, what runs each hour, how the system stands (screens.md §2.22); and what needs a look (§2.17).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { moveQueueJobsInput, runScheduledTaskInput } from '@lotline/schema/domain/log/queue.input';
import { canSeeAdminTasks, QUEUE_STATES } from '@lotline/schema/domain/log/queue.rules';
import { keysOf } from '@lotline/schema/domain/list/list-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { loadReminderPlan } from '../builder-list/reminder-plan.queries.ts';
import { loadAdminHealth } from './admin-health.queries.ts';
import { AdminHealth, AdminTasks, MoveQueueJobsArg, QueueJob, RunScheduledTaskArg } from './admin-tasks.type.ts';
import { moveQueueJobs } from './move-queue-jobs.command.ts';
import { countQueue, loadHealth, loadPlannedTasks, loadQueueJobs, loadScheduledTasks } from './queue.queries.ts';
import { runScheduledTask } from './run-scheduled-task.command.ts';

const stateInput = z.strictObject({ state: z.enum(keysOf(QUEUE_STATES)) });

@Resolver()
export class AdminTasksResolver {
  @Query(() => AdminTasks)
  async adminTasks(@Ctx() context: RequestContext): Promise<AdminTasks> {
    const { actor, sequelize } = context;
    must(canSeeAdminTasks(actor));
    const [counts, scheduled, planned, reminders, health] = await Promise.all([
      countQueue(sequelize),
      loadScheduledTasks(sequelize),
      loadPlannedTasks(sequelize),
      loadReminderPlan(context),
      loadHealth(context),
    ]);
    return { counts, scheduled, planned, reminders, health };
  }

  @Query(() => [QueueJob], {
    description: `Two hundred at most, by when they run; state is one of: ${Object.keys(QUEUE_STATES).join(', ')}. With CAN_ACCESS_ADMINISTRATOR_TASKS`,
  })
  async queueJobs(@Arg('state', () => String) given: string, @Ctx() { actor, sequelize }: RequestContext): Promise<readonly QueueJob[]> {
    must(canSeeAdminTasks(actor));
    return loadQueueJobs(sequelize, parseInput(stateInput, { state: given }).state);
  }

  @Query(() => AdminHealth)
  async adminHealth(@Ctx() context: RequestContext): Promise<AdminHealth> {
    if (!hasClaim(context.actor, 'CAN_ACCESS_ADMINISTRATION')) refuse('CLAIM_REQUIRED', { claim: 'CAN_ACCESS_ADMINISTRATION' });
    return loadAdminHealth(context);
  }

  @Mutation(() => [Int], {
    nullable: true,
    description:
      'retry: now, with all its tries; giveUp: it is not tried again; dismiss: a failed one is forgotten. All of them or none (QUEUE_JOB_CHANGED)',
  })
  async moveQueueJobs(
    @Arg('input', () => MoveQueueJobsArg) input: MoveQueueJobsArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<readonly number[]> {
    return (await moveQueueJobs(context, parseInput(moveQueueJobsInput, input), parseClient(client))).ids;
  }

  @Mutation(() => String, { nullable: true, description: 'Answers the task. One that waits or runs already is not added again' })
  async runScheduledTask(
    @Arg('input', () => RunScheduledTaskArg) input: RunScheduledTaskArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return (await runScheduledTask(context, parseInput(runScheduledTaskInput, input), parseClient(client))).task;
  }
}
