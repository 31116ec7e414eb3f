// A task that lies before a group, as far as the lifecycle's rules ask: issued, nothing done yet.
import type { TaskFacts } from './task.lifecycle.ts';

export const buildOpenTask = (groupId: number): TaskFacts => ({
  ...{
    groupId,
    isSubcontracted: false,
    acceptedDate: null,
    declinedDate: null,
    onsiteDate: null,
    completedDate: null,
    submittedDate: null,
  },
  ...{ isReopened: false, ignored: false, items: [], taskUsers: [], hasApprovedPayment: false, expiredDocument: null },
});
