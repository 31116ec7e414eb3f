// One change of several tasks, from their list; a dry run says beforehand which of them refuse it.
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { undoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { bulkTaskEditInput } from '@lotline/schema/domain/task/bulk-task-edit.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { changeTasks } from './change-tasks.command.ts';
import { judgeTasksOfEdit } from './judged-changes.queries.ts';
import { ChangeTasksInput, TaskVerdict, UndoTaskChangesInput } from './bulk-task-edit.type.ts';
import { undoTaskChanges } from './undo-task-changes.command.ts';

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

  @Mutation(() => [TaskVerdict], { description: 'Takes back what changeTasks did to tasks that are still as it left them' })
  async undoTaskChanges(
    @Arg('input', () => UndoTaskChangesInput) input: UndoTaskChangesInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<TaskVerdict[]> {
    return undoTaskChanges(context, parseInput(undoChangesInput, input), parseClient(client));
  }
}
