// The builder approvals by how they stand, above the list where the rail has no room.
import { ListViews } from '../../platform/list/ListViews.tsx';
import type { ListQuery } from '../../platform/list/list-query.ts';
import { tabOf, withTab } from './approval-filters.ts';
import { useApprovalTabs } from './use-approval-tabs.ts';

export function ApprovalTabs({ query }: { readonly query: ListQuery }) {
  const tabs = useApprovalTabs().map((tab) => ({ ...tab, search: withTab(query, tab.value) }));
  return <ListViews label="Tabs of the builder approvals" views={tabs} current={tabOf(query)} isInRail />;
}
