// What the events of comments keep: the text (event-shapes.ts).
import { z } from 'zod';
import { nothing, ofEntity, text } from './shape-parts.ts';

const comment = z.strictObject({ comments: text });

export const COMMENT_CHANGES = {
  addProjectComment: ofEntity('project_comment', { before: nothing, after: comment, detail: nothing }),
  editProjectComment: ofEntity('project_comment', { before: comment, after: comment, detail: nothing }),
  deleteProjectComment: ofEntity('project_comment', { before: comment, after: nothing, detail: nothing }),
  addComment: ofEntity('field_comment', { before: nothing, after: comment, detail: nothing }),
  editComment: ofEntity('field_comment', { before: comment, after: comment, detail: nothing }),
  deleteComment: ofEntity('field_comment', { before: comment, after: nothing, detail: nothing }),
  addInternalComment: ofEntity('internal_comment', { before: nothing, after: comment, detail: nothing }),
  editInternalComment: ofEntity('internal_comment', { before: comment, after: comment, detail: nothing }),
  deleteInternalComment: ofEntity('internal_comment', { before: comment, after: nothing, detail: nothing }),
};
