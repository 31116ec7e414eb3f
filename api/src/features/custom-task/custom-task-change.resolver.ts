// Ticking custom tasks off (specification 2 §7).
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { customTasksInput } from '@lotline/schema/domain/custom-task/custom-task.input';
import { completeCustomTasks } from './complete-custom-tasks.command.ts';
import { loadCustomTasks } from './custom-task.queries.ts';
import { CustomTask, CustomTaskInput } from './custom-task.type.ts';

@Resolver()
export class CustomTaskChangeResolver {
  @Mutation(() => [CustomTask], { nullable: true })
  async updateCustomTasks(
    @Arg('tasks', () => [CustomTaskInput]) tasks: CustomTaskInput[],
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<CustomTask[] | null> {
    const saved = await completeCustomTasks(context, parseInput(customTasksInput, tasks, 'tasks'), parseClient(client));
    return loadCustomTasks(saved.ids);
  }
}
