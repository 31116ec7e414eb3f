// The parts of a job's page: what each is called in the address and on screen, how much is in it, and whose claim opens it.
import type { ComponentType } from 'react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { canReadCosts, seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { canReadDelegations } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import { expectedFiles } from '@lotline/schema/domain/job/expected-files.rules';
import { jobTabCounts, type JobTabCounts } from '@lotline/schema/domain/job/job-tab-counts.rules';
import { lazyPart } from '../../../platform/frame/lazy-part.tsx';
import type { JobView } from '../job-context.ts';

export interface JobTab {
  readonly key: string;
  readonly label: string;
  readonly count: string | null;
  /** Something in it is missing, and still wanted. */
  readonly isHot: boolean;
  readonly Tab: ComponentType;
}

interface TabPlan {
  readonly key: string;
  readonly label: string;
  readonly Tab: ComponentType;
  readonly count: (counts: JobTabCounts, view: JobView) => string | null;
  readonly isHot?: (view: JobView) => boolean;
  readonly isOpen?: (view: JobView) => boolean;
}

const TABS: readonly TabPlan[] = [
  { key: 'summary', label: 'Summary', count: () => null, Tab: lazyPart(() => import('../summary/SummaryTab.tsx')) },
  {
    key: 'schedule',
    label: 'Schedule',
    count: ({ schedule }) => schedule,
    Tab: lazyPart(() => import('../schedule/ScheduleTab.tsx')),
  },
  { key: 'items', label: 'Items', count: ({ items }) => items, Tab: lazyPart(() => import('../items/ItemsTab.tsx')) },
  {
    key: 'payments',
    label: 'Payments',
    count: ({ payments }) => payments,
    isOpen: ({ actor }) => hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION'),
    Tab: lazyPart(() => import('../payments/PaymentsTab.tsx')),
  },
  {
    key: 'attachments',
    label: 'Files',
    count: ({ files }) => files,
    isHot: (view) => expectedFiles(view).isWanting,
    Tab: lazyPart(() => import('../files/FilesTab.tsx')),
  },
  { key: 'comments', label: 'Comments', count: ({ comments }) => comments, Tab: lazyPart(() => import('../comments/CommentsTab.tsx')) },
  {
    key: 'contacts',
    label: 'Contacts',
    count: ({ contacts }) => contacts,
    Tab: lazyPart(() => import('../contacts/ContactsTab.tsx')),
  },
  {
    key: 'boms',
    label: 'BOMs',
    count: ({ boms }) => boms,
    isOpen: ({ actor }) => canReadCosts(actor).ok,
    Tab: lazyPart(() => import('../costs/BomsTab.tsx')),
  },
  {
    key: 'expenses',
    label: 'Expenses',
    count: ({ expenses }) => expenses,
    isOpen: ({ actor }) => canReadCosts(actor).ok && seesCosts(actor),
    Tab: lazyPart(() => import('../costs/ExpensesTab.tsx')),
  },
  {
    key: 'delegations',
    label: 'Delegations',
    count: ({ delegations }) => delegations,
    isOpen: ({ actor }) => canReadDelegations(actor).ok,
    Tab: lazyPart(() => import('../delegations/DelegationsTab.tsx')),
  },
  {
    key: 'history',
    label: 'History',
    count: (_counts, { eventCount }) => eventCount,
    isOpen: ({ actor }) => canReadHistory(actor).ok,
    Tab: lazyPart(() => import('../history/HistoryTab.tsx')),
  },
];

export function tabsFor(view: JobView): readonly JobTab[] {
  const counts = jobTabCounts(view);
  return TABS.filter(({ isOpen }) => isOpen?.(view) ?? true).map(({ key, label, Tab, count, isHot }) => ({
    key,
    label,
    Tab,
    count: count(counts, view),
    isHot: isHot?.(view) ?? false,
  }));
}

/** What is there, but not for this person, by its label; null where the address names an open one or nothing. */
export function closedTab(tabs: readonly JobTab[], key: string | undefined): string | null {
  if (tabs.some((tab) => tab.key === key)) return null;
  return TABS.find((tab) => tab.key === key)?.label ?? null;
}

/** An address that names none of them, or one that is closed to this person, opens the first. */
export function tabOf(tabs: readonly JobTab[], key: string | undefined): JobTab {
  const [first] = tabs;
  const found = tabs.find((tab) => tab.key === key) ?? first;
  if (found === undefined) throw new Error('A job has at least its summary');
  return found;
}
