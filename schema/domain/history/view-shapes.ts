// What the events of saved views, saved operations and calls of GraphiQL keep (event-shapes.ts).
import { z } from 'zod';
import { nothing, ofEntity, text } from './shape-parts.ts';

const savedView = z.strictObject({
  list: text,
  name: text,
  isShared: z.boolean(),
  query: text,
  columns: z.array(z.strictObject({ id: text, isShown: z.boolean().nullable(), width: z.int().nullable() })).nullable(),
});
const savedOperation = z.strictObject({ name: text, isShared: z.boolean(), characters: z.int() });
const removedView = z.strictObject({ removed: z.boolean() });

export const VIEW_CHANGES = {
  createView: ofEntity('saved_view', { before: nothing, after: savedView, detail: nothing }),
  editView: ofEntity('saved_view', { before: savedView, after: savedView, detail: nothing }),
  removeView: ofEntity('saved_view', { before: removedView, after: removedView, detail: nothing }),
  restoreView: ofEntity('saved_view', { before: removedView, after: removedView, detail: nothing }),
  createOperation: ofEntity('saved_operation', { before: nothing, after: savedOperation, detail: nothing }),
  editOperation: ofEntity('saved_operation', { before: savedOperation, after: savedOperation, detail: nothing }),
  removeOperation: ofEntity('saved_operation', { before: removedView, after: removedView, detail: nothing }),
  restoreOperation: ofEntity('saved_operation', { before: removedView, after: removedView, detail: nothing }),
  // what was asked, and never its values: they name people and phone numbers
  runOperation: ofEntity('explorer', {
    before: nothing,
    after: nothing,
    detail: z.strictObject({ kind: text, name: text.nullable(), fields: z.array(text) }),
  }),
};
