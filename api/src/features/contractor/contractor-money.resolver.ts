// What contractors are paid (screens.md §2.19): the list of payments, a contractor's rates, a statement of a period.
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { statementInput } from '@lotline/schema/domain/contractor/statement.input';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { filterType, optionsType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { loadContractorRates, loadStatement } from './contractor-money.queries.ts';
import { ContractorRates, ContractorStatement } from './contractor-money.type.ts';
import { contractorPaymentPresenter } from './contractor-payment.presenter.ts';
import { CONTRACTOR_PAYMENT_OPTIONS_SQL, CONTRACTOR_PAYMENTS } from './contractor-payment-list.sql.ts';

type PaymentRow = RowOf<typeof CONTRACTOR_PAYMENT_LIST>;
const PaymentRow = rowType(CONTRACTOR_PAYMENT_LIST, 'ContractorPaymentRow', { description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' });
const PaymentPage = pageType(PaymentRow, 'ContractorPaymentPage');
const PaymentFilterInput = filterType(CONTRACTOR_PAYMENT_LIST, 'ContractorPaymentFilterInput');
const PaymentFilterOptions = optionsType(CONTRACTOR_PAYMENT_LIST, 'ContractorPaymentFilterOptions');

@Resolver()
export class ContractorMoneyResolver {
  @Query(() => PaymentPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(CONTRACTOR_PAYMENT_LIST).join(', ')}; the newest first where no sort is given. With CAN_MANAGE_INDEPENDENT_CONTRACTORS`,
  })
  async contractorPayments(
    @Arg('filter', () => PaymentFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<PaymentRow>> {
    mustReadList(context, CONTRACTOR_PAYMENT_LIST);
    const page = await CONTRACTOR_PAYMENTS.page(context, parseInput(CONTRACTOR_PAYMENTS.inputs.page, { filter, sort, first, after }));
    return presentPage(page, await contractorPaymentPresenter(context));
  }

  @Query(() => PaymentFilterOptions)
  async contractorPaymentFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof CONTRACTOR_PAYMENT_LIST>> {
    mustReadList(context, CONTRACTOR_PAYMENT_LIST);
    const [found] = await context.sequelize.query<OptionsOf<typeof CONTRACTOR_PAYMENT_LIST>>(CONTRACTOR_PAYMENT_OPTIONS_SQL, {
      type: QueryTypes.SELECT,
    });
    return found ?? refuse('NOT_FOUND');
  }

  @Query(() => ContractorRates, { nullable: true, description: 'Its own rates of codes and those of its groups' })
  async contractorRates(@Arg('contractorId', () => Int) contractorId: number, @Ctx() context: RequestContext): Promise<ContractorRates> {
    return loadContractorRates(context, parseInput(idInput, contractorId, 'contractorId'));
  }

  @Query(() => ContractorStatement, { nullable: true, description: 'Days of the company, both ends counted' })
  async contractorStatement(
    @Arg('contractorId', () => Int) contractorId: number,
    @Arg('from', () => DayScalar) from: string,
    @Arg('to', () => DayScalar) to: string,
    @Ctx() context: RequestContext,
  ): Promise<ContractorStatement> {
    return loadStatement(context, parseInput(statementInput, { contractorId, from, to }));
  }
}
