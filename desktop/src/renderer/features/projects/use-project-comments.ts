// What was said of a project, newest page first, earlier ones as they are asked for.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { ProjectCommentsDocument } from '@lotline/schema/generated/documents/project';
import { PROJECTS, type Followed } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { usePages } from '../../platform/data/use-pages.ts';
import type { ProjectComment } from './project-data.ts';

/** Of that project alone. */
export const projectComments = (id: number): Followed => ({ entity: 'project_comment', id });

export function useProjectComments(projectId: number) {
  const { ask } = useAsk();
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
