// Reads of the groups: the list's pages, one group, their order, and what the forms offer.
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import {
  GetGroupCandidatesDocument,
  GetGroupContractorsDocument,
  GetGroupDetailDocument,
  GetGroupListDocument,
  GetGroupListOptionsDocument,
  GetGroupOpenTasksDocument,
  GetGroupOrderDocument,
  GroupRowFieldsFragmentDoc,
} from '@lotline/schema/generated/documents/group';
import { optionalData } from '@lotline/web-session/react/optional-data';
import type { Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { offeredBy, requestedFilter, type RequestedFilter } from '../../platform/list/declared-filters.ts';
import { offeredOptions, type FilterOptions } from '../../platform/list/filter-options.ts';
import type { ListAddress } from '../../platform/list/use-list-address.ts';
import { useRecordRows, type RecordRows } from '../../platform/list/use-record-rows.ts';
import { textIn } from '../../platform/record/record-values.ts';
import { type Group, type GroupRow } from './group-data.ts';

export const ALL_GROUPS: Followed = { entity: 'work_group' };
const OFFERED = offeredBy(GROUP_LIST);

const ROWS: RecordRows<RequestedFilter<typeof GROUP_LIST>, GroupRow> = {
  list: GROUP_LIST,
  type: 'GroupRow',
  fragment: GroupRowFieldsFragmentDoc,
  page: async (ask, asked) => (await ask(GetGroupListDocument, asked)).groupList,
};

export const useGroupList = (address: ListAddress) => useRecordRows(ROWS, requestedFilter(GROUP_LIST, address.query), address);

/** As it is now, wherever it stands in the list. @param hasTasks its open tasks are counted again where one changes */
export function useGroupRow(id: number, hasTasks = false) {
  const follows: readonly Followed[] = [{ ...ALL_GROUPS, id }, ...(hasTasks ? [{ entity: 'construction' } as const] : [])];
  const read = useRead(GetGroupListDocument, { variables: { filter: { ids: [id] }, first: 1 }, follows });
  return { ...read, row: read.data?.groupList.rows[0] ?? null };
}

/** @param isWanted asked for when a filter is opened, not before */
export function useGroupListOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetGroupListOptionsDocument, { variables: {}, follows: [ALL_GROUPS], isWanted });
  return offeredOptions(OFFERED, read, read.data?.groupListFilterOptions);
}

/** Its tasks are part of it: what is open says what a change does. */
export function useGroup(id: number) {
  const read = useRead(GetGroupDetailDocument, {
    variables: { id },
    follows: [{ ...ALL_GROUPS, id }, { entity: 'app_user' }, { entity: 'construction' }],
  });
  return { ...read, group: read.data?.groupDetail ?? null };
}

/** As they were when it was asked: what is given away meanwhile does not change what was counted. */
export function useOpenTaskIds(id: number) {
  const read = useRead(GetGroupOpenTasksDocument, { variables: { id }, follows: [] });
  return { ...read, ids: read.data?.groupOpenTaskIds ?? null };
}

export function useGroupOrder() {
  const read = useRead(GetGroupOrderDocument, { variables: {}, follows: [ALL_GROUPS] });
  return { ...read, groups: read.data?.groupOrder ?? null };
}

/** The group's own is among them, whatever became of it. */
export function useContractorOptions(group: Group | null) {
  const read = useRead(GetGroupContractorsDocument, { variables: {}, follows: [] });
  const offered = (optionalData(read)?.groupContractors ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const own = group === null ? '' : textIn(group, 'independentContractorId');
  if (own === '' || offered.some(({ value }) => value === own)) return offered;
  return [...offered, { value: own, label: group?.contractor ?? own }];
}

export function useCandidates(groupId: number, search: string) {
  const read = useRead(GetGroupCandidatesDocument, {
    variables: { groupId, search },
    follows: [{ ...ALL_GROUPS, id: groupId }],
    keepsPrevious: true,
  });
  return { ...read, people: read.data?.groupCandidates ?? null };
}
