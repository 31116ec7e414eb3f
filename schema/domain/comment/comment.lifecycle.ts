// Who writes and who changes a comment, and whose the internal ones are (specification 1 §5, §6; screens.md §2.6). Whether its task or job is visible is the
// scope's business.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { DAY_MS } from '../kernel/dates.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

export interface CommentFacts {
  readonly userId: number;
}

/** Write one: people of the field and of the office. */
export function canWriteComment(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_ACCESS_FIELD_WORK') || hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', {
    claim: 'CAN_ACCESS_FIELD_WORK',
  });
}

/**
 * Internal comments are the office's alone: a subcontractor reads and writes none, whatever else it may open. Asked by their reads and commands, by the history,
 * and of everybody to whom a change of one is announced.
 */
export function canUseInternalComments(actor: Pick<Actor, 'claims' | 'isSubcontractor'>): Verdict {
  return unless(actor.claims.has('CAN_ACCESS_CONSTRUCTION') && !actor.isSubcontractor, 'CLAIM_REQUIRED', {
    claim: 'CAN_ACCESS_CONSTRUCTION',
  });
}

/** No worker writes so many; who floods every list and its readers does. */
export const MOST_COMMENTS_A_DAY = 300;

/** From when on comments count against the day's number: 24 hours before, so that no midnight doubles it. */
export const commentDayBegan = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** One more, after so many since `commentDayBegan`; those deleted since count, too. */
export function canWriteAnother(written: number): Verdict {
  return unless(written < MOST_COMMENTS_A_DAY, 'COMMENT_LIMIT', { most: MOST_COMMENTS_A_DAY });
}

/** Edit or delete: the author only. The edit pencil shows by it. */
export function canChangeComment(actor: Pick<Actor, 'userId'>, comment: CommentFacts): Verdict {
  return unless(comment.userId === actor.userId, 'COMMENT_NOT_YOURS');
}

/** From how much later on it is said that a comment was sent later than it was written. */
const SENT_LATER_MS = 60_000;

export const isSentLater = ({ writtenUtc, createdUtc }: { readonly writtenUtc: string; readonly createdUtc: string }): boolean =>
  Date.parse(createdUtc) - Date.parse(writtenUtc) > SENT_LATER_MS;

/** Only comments that say something are displayed (specification 2 §5). */
export function shownComments<T extends { readonly comments: string }>(comments: readonly T[]): T[] {
  return comments.filter((comment) => comment.comments.trim() !== '');
}
