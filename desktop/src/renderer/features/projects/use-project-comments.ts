// What was said of a project, newest page first, earlier ones as they are asked for; and saying, changing, deleting one's own.
import { useState } from 'react';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { DeleteProjectCommentDocument, ProjectCommentsDocument, SaveProjectCommentDocument } from '@lotline/schema/generated/documents';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { PROJECTS, type Followed } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
import { usePages } from '../../platform/data/use-pages.ts';
import type { ProjectComment } from './project-data.ts';

/** Of that project alone. */
const projectComments = (id: number): Followed => ({ entity: 'project_comment', id });

export function useProjectComments(projectId: number) {
  const { ask } = useChange();
  const read = usePages({
    key: `project comments ${String(projectId)}`,
    follows: [projectComments(projectId), ...PROJECTS],
    read: async (before: number | null) =>
      // one more than is shown: whether it comes says whether there are earlier ones
      (await ask(ProjectCommentsDocument, { projectId, first: COMMENT_PAGE + 1, before })).projectComments,
    nextOf: (page) => (page.length > COMMENT_PAGE ? (page[1]?.id ?? null) : null),
  });
  return {
    ...read,
    comments: read.pages.toReversed().flatMap((page): ProjectComment[] => (page.length > COMMENT_PAGE ? page.slice(1) : page)),
  };
}

/** @param comment null: a new one */
export function useProjectComment(projectId: number, comment: ProjectComment | null, onDone: () => void) {
  const { change, readAgain } = useChange();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendOnce = useSendOnce();
  const attempt = async (action: object, send: (key: string) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await sendOnce(action, send);
      await readAgain(projectComments(projectId));
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
        return change(SaveProjectCommentDocument, { comment: said, client: { id, ...expected } });
      }),
    remove: () => {
      if (comment !== null)
        void attempt({ removes: comment.id }, (id) => change(DeleteProjectCommentDocument, { id: comment.id, client: { id } }));
    },
  };
}
