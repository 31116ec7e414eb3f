// One change of several tasks, from their list; a trial says beforehand which of them refuse it.
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { taskChangesInput } from '@lotline/schema/domain/task/task-changes.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { changeTasks } from './change-tasks.command.ts';
import { judgeTaskChanges } from './judged-changes.queries.ts';
import { ChangeTasksInput, TaskVerdict } from './task-changes.type.ts';

@Resolver()
export class TaskChangesResolver {
  @Mutation(() => [TaskVerdict], { description: 'What became of each task, in the order in which they were named' })
  async changeTasks(
    @Arg('input', () => ChangeTasksInput) input: ChangeTasksInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<TaskVerdict[]> {
    const asked = parseInput(taskChangesInput, input);
    if (asked.isTrial) return (await judgeTaskChanges(context, asked, context.now())).verdicts;
    return changeTasks(context, asked, parseClient(client));
  }
}
