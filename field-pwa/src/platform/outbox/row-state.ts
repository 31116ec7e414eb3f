// A row of the list as a task for the effects, and back: what the row says beyond its dates comes from the page's mapping too.
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { NOT_NUMBERED, type ItemState, type TaskState } from '@lotline/schema/domain/task/task.effects';
import type { TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { summaryOf } from '@lotline/schema/domain/task/task-summary';
import type { AnyAction } from './action-input.ts';

/** A row names neither items nor visits: so many are rejected, and this visit is open. */
export function rowFacts(row: FieldTask, action: AnyAction, userId: number): { state: TaskState<string>; facts: TaskFacts } {
  const { groupId, acceptedDate, onsiteDate, completedDate, submittedDate, isReopened, isSubcontracted, ignored } = row;
  const open = { id: NOT_NUMBERED, clientId: null, userId, offSiteUtc: null, completedUtc: null, confirmItemQtys: false, comments: null };
  const taskUsers = row.isCurrentlyOnsite ? [{ ...open, onSiteUtc: row.onsiteSinceUtc }] : [];
  const dates = { groupId, acceptedDate, declinedDate: null, onsiteDate, completedDate, submittedDate, isReopened };
  const state = { ...dates, isPartial: false, taskUsers, items: rejectedItems(row, action) };
  const facts: TaskFacts = {
    ...dates,
    isSubcontracted,
    ignored,
    items: state.items.map(({ rejectedDate }) => ({ code: null, rejectedDate })),
    taskUsers,
    // the page has asked for these before it made the action
    hasApprovedPayment: false,
    expiredDocument: null,
  };
  return { state, facts };
}

/** As many as are rejected; the one of the action has its id. */
function rejectedItems(row: FieldTask, action: AnyAction): ItemState<string>[] {
  const meant = action.name === 'changeItem' && action.base.isRejected ? action.input.id : NOT_NUMBERED;
  return Array.from({ length: row.rejectedItemCount }, (_, index) => ({
    id: index === 0 ? meant : NOT_NUMBERED,
    clientId: null,
    boqId: null,
    childCode: null,
    quantity: '0',
    completedQty: null,
    variationReason: null,
    rejectedDate: row.onsiteDate ?? '',
    rejectedBy: null,
    rejectReason: null,
    approvedQty: null,
    approvedBy: null,
    reviewReason: null,
    rate: null,
  }));
}

export function rowOf(row: FieldTask, state: TaskState<string>, userId: number): FieldTask {
  const { acceptedDate, onsiteDate, completedDate, submittedDate, isReopened } = state;
  return { ...row, acceptedDate, onsiteDate, completedDate, submittedDate, isReopened, ...summaryOf(state, userId) };
}
