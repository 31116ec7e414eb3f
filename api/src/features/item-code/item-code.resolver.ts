// The catalogue of item codes: its list, what it is filtered by, save and archive (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { saveItemCodeInput } from '@lotline/schema/domain/item/item-code.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { archiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { optionsType, pageType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { archiveItemCode } from './archive-item-code.command.ts';
import { ITEM_CODE_OPTIONS_SQL, ITEM_CODES, ItemCode, ItemCodeFilterInput, oneItemCode, presentItemCodes } from './item-code-list.sql.ts';
import { ItemCodeEditArg } from './prices/item-code-edit.type.ts';
import { saveItemCode } from './save-item-code.command.ts';

const ItemCodePage = pageType(ItemCode, 'ItemCodePage');
const ItemCodeFilterOptions = optionsType(ITEM_CODE_LIST, 'ItemCodeFilterOptions');

@Resolver()
export class ItemCodeResolver {
  @Query(() => ItemCodePage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(ITEM_CODE_LIST).join(', ')}; usually by code. With CAN_MANAGE_ITEM_CODES`,
  })
  async itemCodes(
    @Arg('filter', () => ItemCodeFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<ItemCode>> {
    mustReadList(context, ITEM_CODE_LIST);
    const page = await ITEM_CODES.page(context, parseInput(ITEM_CODES.inputs.page, { filter, sort, first, after }));
    return presentPage(page, presentItemCodes(context));
  }

  @Query(() => ItemCodeFilterOptions)
  async itemCodeFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof ITEM_CODE_LIST>> {
    mustReadList(context, ITEM_CODE_LIST);
    const [found] = await context.sequelize.query<OptionsOf<typeof ITEM_CODE_LIST>>(ITEM_CODE_OPTIONS_SQL, { type: QueryTypes.SELECT });
    return found ?? refuse('NOT_FOUND');
  }

  @Mutation(() => ItemCode, { nullable: true })
  async saveItemCode(
    @Arg('input', () => ItemCodeEditArg) input: ItemCodeEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemCode> {
    const { itemCodeId } = await saveItemCode(context, parseInput(saveItemCodeInput, input), parseClient(client));
    return oneItemCode(context, itemCodeId);
  }

  @Mutation(() => ItemCode, { nullable: true, description: 'archived: false brings it back' })
  async archiveItemCode(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemCode> {
    const { itemCodeId } = await archiveItemCode(context, parseInput(archiveInput, { id, archived }), parseClient(client));
    return oneItemCode(context, itemCodeId);
  }
}
