// The list of builder approvals: which builders can be asked, were asked and have answered.
import { Signature } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const RAIL_TABS = lazyPart(async () => ({ default: (await import('./RailApprovalTabs.tsx')).RailApprovalTabs }));

export const BUILDER_APPROVALS: Feature = {
  name: 'builder-approvals',
  records: ['BuilderApprovalRow'],
  routes: [
    {
      path: '/builderapprovals',
      claims: ['CAN_ACCESS_BUILDER_APPROVALS'],
      Page: lazyPart(async () => ({ default: (await import('./BuilderApprovalsPage.tsx')).BuilderApprovalsPage })),
      list: 'builderApprovals',
      rail: { label: 'Builder approvals', icon: Signature, key: 'b', place: 36, covers: ['/builderapprovals'], Below: RAIL_TABS },
    },
    {
      path: '/builderapprovals/drafts',
      claims: ['CAN_ACCESS_BUILDER_APPROVALS'],
      Page: lazyPart(async () => ({ default: (await import('./DraftQueuePage.tsx')).DraftQueuePage })),
    },
    {
      path: '/builderapprovals/:tab',
      claims: ['CAN_ACCESS_BUILDER_APPROVALS'],
      Page: lazyPart(async () => ({ default: (await import('./TabByPath.tsx')).TabByPath })),
    },
  ],
  keys: async () => (await import('./approval-keys.ts')).FEATURE_KEYS,
};
