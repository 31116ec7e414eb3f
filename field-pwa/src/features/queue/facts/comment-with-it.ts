// The comment that tells what was made and not taken over, for whoever reads the job; and whether one can be written where it was made.
import type { ErrorCode } from '@lotline/schema/errors/catalogue';
import { formatDateTime } from '@lotline/schema/domain/kernel/date-format';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import type { Entry } from '../../../platform/outbox/outbox-entry.ts';
import type { NewAction } from '../../../platform/outbox/action-input.ts';
import { queueLine } from '../../../platform/outbox/queue-lines.ts';
import { actionFacts } from './action-facts.ts';

/** A comment would be refused for the same reason. */
const CLOSED: readonly string[] = ['NOT_FOUND', 'TASK_LEFT', 'CLAIM_REQUIRED', 'COMMENT_LIMIT'] satisfies readonly ErrorCode[];

export function canCommentOn({ action: { name, subject }, state }: Entry): boolean {
  const isClosed = state.kind === 'refused' && CLOSED.includes(state.code);
  return !isClosed && subject.jobId !== null && name !== 'addComment' && name !== 'deleteComment';
}

/** What was done and when, and why it does not stand. The person may change it before it goes. */
export function commentText(entry: Entry, zone: string): string {
  const { what, why, pressedAt } = queueLine(entry);
  const facts = actionFacts(entry.action).map(({ label, value }) => `${label}: ${value}.`);
  const refusal = why === null ? 'It was not saved.' : `It was not saved: ${why}`;
  return [`${what}, pressed ${formatDateTime(pressedAt, zone)}.`, ...facts, refusal].join(' ').slice(0, MAX_COMMENT_LENGTH);
}

export function commentAction({ action: { subject } }: Entry, comments: string, userId: number): NewAction {
  const place = subject.kind === 'task' ? { scheduleId: subject.id } : { constructionId: subject.id };
  return { name: 'addComment', input: { id: 0, userId, comments, ...place }, subject, base: null };
}
