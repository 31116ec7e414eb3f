// Child codes: their list, a code's page with its rates and tasks, and its changes (screens.md §2.18).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import { CHILD_CODE } from '@lotline/schema/domain/item/child-code.fields';
import { archiveCodeInput, saveChildCodeInput, saveChildRateInput } from '@lotline/schema/domain/item/child-code.input';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { filterType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { archiveChildCode } from './archive-child-code.command.ts';
import { CHILD_CODES } from './child-code-list.sql.ts';
import { loadChildCodeTasks, type ChildCodeTasksRow } from './child-code-tasks.queries.ts';
import {
  loadChildCode,
  loadChildCodeChoices,
  seenChildCode,
  type ChildCodeChoicesRow,
  type ChildCodeDetailRow,
} from './child-code.queries.ts';
import { ChildCodeChoices, ChildCodeDetail, ChildCodeEditArg, ChildCodeTasks, ChildRateEditArg } from './child-code.type.ts';
import { saveChildCode } from './save-child-code.command.ts';
import { archiveChildRate, saveChildRate } from './save-child-rate.command.ts';

type ChildCodeRow = RowOf<typeof CHILD_CODE_LIST>;
const ChildCodeRow = rowType(CHILD_CODE_LIST, 'ChildCodeRow', { description: 'With CAN_MANAGE_SUBCONTRACTOR_CODES' });
const ChildCodePage = pageType(ChildCodeRow, 'ChildCodePage');
const ChildCodeFilterInput = filterType(CHILD_CODE_LIST, 'ChildCodeFilterInput');
const present = plainPresenter(CHILD_CODE_LIST);

@Resolver()
export class ChildCodeResolver {
  @Query(() => ChildCodePage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(CHILD_CODE_LIST).join(', ')}; usually by code. With CAN_MANAGE_SUBCONTRACTOR_CODES`,
  })
  async childCodes(
    @Arg('filter', () => ChildCodeFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<ChildCodeRow>> {
    mustReadList(context, CHILD_CODE_LIST);
    const page = await CHILD_CODES.page(context, parseInput(CHILD_CODES.inputs.page, { filter, sort, first, after }));
    return presentPage(page, present(context));
  }

  @Query(() => ChildCodeDetail, { nullable: true, description: 'With CAN_MANAGE_SUBCONTRACTOR_CODES' })
  async childCodeDetail(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<ChildCodeDetailRow | null> {
    must(canManage(context.actor, CHILD_CODE));
    const found = await loadChildCode(context, parseInput(idInput, id, 'id'));
    return found === null ? null : seenChildCode(context, found);
  }

  @Query(() => ChildCodeTasks, {
    nullable: true,
    description: 'Issued by it. With CAN_MANAGE_SUBCONTRACTOR_CODES, of the tasks that the person reads',
  })
  childCodeTasks(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<ChildCodeTasksRow | null> {
    must(canManage(context.actor, CHILD_CODE));
    return loadChildCodeTasks(context, parseInput(idInput, id, 'id'));
  }

  @Query(() => ChildCodeChoices, { description: 'What its forms offer. With CAN_MANAGE_SUBCONTRACTOR_CODES' })
  childCodeChoices(@Ctx() context: RequestContext): Promise<ChildCodeChoicesRow> {
    must(canManage(context.actor, CHILD_CODE));
    return loadChildCodeChoices(context);
  }

  @Mutation(() => ChildCodeDetail, { nullable: true })
  async saveChildCode(
    @Arg('input', () => ChildCodeEditArg) input: ChildCodeEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ChildCodeDetailRow> {
    return saved(context, await saveChildCode(context, parseInput(saveChildCodeInput, input), parseClient(client)));
  }

  @Mutation(() => ChildCodeDetail, { nullable: true, description: 'archived: false brings it back' })
  async archiveChildCode(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ChildCodeDetailRow> {
    return saved(context, await archiveChildCode(context, parseInput(archiveCodeInput, { id, archived, why }), parseClient(client)));
  }

  @Mutation(() => ChildCodeDetail, { nullable: true, description: 'With CAN_VIEW_FINANCIAL_INFORMATION too' })
  async saveChildRate(
    @Arg('input', () => ChildRateEditArg) input: ChildRateEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ChildCodeDetailRow> {
    return saved(context, await saveChildRate(context, parseInput(saveChildRateInput, input), parseClient(client)));
  }

  @Mutation(() => ChildCodeDetail, {
    nullable: true,
    description: 'archived: false brings it back. With CAN_VIEW_FINANCIAL_INFORMATION too',
  })
  async archiveChildRate(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ChildCodeDetailRow> {
    return saved(context, await archiveChildRate(context, parseInput(archiveCodeInput, { id, archived, why }), parseClient(client)));
  }
}

/** As its page shows it now. */
async function saved(context: RequestContext, { childCodeId }: { readonly childCodeId: number }): Promise<ChildCodeDetailRow> {
  return seenChildCode(context, (await loadChildCode(context, childCodeId)) ?? refuse('NOT_FOUND'));
}
