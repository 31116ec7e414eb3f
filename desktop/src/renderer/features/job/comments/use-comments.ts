// What was said on the job and its tasks, newest page first, earlier ones as they are asked for; read again by every change of the job.
import { useInfiniteQuery } from '@tanstack/react-query';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { JobFieldCommentsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { FieldComment } from '../job-data.ts';

/** @param taskId of that task alone */
export function useComments(jobId: number, taskId?: number) {
  const { gql } = usePlatform().calls;
  const read = useInfiniteQuery({
    queryKey: keys.jobComments(jobId, taskId),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) =>
      // one more than is shown: whether it comes says whether there are earlier ones
      (
        await gql(JobFieldCommentsDocument, {
          constructionId: jobId,
          scheduleId: taskId ?? null,
          first: COMMENT_PAGE + 1,
          before: pageParam,
        })
      ).jobFieldComments,
    // oldest first: with the spare one left out, the next page ends before the second
    getNextPageParam: (page): number | null => (page.length > COMMENT_PAGE ? (page[1]?.id ?? null) : null),
  });
  const pages = read.data?.pages ?? [];
  const comments = pages.toReversed().flatMap((page): FieldComment[] => (page.length > COMMENT_PAGE ? page.slice(1) : page));
  return { ...read, comments: shownComments(comments) };
}
