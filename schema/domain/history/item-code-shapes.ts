// What the events of an item code keep (event-shapes.ts): the fields that an edit set, as its declaration has them.
import { z } from 'zod';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { recordShape } from '../record/record-input.ts';
import { nothing, ofEntity } from './shape-parts.ts';

const values = recordShape(ITEM_CODE);
const archived = z.strictObject({ isArchived: z.boolean() });

export const ITEM_CODE_CHANGES = {
  createItemCode: ofEntity(ITEM_CODE.entity, { before: nothing, after: values, detail: nothing }),
  editItemCode: ofEntity(ITEM_CODE.entity, { before: values, after: values, detail: nothing }),
  archiveItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
};
