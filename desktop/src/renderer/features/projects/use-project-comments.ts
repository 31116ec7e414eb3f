// What was said of a project, newest page first, earlier ones as they are asked for; and saying, changing, deleting one's own.
import { useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { DeleteProjectCommentDocument, ProjectCommentsDocument, SaveProjectCommentDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import type { ProjectComment } from './project-data.ts';

export function useProjectComments(projectId: number) {
  const { gql } = usePlatform().calls;
  const read = useInfiniteQuery({
    queryKey: keys.projects('comments', projectId),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) =>
      // one more than is shown: whether it comes says whether there are earlier ones
      (await gql(ProjectCommentsDocument, { projectId, first: COMMENT_PAGE + 1, before: pageParam })).projectComments,
    getNextPageParam: (page): number | null => (page.length > COMMENT_PAGE ? (page[1]?.id ?? null) : null),
  });
  const pages = read.data?.pages ?? [];
  return { ...read, comments: pages.toReversed().flatMap((page): ProjectComment[] => (page.length > COMMENT_PAGE ? page.slice(1) : page)) };
}

/** @param comment null: a new one */
export function useProjectComment(projectId: number, comment: ProjectComment | null, onDone: () => void) {
  const { calls } = usePlatform();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendOnce = useSendOnce();
  const attempt = async (action: object, send: (key: string) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await sendOnce(action, send);
      await client.invalidateQueries({ queryKey: keys.projects('comments', projectId) });
      onDone();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'The comment could not be sent.');
    }
    setBusy(false);
  };
  const expected = comment === null ? {} : { expectedVersion: comment.version };
  return {
    isBusy,
    problem,
    save: (text: string) =>
      void attempt({ text }, (id) => {
        const said = { id: comment?.id ?? 0, projectId, comments: text };
        return calls.gql(SaveProjectCommentDocument, { comment: said, client: { id, ...expected } });
      }),
    remove: () => {
      if (comment !== null)
        void attempt({ removes: comment.id }, (id) => calls.gql(DeleteProjectCommentDocument, { id: comment.id, client: { id } }));
    },
  };
}
