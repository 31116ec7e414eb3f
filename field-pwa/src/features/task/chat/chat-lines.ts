// Which comments stand in the Field Chat and under which heading (specification 1 §5).
import { canChangeComment, isSentLater, shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { NOT_NUMBERED } from '@lotline/schema/domain/task/task.effects';
import type { FieldComment, Task } from '../facts/page-data.ts';

export interface ChatLine {
  readonly comment: FieldComment;
  readonly isMine: boolean;
  /** Whose own it is, on what their group still holds. */
  readonly canChange: boolean;
  readonly who: string;
  /** 'Office' for a comment on the whole job, the task's name for one on another task of the page, else nothing. */
  readonly about: string | null;
  readonly when: string;
}

interface ChatFacts {
  readonly comments: readonly FieldComment[];
  readonly opened: Task;
  readonly others: readonly Task[];
  readonly userId: number;
  readonly isAssigned: boolean;
  readonly isJobAssigned: boolean;
  readonly today: CalendarDay;
  readonly zone: string;
  /** What is true at this moment of a comment of one's own that is not answered, by the action's id. */
  readonly sayUnsent: (actionId: string | null) => string;
}

/** Whether it is about the whole job or one of the tasks shown, and says something. */
export function isChatLine(comment: FieldComment, { opened, others }: Pick<ChatFacts, 'opened' | 'others'>): boolean {
  const { scheduleId } = comment;
  const isHere = scheduleId === null || scheduleId === opened.id || others.some(({ id }) => id === scheduleId);
  return isHere && shownComments([comment]).length > 0;
}

/** On its way: the device's clock may be off, so it stands behind what the server has dated. */
const isNew = ({ id }: FieldComment): boolean => id === NOT_NUMBERED;

/** Comments of the tasks shown and of the whole job, oldest first. */
export function chatLines(facts: ChatFacts): ChatLine[] {
  const { comments, opened, others, userId, isAssigned, isJobAssigned, today, zone, sayUnsent } = facts;
  const nameById = new Map(others.map((task) => [task.id, task.name]));
  return comments
    .filter((comment) => isChatLine(comment, { opened, others }))
    .toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)) || (isNew(a) ? 0 : a.createdUtc.localeCompare(b.createdUtc) || a.id - b.id))
    .map((comment) => ({ comment, isMine: canChangeComment({ userId }, comment).ok }))
    .map(({ comment, isMine }) => ({
      comment,
      isMine,
      canChange: isMine && !isNew(comment) && (comment.scheduleId === null ? isJobAssigned : isAssigned),
      who: comment.user.displayName,
      about: comment.scheduleId === null ? 'Office' : (nameById.get(comment.scheduleId) ?? null),
      when: isNew(comment) ? `${whenOf(comment, today, zone)} · ${sayUnsent(comment.clientId)}` : whenOf(comment, today, zone),
    }));
}

/** When it was written; a chat stands in the order in which it came. */
const whenOf = (comment: FieldComment, today: CalendarDay, zone: string): string =>
  `${formatNearDayTime(comment.writtenUtc, today, zone)}${isSentLater(comment) ? ', sent later' : ''}`;

type CommentTarget = 'task' | 'job';

/** A comment on a task has no constructionId, one for the office no scheduleId; a new one has id 0. Spec 1 §5. */
export function newComment(
  text: string,
  target: CommentTarget,
  ids: { readonly taskId: number; readonly jobId: number; readonly userId: number },
) {
  const place = target === 'task' ? { scheduleId: ids.taskId } : { constructionId: ids.jobId };
  return { id: 0, userId: ids.userId, comments: text, ...place };
}
