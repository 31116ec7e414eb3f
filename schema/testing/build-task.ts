// A task's facts for tests: a new task of group 1, issued, with one item, unless told otherwise.
import type { ItemFacts, TaskFacts, VisitFacts } from '../domain/task/task.lifecycle.ts';

export const INSTANT = '2026-11-19T20:22:00.000Z';

export function buildItem(facts: Partial<ItemFacts> = {}): ItemFacts {
  return { code: 'PIT-450', rejectedDate: null, ...facts };
}

/** An open visit of person 7. */
export function buildVisit(facts: Partial<VisitFacts> = {}): VisitFacts {
  return { userId: 7, onSiteUtc: INSTANT, offSiteUtc: null, completedUtc: null, confirmItemQtys: false, ...facts };
}

export function buildTask(facts: Partial<TaskFacts> = {}): TaskFacts {
  return {
    groupId: 1,
    isSubcontracted: false,
    acceptedDate: null,
    declinedDate: null,
    onsiteDate: null,
    completedDate: null,
    submittedDate: null,
    isReopened: false,
    ignored: false,
    items: [buildItem()],
    taskUsers: [],
    hasApprovedPayment: false,
    expiredDocument: null,
    ...facts,
  };
}
