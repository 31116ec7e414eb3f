// A comment on a project: a new one has id 0 and names its project; one that is there stays where it is (screens.md §2.24).
import { z } from 'zod';
import { commentText } from '../comment/comment.input.ts';
import { COMMENT_PAGE, MAX_COMMENT_PAGE } from '../comment/comment.limits.ts';
import { MAX_ID } from '../kernel/ids.ts';
import { idInput, optionalIdInput, pageOf } from '../kernel/input.ts';

export const projectCommentInput = z.strictObject({ id: z.int().min(0).max(MAX_ID), projectId: idInput, comments: commentText });
export type ProjectCommentInput = z.output<typeof projectCommentInput>;

/** The newest, or the newest of those written before the one that is named. */
export const projectCommentsInput = z.strictObject({
  projectId: idInput,
  first: pageOf(COMMENT_PAGE, MAX_COMMENT_PAGE),
  before: optionalIdInput,
});
export type ProjectCommentsInput = z.output<typeof projectCommentsInput>;
