// How many jobs each tab has, in words.
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { GetBuilderApprovalTabsDocument } from '@lotline/schema/generated/documents/builder-approval';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { FIGURES_REST_MS, type Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { countInWords } from '../../platform/grid/list-state.ts';
import { TABS } from './approval-filters.ts';

const ANY_JOB: readonly Followed[] = [{ entity: 'construction' }];

export function useApprovalTabs() {
  // the tabs stand without their figures
  const data = optionalData(useRead(GetBuilderApprovalTabsDocument, { variables: {}, follows: ANY_JOB, restMs: FIGURES_REST_MS }));
  return TABS.map((tab) => {
    const count = data?.builderApprovalTabs[tab.value];
    return {
      ...tab,
      count: count === undefined ? null : countInWords({ count: Math.min(count, MOST_COUNTED), isCountCapped: count > MOST_COUNTED }),
    };
  });
}
