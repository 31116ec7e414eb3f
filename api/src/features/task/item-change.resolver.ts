// Adding an unplanned item and changing a quantity (specification 1 §5, §7).
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { addItemInput, changeItemInput } from '@lotline/schema/domain/item/item.input';
import { FieldBoqItemInput, ScheduleItemInput } from './task-input.type.ts';
import { addBoqAndItem } from './add-boq-and-item.command.ts';
import { changeItemCompletion } from './change-item-completion.command.ts';

@Resolver()
export class ItemChangeResolver {
  @Mutation(() => Construction, { nullable: true })
  async updateConstructionAddBOQAndItem(
    @Arg('fieldBoqItem', () => FieldBoqItemInput) fieldBoqItem: FieldBoqItemInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await addBoqAndItem(context, parseInput(addItemInput, fieldBoqItem), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateConstructionScheduleItemCompletion(
    @Arg('item', () => ScheduleItemInput) item: ScheduleItemInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await changeItemCompletion(context, parseInput(changeItemInput, item), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
