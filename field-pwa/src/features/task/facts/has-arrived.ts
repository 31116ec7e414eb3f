// Whether the page already shows what a press without an answer did: then it did arrive, and nothing is left to be wondered about.
import { compareDecimals } from '@lotline/schema/domain/kernel/money';
import { hasConfirmed, latestVisit, openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import type { AnyPress } from '../../../platform/presses/press-input.ts';
import type { FieldComment, Job, Task } from './page-data.ts';

export interface ShownPage {
  readonly job: Pick<Job, 'id' | 'status' | 'schedules'>;
  readonly comments: readonly FieldComment[];
  readonly userId: number;
}

export function hasArrived(press: AnyPress, { job, comments, userId }: ShownPage): boolean {
  const task = job.schedules.find(({ id }) => press.subject.kind === 'task' && id === press.subject.id);
  switch (press.name) {
    case 'addComment':
      return comments.some(({ clientId }) => clientId === press.id);
    case 'editComment':
      return comments.some(({ id, comments: text }) => id === press.input.id && text === press.input.comments);
    case 'deleteComment':
      return comments.every(({ id }) => id !== press.input.id);
    case 'setStatus':
      return job.status === press.input.status;
    default:
      return task !== undefined && hasArrivedAtTask(press, task, userId);
  }
}

function hasArrivedAtTask(press: AnyPress, task: Task, userId: number): boolean {
  switch (press.name) {
    case 'accept':
      return task.acceptedDate !== null;
    case 'decline':
      return task.declinedDate !== null;
    case 'goOnsite':
      return task.taskUsers.some(({ clientId }) => clientId === press.id) || openVisit(task, userId) !== undefined;
    case 'goOffsite':
      return openVisit(task, userId) === undefined;
    case 'complete':
    case 'completePartially':
      return task.completedDate !== null;
    case 'confirm':
      return hasConfirmed({ userId }, task);
    case 'submit':
      return task.submittedDate !== null;
    case 'comment':
      return (latestVisit(task, userId)?.comments ?? '') === press.input.comments;
    case 'addItem':
      return task.items.some(({ clientId }) => clientId === press.id);
    case 'changeItem':
      return task.items.some(
        ({ id, completedQty, variationReason, rejectedDate }) =>
          id === press.input.id &&
          completedQty !== null &&
          compareDecimals(completedQty, press.input.completedQty) === 0 &&
          variationReason === press.input.variationReason &&
          rejectedDate === null,
      );
    default:
      return false;
  }
}
