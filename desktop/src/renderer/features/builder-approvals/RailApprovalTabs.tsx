// The tabs of the builder approvals under their line of the rail, with how many jobs each has.
import { useLocation } from 'react-router-dom';
import { RailViews } from '../../platform/frame/RailViews.tsx';
import { isNarrowed, parseListQuery } from '../../platform/list/list-query.ts';
import { APPROVAL_ADDRESS, FIRST_TAB, tabOf } from './approval-filters.ts';
import { useApprovalTabs } from './use-approval-tabs.ts';

const FIRST = { search: '', filters: FIRST_TAB, sort: null };

export function RailApprovalTabs() {
  const query = parseListQuery(new URLSearchParams(useLocation().search), APPROVAL_ADDRESS, []);
  const current = tabOf(isNarrowed(query) ? query : FIRST);
  const tabs = useApprovalTabs().map(({ value, label, count }) => ({
    ...{ label, count, isCurrent: value === current },
    path: value === tabOf(FIRST) ? '/builderapprovals' : `/builderapprovals?tab=${value}`,
  }));
  return <RailViews label="Tabs of the builder approvals" views={tabs} />;
}
