// Construction codes: their list, a code's page and its changes (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { archiveCodeInput } from '@lotline/schema/domain/item/child-code.input';
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import { saveConstructionCodeInput } from '@lotline/schema/domain/item/construction-code.input';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { filterType, optionsType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { archiveConstructionCode } from './archive-construction-code.command.ts';
import { CONSTRUCTION_CODE_OPTIONS_SQL, CONSTRUCTION_CODES } from './construction-code-list.sql.ts';
import { listItemChoices, loadConstructionCode, type ConstructionCodeDetailRow } from './construction-code.queries.ts';
import { ConstructionCodeDetail, ConstructionCodeEditArg, ItemChoice } from './construction-code.type.ts';
import { saveConstructionCode } from './save-construction-code.command.ts';

type ConstructionCodeRow = RowOf<typeof CONSTRUCTION_CODE_LIST>;
const ConstructionCodeRow = rowType(CONSTRUCTION_CODE_LIST, 'ConstructionCodeRow', { description: 'With CAN_MANAGE_CONSTRUCTION_CODES' });
const ConstructionCodePage = pageType(ConstructionCodeRow, 'ConstructionCodePage');
const ConstructionCodeFilterInput = filterType(CONSTRUCTION_CODE_LIST, 'ConstructionCodeFilterInput');
const ConstructionCodeFilterOptions = optionsType(CONSTRUCTION_CODE_LIST, 'ConstructionCodeFilterOptions');
const present = plainPresenter(CONSTRUCTION_CODE_LIST);

@Resolver()
export class ConstructionCodeResolver {
  @Query(() => ConstructionCodePage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(CONSTRUCTION_CODE_LIST).join(', ')}; usually by the customer’s code. With CAN_MANAGE_CONSTRUCTION_CODES`,
  })
  async constructionCodes(
    @Arg('filter', () => ConstructionCodeFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<ConstructionCodeRow>> {
    mustReadList(context, CONSTRUCTION_CODE_LIST);
    const page = await CONSTRUCTION_CODES.page(context, parseInput(CONSTRUCTION_CODES.inputs.page, { filter, sort, first, after }));
    return presentPage(page, present(context));
  }

  @Query(() => ConstructionCodeFilterOptions)
  async constructionCodeFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof CONSTRUCTION_CODE_LIST>> {
    mustReadList(context, CONSTRUCTION_CODE_LIST);
    const [found] = await context.sequelize.query<OptionsOf<typeof CONSTRUCTION_CODE_LIST>>(CONSTRUCTION_CODE_OPTIONS_SQL, {
      type: QueryTypes.SELECT,
    });
    return found ?? refuse('NOT_FOUND');
  }

  @Query(() => ConstructionCodeDetail, { nullable: true, description: 'With CAN_MANAGE_CONSTRUCTION_CODES' })
  constructionCodeDetail(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<ConstructionCodeDetailRow | null> {
    must(canManage(context.actor, CONSTRUCTION_CODE));
    return loadConstructionCode(context, parseInput(idInput, id, 'id'));
  }

  @Query(() => [ItemChoice], { description: 'Items in use, for its form. With CAN_MANAGE_CONSTRUCTION_CODES' })
  constructionCodeItems(@Ctx() context: RequestContext): Promise<ItemChoice[]> {
    must(canManage(context.actor, CONSTRUCTION_CODE));
    return listItemChoices(context);
  }

  @Mutation(() => ConstructionCodeDetail, { nullable: true })
  async saveConstructionCode(
    @Arg('input', () => ConstructionCodeEditArg) input: ConstructionCodeEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ConstructionCodeDetailRow> {
    const saved = await saveConstructionCode(context, parseInput(saveConstructionCodeInput, input), parseClient(client));
    return (await loadConstructionCode(context, saved.constructionCodeId)) ?? refuse('NOT_FOUND');
  }

  @Mutation(() => ConstructionCodeDetail, { nullable: true, description: 'archived: false brings it back' })
  async archiveConstructionCode(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ConstructionCodeDetailRow> {
    const saved = await archiveConstructionCode(context, parseInput(archiveCodeInput, { id, archived, why }), parseClient(client));
    return (await loadConstructionCode(context, saved.constructionCodeId)) ?? refuse('NOT_FOUND');
  }
}
