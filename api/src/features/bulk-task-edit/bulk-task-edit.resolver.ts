// One change of several tasks, from their list; a dry run says beforehand which of them refuse it.
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { bulkTaskEditInput } from '@lotline/schema/domain/task/bulk-task-edit.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { changeTasks } from './change-tasks.command.ts';
import { judgeTasksOfEdit } from './judged-changes.queries.ts';
import { ChangeTasksInput, TaskVerdict } from './bulk-task-edit.type.ts';

@Resolver()
export class BulkTaskEditResolver {
  @Mutation(() => [TaskVerdict], { description: 'What became of each task, in the order in which they were named' })
  async changeTasks(
    @Arg('input', () => ChangeTasksInput) input: ChangeTasksInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<TaskVerdict[]> {
    const asked = parseInput(bulkTaskEditInput, input);
    if (asked.isTrial) return (await judgeTasksOfEdit(context, asked, context.now())).verdicts;
    return changeTasks(context, asked, parseClient(client));
  }
}
