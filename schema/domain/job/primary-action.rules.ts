// The one thing that a job waits for from the office, by its state: the primary button of its head. Pure; what may be done with its tasks is asked of their own
// rules before.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { isJobEnded } from './job-complete.rules.ts';
import { canAddTask } from './job.lifecycle.ts';

export interface WaitingTask {
  readonly id: number;
  /** Not set aside. */
  readonly isLive: boolean;
  /** This person may issue it to the field. */
  readonly isIssuable: boolean;
  /** It was submitted, lines of it are undecided, and this person may decide on them. */
  readonly isToReview: boolean;
}

export interface WaitingJob {
  readonly status: string;
  readonly isOnHold: boolean;
  readonly hasBuilder: boolean;
  /** The builder has been asked, or has approved. */
  readonly isBuilderAsked: boolean;
  /** In the order in which they stand on the page. */
  readonly tasks: readonly WaitingTask[];
}

export type PrimaryAction = { readonly kind: 'review' | 'issue'; readonly taskId: number } | { readonly kind: 'createTask' | 'askBuilder' };

/** Work that has come back first; then what brings it to the field, in its order. Null: it waits for nobody here. */
export function primaryActionOf(actor: Actor, job: WaitingJob): PrimaryAction | null {
  const toReview = job.tasks.find(({ isToReview }) => isToReview);
  if (toReview !== undefined) return { kind: 'review', taskId: toReview.id };
  if (job.isOnHold || isJobEnded(job)) return null;
  if (!job.tasks.some(({ isLive }) => isLive)) return canAddTask(actor).ok ? { kind: 'createTask' } : null;
  const toIssue = job.tasks.find(({ isIssuable }) => isIssuable);
  if (toIssue === undefined) return null;
  const mayAsk = hasClaim(actor, 'CAN_ACCESS_BUILDER_APPROVALS');
  return job.hasBuilder && !job.isBuilderAsked && mayAsk ? { kind: 'askBuilder' } : { kind: 'issue', taskId: toIssue.id };
}
