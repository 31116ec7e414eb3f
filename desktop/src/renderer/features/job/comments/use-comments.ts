// What was said on the job and its tasks, newest page first, earlier ones as they are asked for; read again when something is said.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { JobFieldCommentsDocument } from '@lotline/schema/generated/documents';
import { job } from '../../../platform/data/follows.ts';
import { useChange } from '../../../platform/data/use-change.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import type { FieldComment } from '../job-data.ts';

/** @param taskId of that task alone */
export function useComments(jobId: number, taskId?: number) {
  const { ask } = useChange();
  const read = usePages({
    key: `comments ${String(jobId)} ${String(taskId ?? 'all')}`,
    follows: [job(jobId, 'comments')],
    read: async (before: number | null) =>
      // one more than is shown: whether it comes says whether there are earlier ones
      (
        await ask(JobFieldCommentsDocument, {
          constructionId: jobId,
          scheduleId: taskId ?? null,
          first: COMMENT_PAGE + 1,
          before,
        })
      ).jobFieldComments,
    // oldest first: with the spare one left out, the next page ends before the second
    nextOf: (page) => (page.length > COMMENT_PAGE ? (page[1]?.id ?? null) : null),
  });
  const comments = read.pages.toReversed().flatMap((page): FieldComment[] => (page.length > COMMENT_PAGE ? page.slice(1) : page));
  return { ...read, comments: shownComments(comments) };
}
