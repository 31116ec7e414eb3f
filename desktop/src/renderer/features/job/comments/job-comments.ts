// What is said of a job, as its page shows it: the field's chat and the office's internal comments, two threads merged by time.
import type { InternalCommentFieldsFragment } from '@lotline/schema/generated/operations';
import type { FieldComment } from '../job-data.ts';

export interface JobComment {
  readonly id: number;
  /** The office's alone. */
  readonly isInternal: boolean;
  readonly version: number;
  /** The id of the action that brought it. */
  readonly clientId: string | null;
  /** The task that it is about; null for the whole job. */
  readonly scheduleId: number | null;
  readonly userId: number;
  readonly author: string;
  readonly comments: string;
  /** When it came: by that it stands in the chat. */
  readonly createdUtc: string;
  /** When it was written, without a network earlier. */
  readonly writtenUtc: string;
}

export const ofField = ({ user, ...comment }: FieldComment): JobComment => ({ ...comment, isInternal: false, author: user.displayName });
export const ofOffice = (comment: InternalCommentFieldsFragment): JobComment => ({
  ...comment,
  isInternal: true,
  writtenUtc: comment.createdUtc,
});

/** Field comments and internal ones are numbered apart. */
export const keyOf = ({ isInternal, id }: JobComment): string => `${isInternal ? 'internal' : 'field'}-${String(id)}`;

export interface Thread {
  /** Oldest first. */
  readonly comments: readonly JobComment[];
  readonly hasEarlier: boolean;
}

const instantOf = (comment: JobComment): number => Date.parse(comment.createdUtc);

/** From when on a thread is known: an earlier comment of it may not be read yet. */
const knownSince = ({ comments: [oldest], hasEarlier }: Thread): number =>
  hasEarlier && oldest !== undefined ? instantOf(oldest) : -Infinity;

/** Oldest first, as far back as each of them is read: a thread that goes back further would show its comments where others are left out. */
export function mergedThreads(threads: readonly Thread[]): JobComment[] {
  const since = Math.max(...threads.map(knownSince));
  return threads
    .flatMap(({ comments }) => comments)
    .filter((comment) => instantOf(comment) >= since)
    .toSorted((one, other) => instantOf(one) - instantOf(other));
}

/** Whether more of this one is needed to show anything earlier. */
export const isBehind = (thread: Thread, threads: readonly Thread[]): boolean =>
  thread.hasEarlier && knownSince(thread) === Math.max(...threads.map(knownSince));
