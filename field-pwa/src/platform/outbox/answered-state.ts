// What an answer makes of what is shown, and of the replica: of the job, of its chat and of the list's rows. No row gives way to one of a lower
// version: an answer may be older than what has come since it was on its way (decision 036).
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { newestJob } from '@lotline/schema/domain/sync/newest-job';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { boxOf } from '@lotline/schema/domain/task/task-summary';
import type { CommentFieldsFragment, ConstructionFieldsFragment } from '@lotline/schema/generated/operations';
import { applyToRow, type Who } from './optimistic-state.ts';
import type { AnyAction } from './action-input.ts';
import type { ActionAnswer, TicketOfTask } from './send-action.ts';
import { rowOf } from './row-state.ts';

export interface AnsweredPress {
  readonly action: AnyAction;
  readonly answer: ActionAnswer;
  readonly who: Who;
}

export function jobAfterAnswer<J extends ConstructionFieldsFragment>(shown: J, answer: ActionAnswer): J {
  switch (answer.kind) {
    case 'job':
      return newestJob<J>(shown, { ...shown, ...answer.job });
    case 'ticket':
      return withTicket(shown, answer.task);
    default:
      return shown;
  }
}

function withTicket<J extends ConstructionFieldsFragment>(job: J, { id, version, ticketOfWork }: TicketOfTask): J {
  const schedules = job.schedules.map((task) => (task.id === id && task.version <= version ? { ...task, version, ticketOfWork } : task));
  return { ...job, schedules };
}

export function commentsAfterAnswer(comments: CommentFieldsFragment[], answer: ActionAnswer): CommentFieldsFragment[] {
  switch (answer.kind) {
    case 'comment': {
      const { comment } = answer;
      const shown = comments.find(({ id }) => id === comment.id);
      if (shown === undefined) return [...comments, comment];
      return shown.version > comment.version ? comments : [...comments.filter((other) => other !== shown), comment];
    }
    case 'commentGone':
      return comments.filter(({ id }) => id !== answer.id);
    default:
      return comments;
  }
}

/** Those that are left in the list. */
export function rowsAfterAnswer(rows: readonly FieldTask[], answered: AnsweredPress): FieldTask[] {
  return rows.flatMap((row) => {
    const next = rowAfterAnswer(row, answered);
    return next === null ? [] : [next];
  });
}

export function listAfterAnswer(work: FieldWork, answered: AnsweredPress): FieldWork {
  const customTasks = work.customTasks.map((task) => customTaskAfterAnswer(task, answered));
  const rows = rowsAfterAnswer([...work.rejectedSchedules, ...work.workSchedule], answered);
  const inBox = (box: 'rejected' | 'work') => rows.filter((row) => boxOf({ ...row, declinedDate: null }) === box);
  return { customTasks, rejectedSchedules: inBox('rejected'), workSchedule: inBox('work') };
}

export function customTaskAfterAnswer<T extends CustomTask>(task: T, { action, answer }: Pick<AnsweredPress, 'action' | 'answer'>): T {
  if (action.name !== 'tick' || answer.kind !== 'ticked' || action.input.id !== task.id) return task;
  const version = answer.version ?? task.version;
  return version < task.version ? task : { ...task, isCompleted: action.input.isCompleted, version };
}

/** A row says of its task what the job says; null where that has left the list. */
function rowAfterAnswer(row: FieldTask, { action, answer, who }: AnsweredPress): FieldTask | null {
  if (action.subject.jobId !== row.constructionId) return row;
  if (answer.kind !== 'job') return applyToRow(row, [action], who).row;
  const { status, developer, siteContact, siteContactPhone } = answer.job;
  // an answer about a task may be of before the last one about its job
  const next = action.subject.kind === 'job' ? { ...row, status, developer, siteContact, siteContactPhone } : row;
  const task = answer.job.schedules.find(({ id }) => id === row.id);
  if (task === undefined || task.version < row.version) return next;
  const { version, declinedDate } = task;
  const answered = { ...rowOf(next, task, who.actor.userId), version };
  return boxOf({ ...answered, declinedDate }) === null ? null : answered;
}
