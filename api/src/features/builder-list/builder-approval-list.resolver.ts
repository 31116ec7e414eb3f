// The builder approvals of the office: a page of them, all that a filter finds by number, the figures of the tabs, and what to filter by (screens.md §2.10).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { approvalIdsInput, approvalListInput } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { approvalPresenter } from './builder-approval.presenter.ts';
import { loadApprovalOptions, loadApprovalTabs } from './builder-approval-list.queries.ts';
import { BUILDER_APPROVALS } from './builder-approval-list.sql.ts';
import {
  ApprovalTabCounts,
  BuilderApprovalFilterInput,
  BuilderApprovalFilterOptions,
  BuilderApprovalPage,
  type BuilderApprovalRow,
} from './builder-approval-list.type.ts';

@Resolver()
export class BuilderApprovalListResolver {
  @Query(() => BuilderApprovalPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(BUILDER_APPROVAL_LIST).join(', ')}; usually by builder, suburb and street. With CAN_ACCESS_BUILDER_APPROVALS`,
  })
  async builderApprovals(
    @Arg('filter', () => BuilderApprovalFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<BuilderApprovalRow>> {
    mustReadList(context, BUILDER_APPROVAL_LIST);
    const page = await BUILDER_APPROVALS.page(context, parseInput(approvalListInput, { filter, sort, first, after }));
    return presentPage(page, await approvalPresenter(context));
  }

  @Query(() => [Int], { description: `All that the filter finds, at most ${MOST_LISTED_IDS}, by job number` })
  async builderApprovalIds(
    @Arg('filter', () => BuilderApprovalFilterInput, { nullable: true }) filter: object | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() context: RequestContext,
  ): Promise<number[]> {
    mustReadList(context, BUILDER_APPROVAL_LIST);
    const asked = parseInput(approvalIdsInput, { filter, first });
    return BUILDER_APPROVALS.ids(context, asked.filter, asked.first);
  }

  @Query(() => ApprovalTabCounts, { description: 'With CAN_ACCESS_BUILDER_APPROVALS' })
  builderApprovalTabs(@Ctx() context: RequestContext): Promise<ApprovalTabCounts> {
    mustReadList(context, BUILDER_APPROVAL_LIST);
    return loadApprovalTabs(context);
  }

  @Query(() => BuilderApprovalFilterOptions)
  builderApprovalFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof BUILDER_APPROVAL_LIST>> {
    mustReadList(context, BUILDER_APPROVAL_LIST);
    return loadApprovalOptions(context);
  }
}
