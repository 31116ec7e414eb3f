// What the builder approvals are filtered by, and how the address says it (screens.md §2.10): the declared filters, in the order of the screen.
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import type { ApprovalTab } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { filterDefinitions, offeredBy, requestedFilter } from '../../platform/list/declared-filters.ts';
import { formatListQuery, withFilter, type FilterDefinition, type ListQuery } from '../../platform/list/list-query.ts';

const TAB = BUILDER_APPROVAL_LIST.filters.tab;
const IN_ORDER = ['ready', 'incomplete', 'sent', 'reminder', 'approved', 'declined', 'expired', 'all'] as const;

/** One of them is always chosen: they stand in the rail or as tabs, not as chips. */
export const TABS = IN_ORDER.map((value) => ({ value, label: TAB.choices[value] }));
export const tabNamed = (name: string): ApprovalTab | null => IN_ORDER.find((tab) => tab === name) ?? null;

export const APPROVAL_FILTERS: readonly FilterDefinition[] = filterDefinitions(BUILDER_APPROVAL_LIST, [
  ...(['builder', 'state', 'type', 'sent', 'responded', 'approved', 'booked'] as const),
]);
export const APPROVAL_TABS: readonly FilterDefinition[] = filterDefinitions(BUILDER_APPROVAL_LIST, ['tab']);
export const APPROVAL_ADDRESS: readonly FilterDefinition[] = [...APPROVAL_TABS, ...APPROVAL_FILTERS];
export const OPTIONS_OF = offeredBy(BUILDER_APPROVAL_LIST);

/** The address without a search or a filter shows the builders that can be asked. */
export const FIRST_TAB = { [TAB.id]: ['ready'] };

/** A search or a filter without a tab looks through all of them. */
export const tabOf = ({ filters }: ListQuery): ApprovalTab => tabNamed(filters[TAB.id]?.[0] ?? '') ?? 'all';
export const withTab = (query: ListQuery, tab: ApprovalTab): string =>
  formatListQuery(withFilter(query, TAB.id, [tab]), APPROVAL_ADDRESS).toString();
export const toApprovalFilter = (query: ListQuery) => requestedFilter(BUILDER_APPROVAL_LIST, query);
