// Saved operations of GraphiQL, own and shared ones (specification 1 §2). With CAN_ACCESS_ADMINISTRATOR_TASKS, as GraphiQL itself.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { removeOperationInput, savedOperationInput } from '@lotline/schema/domain/saved-operation/saved-operation.input';
import { canExplore } from '@lotline/schema/domain/saved-operation/saved-operation.lifecycle';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { removeOperation } from './remove-operation.command.ts';
import { saveOperation } from './save-operation.command.ts';
import { presentOperation } from './saved-operation.presenter.ts';
import { loadOperation, loadOperations } from './saved-operation.queries.ts';
import { SavedOperation, SavedOperationInputArg } from './saved-operation.type.ts';

@Resolver()
export class SavedOperationResolver {
  @Query(() => [SavedOperation], { description: 'Operations of GraphiQL: one’s own, then the shared ones, each by name' })
  async savedOperations(@Ctx() context: RequestContext): Promise<SavedOperation[]> {
    must(canExplore(context.actor));
    return (await loadOperations(context)).map((operation) => presentOperation(operation, context.actor));
  }

  @Mutation(() => SavedOperation, { nullable: true })
  async saveOperation(
    @Arg('input', () => SavedOperationInputArg) input: SavedOperationInputArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<SavedOperation> {
    const { operationId } = await saveOperation(context, parseInput(savedOperationInput, input), parseClient(client));
    return presentOperation(await loadOperation(context, operationId), context.actor);
  }

  @Mutation(() => SavedOperation, { nullable: true, description: 'removed: false brings it back' })
  async removeOperation(
    @Arg('id', () => Int) id: number,
    @Arg('removed', () => Boolean, { nullable: true }) removed: boolean | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<SavedOperation> {
    const { operationId } = await removeOperation(context, parseInput(removeOperationInput, { id, removed }), parseClient(client));
    return presentOperation(await loadOperation(context, operationId), context.actor);
  }
}
