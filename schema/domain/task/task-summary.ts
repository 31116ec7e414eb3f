// What a row of a list says of a task beyond its own dates: one mapping for the list and for the task's page (specification 2 §3, §4).
import { openVisit, type MaybeInstant, type VisitFacts } from './task.lifecycle.ts';

interface SummaryFacts<V extends VisitFacts> {
  readonly completedDate: MaybeInstant;
  readonly taskUsers: readonly V[];
  readonly items: readonly { readonly rejectedDate: MaybeInstant }[];
}

export interface TaskSummary<V extends VisitFacts = VisitFacts> {
  /** This person has an open visit. */
  readonly isCurrentlyOnsite: boolean;
  /** When it began. */
  readonly onsiteSinceUtc: V['onSiteUtc'];
  readonly isCompletable: boolean;
  readonly rejectedItemCount: number;
}

export function summaryOf<V extends VisitFacts>(task: SummaryFacts<V>, userId: number): TaskSummary<V> {
  const visit = openVisit(task, userId);
  return {
    isCurrentlyOnsite: visit !== undefined,
    onsiteSinceUtc: visit?.onSiteUtc ?? null,
    isCompletable: visit !== undefined && task.completedDate === null,
    rejectedItemCount: task.items.filter((item) => item.rejectedDate !== null).length,
  };
}

interface ListedFacts {
  readonly declinedDate: MaybeInstant;
  readonly submittedDate: MaybeInstant;
  readonly rejectedItemCount: number;
}

/** Which of the list's boxes a task stands in; null where in none: a declined task leaves the list, a submitted one unless something is rejected. */
export function boxOf(task: ListedFacts): 'rejected' | 'work' | null {
  if (task.declinedDate !== null) return null;
  if (task.rejectedItemCount > 0) return 'rejected';
  return task.submittedDate === null ? 'work' : null;
}
