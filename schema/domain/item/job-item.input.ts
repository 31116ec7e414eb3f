// What may be written of a job's items, with the limits of its columns (screens.md §2.6).
import { z } from 'zod';
import { idInput, moneyInput, optionalTextOf, quantityInput, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { compareDecimals, isNegative } from '../kernel/money.ts';
import { isPlannable, MOST_PLANNED } from '../kernel/planned-quantity.ts';
import { MAX_ITEM_NOTE_LENGTH } from './job-item.limits.ts';

const MORE_THAN_ZERO = { sentence: 'Enter a quantity that is more than zero and at most 100,000.' };
const NOT_BELOW_ZERO = { sentence: 'Enter a quantity from zero to 100,000.' };

const shared = {
  /** Null: on a new item that of the catalogue; on one that is there, none. Whoever does not see amounts leaves it as it is. */
  unitAmount: moneyInput
    .refine((amount) => !isNegative(amount), { error: 'must not be below zero.' })
    .nullish()
    .transform((amount) => amount ?? null),
  comments: optionalTextOf(MAX_ITEM_NOTE_LENGTH),
};

const newItem = z.object({
  itemId: idInput,
  quantity: quantityInput.refine(isPlannable, refusing('QUANTITY_ZERO', MORE_THAN_ZERO)),
  ...shared,
});

export const addJobItemsInput = z.object({
  constructionId: idInput,
  items: z.array(newItem).min(1).max(entryLimit('items')),
});
export type AddJobItemsInput = z.output<typeof addJobItemsInput>;
export type NewJobItem = AddJobItemsInput['items'][number];

/** What the field added beside the plan is planned with zero, so zero is a quantity here. */
export const editJobItemInput = z.object({
  boqId: idInput,
  quantity: quantityInput.refine(
    (quantity) => !isNegative(quantity) && compareDecimals(quantity, MOST_PLANNED) <= 0,
    refusing('QUANTITY_NEGATIVE', NOT_BELOW_ZERO),
  ),
  ...shared,
});
export type EditJobItemInput = z.output<typeof editJobItemInput>;

/** The customer's word or reference; null takes the approval back. */
export const preapproveJobItemInput = z.object({ boqId: idInput, note: optionalTextOf(MAX_ITEM_NOTE_LENGTH) });
export type PreapproveJobItemInput = z.output<typeof preapproveJobItemInput>;

export const removeJobItemsInput = z.object({
  constructionId: idInput,
  ids: z.array(idInput).min(1).max(entryLimit('ids')),
});
export type RemoveJobItemsInput = z.output<typeof removeJobItemsInput>;

export const itemCodesInput = z.object({ codes: z.array(z.string().trim().max(60)).max(entryLimit('codes')) });
