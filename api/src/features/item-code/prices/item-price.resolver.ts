// Dated prices of item codes: those of one, a change of many with its dry run, and the way back (screens.md §2.18).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  addItemPriceInput,
  changeItemPricesInput,
  priceChangeInput,
  takeBackItemPriceInput,
  undoItemPricesInput,
} from '@lotline/schema/domain/item/item-prices.input';
import { canSetPrices } from '@lotline/schema/domain/item/item-prices.rules';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { must } from '../../../platform/command/must.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../../platform/graphql/client-mutation.type.ts';
import { changeItemPrices, undoItemPrices } from './change-item-prices.command.ts';
import { ITEM_CODES, ItemCodeFilterInput } from '../item-code-list.sql.ts';
import { addItemPrice, takeBackItemPrice } from './item-price.command.ts';
import {
  loadItemPrices,
  loadPriceChanges,
  tryPrices,
  type ItemPricesRow,
  type PriceChangeRow,
  type PriceDryRunRow,
} from './item-price.queries.ts';
import { AddItemPriceArg, ChangeItemPricesArg, ItemPrices, PriceChangeArg, PriceChangeType, PriceDryRun } from './item-price.type.ts';
import { foundIds } from './priced-items.queries.ts';

/** The last changes of many that are shown. */
const MOST_CHANGES = 50;
const BOTH = `With CAN_MANAGE_ITEM_CODES and CAN_VIEW_FINANCIAL_INFORMATION`;

@Resolver()
export class ItemPriceResolver {
  @Query(() => ItemPrices, { description: BOTH })
  itemPrices(@Arg('itemId', () => Int) itemId: number, @Ctx() context: RequestContext): Promise<ItemPricesRow> {
    must(canSetPrices(context.actor));
    return loadItemPrices(context, parseInput(idInput, itemId, 'itemId'));
  }

  @Query(() => PriceDryRun, { description: `Of the codes that the filter finds; archived ones are left out. Writes nothing. ${BOTH}` })
  async itemPriceDryRun(
    @Arg('filter', () => ItemCodeFilterInput, { nullable: true }) filter: object | null,
    @Arg('change', () => PriceChangeArg) change: PriceChangeArg,
    @Ctx() context: RequestContext,
  ): Promise<PriceDryRunRow> {
    must(canSetPrices(context.actor));
    const wish = parseInput(priceChangeInput, change);
    return tryPrices(context, await idsOf(context, filter), wish);
  }

  @Query(() => [PriceChangeType], { description: `The last ${String(MOST_CHANGES)} changes of many. ${BOTH}` })
  itemPriceChanges(@Ctx() context: RequestContext): Promise<PriceChangeRow[]> {
    must(canSetPrices(context.actor));
    return loadPriceChanges(context, MOST_CHANGES);
  }

  @Mutation(() => ItemPrices, { nullable: true, description: BOTH })
  async addItemPrice(
    @Arg('input', () => AddItemPriceArg) input: AddItemPriceArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemPricesRow> {
    const { itemCodeId } = await addItemPrice(context, parseInput(addItemPriceInput, input), parseClient(client));
    return loadItemPrices(context, itemCodeId);
  }

  @Mutation(() => ItemPrices, { nullable: true, description: `Until its day; the one before it goes on. ${BOTH}` })
  async takeBackItemPrice(
    @Arg('id', () => Int) id: number,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemPricesRow> {
    const { itemCodeId } = await takeBackItemPrice(context, parseInput(takeBackItemPriceInput, { id, why }), parseClient(client));
    return loadItemPrices(context, itemCodeId);
  }

  @Mutation(() => [PriceChangeType], { nullable: true, description: `The changes of many, its own first. ${BOTH}` })
  async changeItemPrices(
    @Arg('filter', () => ItemCodeFilterInput, { nullable: true }) filter: object | null,
    @Arg('input', () => ChangeItemPricesArg) input: ChangeItemPricesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PriceChangeRow[]> {
    must(canSetPrices(context.actor));
    const parsed = parseInput(changeItemPricesInput, input);
    await changeItemPrices(context, { input: parsed, ids: await idsOf(context, filter) }, parseClient(client));
    return loadPriceChanges(context, MOST_CHANGES);
  }

  @Mutation(() => [PriceChangeType], { nullable: true, description: `Until its day. ${BOTH}` })
  async undoItemPrices(
    @Arg('changeId', () => Int) changeId: number,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PriceChangeRow[]> {
    await undoItemPrices(context, parseInput(undoItemPricesInput, { changeId, why }), parseClient(client));
    return loadPriceChanges(context, MOST_CHANGES);
  }
}

function idsOf(context: RequestContext, filter: object | null): Promise<number[]> {
  const { filter: parsed } = parseInput(ITEM_CODES.inputs.page, { filter, sort: null, first: 1, after: null });
  return foundIds(context, parsed);
}
