// Two item codes become one: what it would do, and the merge.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { itemCodePairInput, mergeItemCodesInput } from '@lotline/schema/domain/item/merge-item-codes.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../../platform/graphql/client-mutation.type.ts';
import { mustManage } from '../../../platform/record/lock-record.ts';
import { ItemCode, oneItemCode } from '../item-code-list.sql.ts';
import { tryMerge, type ItemCodeMergeRow } from './item-code-merge.queries.ts';
import { ItemCodeMerge, MergeItemCodesArg } from './item-code-merge.type.ts';
import { mergeItemCodes } from './merge-item-codes.command.ts';

@Resolver()
export class ItemCodeMergeResolver {
  @Query(() => ItemCodeMerge, { description: 'Writes nothing. With CAN_MANAGE_ITEM_CODES' })
  itemCodeMerge(
    @Arg('fromId', () => Int) fromId: number,
    @Arg('intoId', () => Int) intoId: number,
    @Ctx() context: RequestContext,
  ): Promise<ItemCodeMergeRow> {
    mustManage(context, ITEM_CODE);
    return tryMerge(context, parseInput(itemCodePairInput, { fromId, intoId }));
  }

  @Mutation(() => ItemCode, { nullable: true, description: 'Answers the one that stays. It cannot be undone' })
  async mergeItemCodes(
    @Arg('input', () => MergeItemCodesArg) input: MergeItemCodesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemCode> {
    const { itemCodeId } = await mergeItemCodes(context, parseInput(mergeItemCodesInput, input), parseClient(client));
    return oneItemCode(context, itemCodeId);
  }
}
