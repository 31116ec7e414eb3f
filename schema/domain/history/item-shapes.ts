// What the events of a job's items keep, and those of what a task is to do of them (event-shapes.ts; screens.md §2.6).
import { z } from 'zod';
import { decimal, id, nothing, ofEntity, text } from './shape-parts.ts';

const item = z.strictObject({
  itemId: id.nullable(),
  quantity: decimal,
  unitAmount: decimal.nullable(),
  comments: text.nullable(),
});
const ofItem = z.strictObject({ itemId: id.nullable(), code: text });
const preapproval = z.strictObject({ preapprovedQty: decimal.nullable(), preapprovalNote: text.nullable() });
const named = z.strictObject({ code: text });
const plannedItem = z.strictObject({ id, boqId: id, childCode: text.nullable(), quantity: decimal });

export const ITEM_CHANGES = {
  addJobItem: ofEntity('boq', { before: nothing, after: item, detail: named }),
  editJobItem: ofEntity('boq', { before: item, after: item, detail: named }),
  preapproveJobItem: ofEntity('boq', { before: preapproval, after: preapproval, detail: named }),
  removeJobItem: ofEntity('boq', { before: item, after: nothing, detail: named }),
  followItemCode: ofEntity('boq', { before: ofItem, after: ofItem, detail: nothing }),
  planTaskItems: ofEntity('schedule', {
    before: nothing,
    after: nothing,
    /** As they are now; what was taken off, as it was. */
    detail: z.strictObject({ planned: z.array(plannedItem), takenOff: z.array(plannedItem) }),
  }),
};
