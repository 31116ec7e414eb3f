// One change of several jobs, from their list; a dry run says beforehand which of them refuse it.
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { bulkJobEditInput } from '@lotline/schema/domain/job/bulk-job-edit.input';
import { undoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { addTasksInput } from '@lotline/schema/domain/job/job-tasks.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { addTasks } from './add-tasks.command.ts';
import { changeJobs } from './change-jobs.command.ts';
import { AddTasksInput, ChangeJobsInput, JobVerdict, UndoJobChangesInput } from './bulk-job-edit.type.ts';
import { judgeJobs } from './judged-jobs.queries.ts';
import { judgeTasks } from './judged-tasks.queries.ts';
import { undoAddedTasks } from './undo-added-tasks.command.ts';
import { undoJobChanges } from './undo-job-changes.command.ts';

@Resolver()
export class BulkJobEditResolver {
  @Mutation(() => [JobVerdict], { description: 'What became of each job, in the order in which they were named' })
  async changeJobs(
    @Arg('input', () => ChangeJobsInput) input: ChangeJobsInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<JobVerdict[]> {
    const asked = parseInput(bulkJobEditInput, input);
    if (asked.isTrial) return (await judgeJobs(context, asked.ids, asked.change, context.now())).verdicts;
    return changeJobs(context, asked, parseClient(client));
  }

  @Mutation(() => [JobVerdict], {
    description:
      'Takes back what changeJobs did to jobs that are still as it left them; a hold is released, and what was planned before it stands again where it is still to come',
  })
  async undoJobChanges(
    @Arg('input', () => UndoJobChangesInput) input: UndoJobChangesInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<JobVerdict[]> {
    return undoJobChanges(context, parseInput(undoChangesInput, input), parseClient(client));
  }

  @Mutation(() => [JobVerdict], {
    description: 'Takes away the tasks that addTasks added to jobs, where nothing has been done with them since',
  })
  async undoAddedTasks(
    @Arg('input', () => UndoJobChangesInput) input: UndoJobChangesInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<JobVerdict[]> {
    return undoAddedTasks(context, parseInput(undoChangesInput, input), parseClient(client));
  }

  @Mutation(() => [JobVerdict], { description: 'What became of each job, in the order in which they were named' })
  async addTasks(
    @Arg('input', () => AddTasksInput) input: AddTasksInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<JobVerdict[]> {
    const asked = parseInput(addTasksInput, input);
    if (asked.isTrial) return (await judgeTasks(context, asked, context.now())).verdicts;
    return addTasks(context, asked, parseClient(client));
  }
}
