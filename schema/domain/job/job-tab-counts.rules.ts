// How much is in each part of a job's page, as its tabs say it.
import { COMMENT_PAGE } from '../comment/comment.limits.ts';
import { shownComments } from '../comment/comment.lifecycle.ts';
import { delegationState, type DelegationFacts } from '../delegation/delegation.rules.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { expectedFiles, type FilesOfJob } from './expected-files.rules.ts';

interface PartsOfJob {
  readonly job: FilesOfJob['job'] & {
    readonly boqs: readonly unknown[];
    readonly payments: readonly unknown[];
    readonly siteContacts: readonly unknown[];
  };
  readonly settings: FilesOfJob['settings'];
  /** The newest page of the field's, and one more where there are earlier ones. */
  readonly comments: readonly { readonly comments: string }[];
  /** How many internal comments the newest page has; null: not read yet, or not for this person. */
  readonly internalCount: number | null;
  /** Null until they are read. */
  readonly costs: { readonly boms: readonly unknown[]; readonly expenses?: readonly unknown[] | null } | null;
  readonly delegations: readonly DelegationFacts[] | null;
  readonly today: CalendarDay;
  /** The job is shown as it was at that instant: all that was said until then is read. */
  readonly asAt: string | null;
}

export interface JobTabCounts {
  readonly schedule: string;
  readonly items: string;
  readonly payments: string;
  /** '9 of 12' where photos are expected. */
  readonly files: string;
  /** '50+' where there are earlier ones. */
  readonly comments: string;
  readonly contacts: string;
  readonly boms: string | null;
  readonly expenses: string | null;
  /** Those that have not ended. */
  readonly delegations: string | null;
}

const countOf = (list: readonly unknown[]): string => String(list.length);

export function jobTabCounts(parts: PartsOfJob): JobTabCounts {
  const { job, costs, delegations, today } = parts;
  return {
    schedule: countOf(job.schedules),
    items: countOf(job.boqs),
    payments: countOf(job.payments),
    files: expectedFiles(parts).count,
    comments: commentCount(parts),
    contacts: countOf(job.siteContacts),
    boms: costs === null ? null : countOf(costs.boms),
    expenses: costs === null ? null : countOf(costs.expenses ?? []),
    delegations: delegations === null ? null : countOf(delegations.filter((one) => delegationState(one, today) !== 'ended')),
  };
}

/** One more than a page is read: there are others before. */
function commentCount({ comments, internalCount, asAt }: PartsOfJob): string {
  if (asAt !== null) return countOf(comments);
  return countComments(comments.length > COMMENT_PAGE ? comments.length : shownComments(comments).length, internalCount);
}

/** As many as are read, '50+' where a thread has earlier ones. */
export function countComments(field: number, internal: number | null): string {
  const counts = [field, internal ?? 0];
  const total = counts.reduce((sum, count) => sum + Math.min(count, COMMENT_PAGE), 0);
  return `${String(total)}${counts.some((count) => count > COMMENT_PAGE) ? '+' : ''}`;
}
