// A field comment: 1 to 4,000 characters, to a task or to a job, to exactly one of them; a new one has id 0 (specification 1 §5; domain.md §2).
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { idInput, optionalIdInput, optionalUuidInput, pageOf, refusing, textOf } from '../kernel/input.ts';
import { COMMENT_PAGE, MAX_COMMENT_LENGTH, MAX_COMMENT_PAGE } from './comment.limits.ts';

export const commentText = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text.length <= MAX_COMMENT_LENGTH, { ...refusing('COMMENT_TOO_LONG'), abort: true })
  .refine((text) => text !== '', { ...refusing('COMMENT_EMPTY'), abort: true })
  .pipe(textOf(MAX_COMMENT_LENGTH));

/**
 * A change of a comment may leave both targets out: a comment does not move. With id 0 the clientId of another press names the own comment that it
 * brought, whose number is not known yet: a change. Without one, or with the press's own id, the comment is new.
 */
export const fieldCommentInput = z
  .object({
    id: z.int().min(0).max(MAX_ID),
    clientId: optionalUuidInput,
    scheduleId: optionalIdInput,
    constructionId: optionalIdInput,
    comments: commentText,
  })
  .superRefine((comment, ctx) => {
    const targets = [comment.scheduleId, comment.constructionId].filter((id) => id !== null).length;
    const isNew = comment.id === 0 && comment.clientId === null;
    if (targets === 2 || (isNew && targets === 0)) ctx.addIssue({ code: 'custom', ...refusing('COMMENT_TARGET') });
  });
export type FieldCommentInput = z.output<typeof fieldCommentInput>;

/** An internal comment: of a task or of a job, as a field comment is; the console always knows the number of what it changes. */
export const internalCommentInput = z
  .object({ id: z.int().min(0).max(MAX_ID), scheduleId: optionalIdInput, constructionId: optionalIdInput, comments: commentText })
  .superRefine(({ id, scheduleId, constructionId }, ctx) => {
    const targets = [scheduleId, constructionId].filter((target) => target !== null).length;
    if (targets === 2 || (id === 0 && targets === 0)) ctx.addIssue({ code: 'custom', ...refusing('COMMENT_TARGET') });
  });
export type InternalCommentInput = z.output<typeof internalCommentInput>;

/** The newest, or the newest of those written before the one that is named. */
export const jobFieldCommentsInput = z.object({
  constructionId: idInput,
  /** Of that task of the job alone. */
  scheduleId: optionalIdInput,
  first: pageOf(COMMENT_PAGE, MAX_COMMENT_PAGE),
  before: optionalIdInput,
});
export type JobFieldCommentsInput = z.output<typeof jobFieldCommentsInput>;

/** By its id, or by the id of the own press that brought it. */
export const deleteFieldCommentInput = z
  .object({ id: z.int().min(0).max(MAX_ID), clientId: optionalUuidInput })
  .refine(
    ({ id, clientId }) => id !== 0 || clientId !== null,
    refusing('INVALID_INPUT', { field: 'id', sentence: 'Id must be at least 1.' }),
  );
