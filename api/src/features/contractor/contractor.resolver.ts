// The list of contractors, a contractor's page and its changes (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { moveContractorInput, saveContractorInput } from '@lotline/schema/domain/contractor/contractor.input';
import { CONTRACTOR_MOVE_NAMES } from '@lotline/schema/domain/contractor/contractor.lifecycle';
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
import { CONTRACTOR_OPTIONS_SQL, CONTRACTORS } from './contractor-list.sql.ts';
import { loadContractor, type ContractorDetailRow } from './contractor.queries.ts';
import { ContractorDetail, ContractorEditArg } from './contractor.type.ts';
import { moveContractor } from './move-contractor.command.ts';
import { saveContractor } from './save-contractor.command.ts';

type ContractorRow = RowOf<typeof CONTRACTOR_LIST>;
const ContractorRow = rowType(CONTRACTOR_LIST, 'ContractorRow', { description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' });
const ContractorPage = pageType(ContractorRow, 'ContractorPage');
const ContractorFilterInput = filterType(CONTRACTOR_LIST, 'ContractorFilterInput');
const ContractorFilterOptions = optionsType(CONTRACTOR_LIST, 'ContractorFilterOptions');
const present = plainPresenter(CONTRACTOR_LIST);

@Resolver()
export class ContractorResolver {
  @Query(() => ContractorPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(CONTRACTOR_LIST).join(', ')}; usually by legal name. With CAN_MANAGE_INDEPENDENT_CONTRACTORS`,
  })
  async contractorList(
    @Arg('filter', () => ContractorFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<ContractorRow>> {
    mustReadList(context, CONTRACTOR_LIST);
    const page = await CONTRACTORS.page(context, parseInput(CONTRACTORS.inputs.page, { filter, sort, first, after }));
    return presentPage(page, present(context));
  }

  @Query(() => ContractorFilterOptions)
  async contractorFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof CONTRACTOR_LIST>> {
    mustReadList(context, CONTRACTOR_LIST);
    const [found] = await context.sequelize.query<OptionsOf<typeof CONTRACTOR_LIST>>(CONTRACTOR_OPTIONS_SQL, { type: QueryTypes.SELECT });
    return found ?? refuse('NOT_FOUND');
  }

  @Query(() => ContractorDetail, { nullable: true, description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' })
  async contractorDetail(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<ContractorDetailRow | null> {
    must(canManage(context.actor, CONTRACTOR));
    return loadContractor(context, parseInput(idInput, id, 'id'));
  }

  @Mutation(() => ContractorDetail, { nullable: true })
  async saveContractor(
    @Arg('input', () => ContractorEditArg) input: ContractorEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ContractorDetailRow> {
    const { contractorId } = await saveContractor(context, parseInput(saveContractorInput, input), parseClient(client));
    return (await loadContractor(context, contractorId)) ?? refuse('NOT_FOUND');
  }

  @Mutation(() => ContractorDetail, { nullable: true, description: `move: one of ${CONTRACTOR_MOVE_NAMES.join(', ')}` })
  async moveContractor(
    @Arg('id', () => Int) id: number,
    @Arg('move', () => String) move: string,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ContractorDetailRow> {
    const { contractorId } = await moveContractor(context, parseInput(moveContractorInput, { id, move, why }), parseClient(client));
    return (await loadContractor(context, contractorId)) ?? refuse('NOT_FOUND');
  }
}
