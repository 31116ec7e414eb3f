// What writing, changing and deleting a comment makes of a chat (specification 1 §5): the command writes it, a screen shows it before the server answered.
import type { Instant, Pressed } from '../kernel/effect.ts';

/** A comment that is not answered yet has no number of the server. */
const NOT_NUMBERED = 0;

export interface CommentState<I extends Instant> {
  readonly id: number;
  readonly clientId: string | null;
  readonly userId: number;
  readonly scheduleId: number | null;
  readonly constructionId: number | null;
  readonly comments: string;
  readonly createdUtc: I;
  /** Earlier, where it came later than it was written. */
  readonly writtenUtc: I;
}

export interface NewComment {
  readonly scheduleId: number | null;
  readonly constructionId: number | null;
  readonly comments: string;
}

/** The new comment alone: it goes behind all others. */
export function addComment<I extends Instant>(input: NewComment, { actor, at, id }: Pressed<I>): CommentState<I> {
  return { id: NOT_NUMBERED, clientId: id, userId: actor.userId, createdUtc: at, writtenUtc: at, ...input };
}

export function editComment<C extends { readonly comments: string }>(comment: C, comments: string): C {
  return { ...comment, comments };
}
