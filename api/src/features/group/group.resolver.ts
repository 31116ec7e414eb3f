// The list of groups, a group's page and what its forms offer (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import { candidatesInput } from '@lotline/schema/domain/group/group-changes.input';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { filterType, optionsType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { GROUP_OPTIONS_SQL, GROUPS } from './group-list.sql.ts';
import {
  asSeenBy,
  listCandidates,
  listContractorNames,
  listGroupsInOrder,
  listOpenTaskIds,
  loadGroupDetail,
  type GroupDetailRow,
} from './group.queries.ts';
import { GroupCandidate, GroupDetail, NamedRow } from './group.type.ts';

type GroupRow = RowOf<typeof GROUP_LIST>;
const GroupRow = rowType(GROUP_LIST, 'GroupRow', { description: 'With CAN_MANAGE_GROUPS' });
const GroupPage = pageType(GroupRow, 'GroupPage');
const GroupListFilterInput = filterType(GROUP_LIST, 'GroupListFilterInput');
const GroupListFilterOptions = optionsType(GROUP_LIST, 'GroupListFilterOptions');
const present = plainPresenter(GROUP_LIST);

@Resolver()
export class GroupResolver {
  @Query(() => GroupPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(GROUP_LIST).join(', ')}; usually in the order of the schedule. With CAN_MANAGE_GROUPS`,
  })
  async groupList(
    @Arg('filter', () => GroupListFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<GroupRow>> {
    mustReadList(context, GROUP_LIST);
    const page = await GROUPS.page(context, parseInput(GROUPS.inputs.page, { filter, sort, first, after }));
    return presentPage(page, present(context));
  }

  @Query(() => GroupListFilterOptions)
  async groupListFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof GROUP_LIST>> {
    mustReadList(context, GROUP_LIST);
    const [found] = await context.sequelize.query<OptionsOf<typeof GROUP_LIST>>(GROUP_OPTIONS_SQL, { type: QueryTypes.SELECT });
    return found ?? refuse('NOT_FOUND');
  }

  @Query(() => GroupDetail, { nullable: true, description: 'With CAN_MANAGE_GROUPS' })
  async groupDetail(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<GroupDetailRow | null> {
    must(canManage(context.actor, GROUP));
    const found = await loadGroupDetail(context, parseInput(idInput, id, 'id'));
    return found === null ? null : asSeenBy(context.actor, found);
  }

  @Query(() => [Int], {
    description: `Of a group’s open tasks the first ${MOST_LISTED_IDS.toLocaleString('en-AU')}, the first due first. With CAN_MANAGE_GROUPS; none without CAN_VIEW_ALL_GROUPS`,
  })
  async groupOpenTaskIds(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<readonly number[]> {
    must(canManage(context.actor, GROUP));
    return listOpenTaskIds(context, parseInput(idInput, id, 'id'));
  }

  @Query(() => [NamedRow], { description: 'Groups in use, as the schedule shows them. With CAN_MANAGE_GROUPS' })
  async groupOrder(@Ctx() context: RequestContext): Promise<NamedRow[]> {
    must(canManage(context.actor, GROUP));
    return listGroupsInOrder(context);
  }

  @Query(() => [NamedRow], { description: 'Contractors that a group may belong to. With CAN_MANAGE_GROUPS' })
  async groupContractors(@Ctx() context: RequestContext): Promise<NamedRow[]> {
    must(canManage(context.actor, GROUP));
    return listContractorNames(context);
  }

  @Query(() => [GroupCandidate], {
    description: 'Who can sign in and is not in the group: the first 20 whose name or email has what was typed',
  })
  async groupCandidates(
    @Arg('groupId', () => Int) groupId: number,
    @Arg('search', () => String) search: string,
    @Ctx() context: RequestContext,
  ): Promise<readonly GroupCandidate[]> {
    must(canManage(context.actor, GROUP));
    return listCandidates(context, parseInput(candidatesInput, { groupId, search }));
  }
}
