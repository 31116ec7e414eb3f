// The parts of a job's page: what each is called in the address and on screen, how much is in it, and whose claim opens it.
import type { ComponentType } from 'react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { canReadCosts, seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import { canReadDelegations } from '@lotline/schema/domain/delegation/delegation.lifecycle';
import { delegationState } from '@lotline/schema/domain/delegation/delegation.rules';
import { lazyPart } from '../../../platform/frame/lazy-part.tsx';
import { expectedFiles } from '../files/expected-files.ts';
import { countComments } from '../comments/job-comments.ts';
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
  readonly count: (view: JobView) => string | null;
  readonly isHot?: (view: JobView) => boolean;
  readonly isOpen?: (view: JobView) => boolean;
}

const countOf = (list: readonly unknown[]): string => String(list.length);

const TABS: readonly TabPlan[] = [
  { key: 'summary', label: 'Summary', count: () => null, Tab: lazyPart(() => import('../summary/SummaryTab.tsx')) },
  {
    key: 'schedule',
    label: 'Schedule',
    count: ({ job }) => countOf(job.schedules),
    Tab: lazyPart(() => import('../schedule/ScheduleTab.tsx')),
  },
  { key: 'items', label: 'Items', count: ({ job }) => countOf(job.boqs), Tab: lazyPart(() => import('../items/ItemsTab.tsx')) },
  {
    key: 'payments',
    label: 'Payments',
    count: ({ job }) => countOf(job.payments),
    isOpen: ({ actor }) => hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION'),
    Tab: lazyPart(() => import('../payments/PaymentsTab.tsx')),
  },
  {
    key: 'attachments',
    label: 'Files',
    count: (view) => expectedFiles(view).count,
    isHot: (view) => expectedFiles(view).isWanting,
    Tab: lazyPart(() => import('../files/FilesTab.tsx')),
  },
  { key: 'comments', label: 'Comments', count: commentCount, Tab: lazyPart(() => import('../comments/CommentsTab.tsx')) },
  {
    key: 'contacts',
    label: 'Contacts',
    count: ({ job }) => countOf(job.siteContacts),
    Tab: lazyPart(() => import('../contacts/ContactsTab.tsx')),
  },
  {
    key: 'boms',
    label: 'BOMs',
    count: ({ costs }) => (costs === null ? null : countOf(costs.boms)),
    isOpen: ({ actor }) => canReadCosts(actor).ok,
    Tab: lazyPart(() => import('../costs/BomsTab.tsx')),
  },
  {
    key: 'expenses',
    label: 'Expenses',
    count: ({ costs }) => (costs === null ? null : countOf(costs.expenses ?? [])),
    isOpen: ({ actor }) => canReadCosts(actor).ok && seesCosts(actor),
    Tab: lazyPart(() => import('../costs/ExpensesTab.tsx')),
  },
  {
    key: 'delegations',
    label: 'Delegations',
    count: ({ delegations, today }) =>
      delegations === null ? null : countOf(delegations.filter((one) => delegationState(one, today) !== 'ended')),
    isOpen: ({ actor }) => canReadDelegations(actor).ok,
    Tab: lazyPart(() => import('../delegations/DelegationsTab.tsx')),
  },
  {
    key: 'history',
    label: 'History',
    count: ({ eventCount }) => eventCount,
    isOpen: ({ actor }) => canReadHistory(actor).ok,
    Tab: lazyPart(() => import('../history/HistoryTab.tsx')),
  },
];

export function tabsFor(view: JobView): readonly JobTab[] {
  return TABS.filter(({ isOpen }) => isOpen?.(view) ?? true).map(({ key, label, Tab, count, isHot }) => ({
    key,
    label,
    Tab,
    count: count(view),
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

/** One more than a page is read: there are others before. */
function commentCount({ comments, internalCount, asAt }: JobView): string {
  if (asAt !== null) return countOf(comments);
  return countComments(comments.length > COMMENT_PAGE ? comments.length : shownComments(comments).length, internalCount);
}
