// What was said of a project, newest page first, earlier ones as they are asked for; and saying, changing, deleting one's own.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import {
  DeleteProjectCommentDocument,
  ProjectCommentsDocument,
  SaveProjectCommentDocument,
} from '@lotline/schema/generated/documents/project';
import { PROJECTS, type Followed } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
import { useCommand } from '../../platform/data/use-command.ts';
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
  const expected = comment === null ? {} : { expectedVersion: comment.version };
  const { run, isBusy, sentence } = useCommand({
    touches: [projectComments(projectId)],
    isDoneWhenRead: true,
    onDone,
    /** @param text null: the comment is deleted */
    send: async (call, text: string | null, client): Promise<void> => {
      const id = comment?.id ?? 0;
      if (text === null) await call(DeleteProjectCommentDocument, { id, client });
      else await call(SaveProjectCommentDocument, { comment: { id, projectId, comments: text }, client: { ...client, ...expected } });
    },
  });
  return {
    isBusy,
    problem: sentence,
    save: (text: string) => void run(text),
    remove: () => {
      if (comment !== null) void run(null);
    },
  };
}
