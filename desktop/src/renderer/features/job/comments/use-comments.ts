// What was said on the job and its tasks, newest page first, earlier ones as they are asked for; read again when something is said. The office's internal
// comments are a read of their own.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { canUseInternalComments, shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { JobFieldCommentsDocument, JobInternalCommentsDocument } from '@lotline/schema/generated/documents/comment';
import { useActor } from '@lotline/web-session/react/me-context';
import { job, type Followed } from '../../../platform/data/follows.ts';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { isBehind, mergedThreads, ofField, ofOffice, type JobComment, type Thread } from './job-comments.ts';

/** Of that job alone. */
export const internalComments = (jobId: number): Followed => ({ entity: 'internal_comment', id: jobId });

interface OnePage<Comment> {
  readonly comments: readonly Comment[];
}
// one more than is shown is read: whether it comes says whether there are earlier ones
const nextOf = ({ comments }: OnePage<{ readonly id: number }>): number | null =>
  comments.length > COMMENT_PAGE ? (comments[1]?.id ?? null) : null;
/** Oldest first; without the spare one, with which the page before ends. */
const shownOf = <Comment>(pages: readonly OnePage<Comment>[]): Comment[] =>
  pages.toReversed().flatMap(({ comments }) => (comments.length > COMMENT_PAGE ? comments.slice(1) : comments));

/** @param taskId of that task alone */
function useFieldComments(jobId: number, taskId: number | undefined) {
  const { ask } = useAsk();
  const read = usePages({
    key: `comments ${String(jobId)} ${String(taskId ?? 'all')}`,
    follows: [job(jobId, 'comments')],
    read: async (before: number | null) => {
      const asked = { constructionId: jobId, scheduleId: taskId ?? null, first: COMMENT_PAGE + 1, before };
      return { comments: (await ask(JobFieldCommentsDocument, asked)).jobFieldComments };
    },
    nextOf,
  });
  return { ...read, comments: shownOf(read.pages).map(ofField) };
}

interface InternalWish {
  /** Of that task alone. */
  readonly taskId?: number | undefined;
  /** False: it is read once, and again only where it is shown. */
  readonly isFollowing?: boolean;
}

function useInternalPages(jobId: number, { taskId, isFollowing = true }: InternalWish = {}) {
  const { ask } = useAsk();
  const isWanted = canUseInternalComments(useActor()).ok;
  const read = usePages(
    {
      key: `internal comments ${String(jobId)} ${String(taskId ?? 'all')}`,
      follows: [internalComments(jobId)],
      read: async (before: number | null) => {
        const asked = { constructionId: jobId, scheduleId: taskId ?? null, first: COMMENT_PAGE + 1, before };
        return { comments: (await ask(JobInternalCommentsDocument, asked)).jobInternalComments };
      },
      nextOf,
    },
    { isWanted, isFollowing },
  );
  return { ...read, isWanted };
}

/** For the tab: of the newest page, the spare one counted in. Null until it is read, and for whoever reads none. */
export function useInternalCount(jobId: number): number | null {
  const { pages } = useInternalPages(jobId, { isFollowing: false });
  return pages[0]?.comments.length ?? null;
}

export interface CommentsRead {
  /** Oldest first. */
  readonly comments: readonly JobComment[];
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<void>;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<void>;
}

/** Both threads as one. @param taskId of that task alone */
export function useComments(jobId: number, taskId?: number): CommentsRead {
  const field = useFieldComments(jobId, taskId);
  const internal = useInternalPages(jobId, { taskId });
  const reads = internal.isWanted ? [field, internal] : [field];
  const fieldThread: Thread = { comments: field.comments, hasEarlier: field.hasNextPage };
  const internalThread: Thread = { comments: shownOf(internal.pages).map(ofOffice), hasEarlier: internal.hasNextPage };
  const threads = [fieldThread, internalThread];
  return {
    comments: shownComments(mergedThreads(threads)),
    data: reads.every(({ data }) => data !== undefined) ? reads : undefined,
    error: field.error ?? internal.error,
    refetch: async () => {
      await Promise.all(reads.map(({ refetch }) => refetch()));
    },
    hasNextPage: threads.some(({ hasEarlier }) => hasEarlier),
    isFetchingNextPage: reads.some(({ isFetchingNextPage }) => isFetchingNextPage),
    fetchNextPage: async () => {
      const behind = [isBehind(fieldThread, threads) ? [field] : [], isBehind(internalThread, threads) ? [internal] : []].flat();
      await Promise.all(behind.map(({ fetchNextPage }) => fetchNextPage()));
    },
  };
}
