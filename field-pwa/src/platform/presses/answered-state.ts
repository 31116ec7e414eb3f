// What an answer makes of what is shown, and of what was pulled: of the job, of its chat and of the list's rows. No row gives way to one of a lower
// version: an answer may be older than what has come since it was on its way (decision 036).
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { newestJob } from '@lotline/schema/domain/sync/newest-job';
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import { boxOf } from '@lotline/schema/domain/task/task-summary';
import type { CommentFieldsFragment, ConstructionFieldsFragment } from '@lotline/schema/generated/operations';
import { pressRow, type Who } from './lay-over.ts';
import type { AnyPress } from './press-input.ts';
import type { PressAnswer, TicketOfTask } from './press-send.ts';
import { rowOf } from './row-state.ts';

export interface AnsweredPress {
  readonly press: AnyPress;
  readonly answer: PressAnswer;
  readonly who: Who;
}

export function jobAfterAnswer<J extends ConstructionFieldsFragment>(shown: J, answer: PressAnswer): J {
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

export function commentsAfterAnswer(comments: CommentFieldsFragment[], answer: PressAnswer): CommentFieldsFragment[] {
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

export function customTaskAfterAnswer<T extends CustomTask>(task: T, { press, answer }: Pick<AnsweredPress, 'press' | 'answer'>): T {
  if (press.name !== 'tick' || answer.kind !== 'ticked' || press.input.id !== task.id) return task;
  const version = answer.version ?? task.version;
  return version < task.version ? task : { ...task, isCompleted: press.input.isCompleted, version };
}

/** A row says of its task what the job says; null where that has left the list. */
function rowAfterAnswer(row: FieldTask, { press, answer, who }: AnsweredPress): FieldTask | null {
  if (press.subject.jobId !== row.constructionId) return row;
  if (answer.kind !== 'job') return pressRow(row, [press], who).row;
  const { status, developer, siteContact, siteContactPhone } = answer.job;
  // an answer about a task may be of before the last one about its job
  const next = press.subject.kind === 'job' ? { ...row, status, developer, siteContact, siteContactPhone } : row;
  const task = answer.job.schedules.find(({ id }) => id === row.id);
  if (task === undefined || task.version < row.version) return next;
  const { version, declinedDate } = task;
  const answered = { ...rowOf(next, task, who.actor.userId), version };
  return boxOf({ ...answered, declinedDate }) === null ? null : answered;
}
