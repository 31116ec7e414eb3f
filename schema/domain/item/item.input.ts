// Adding an unplanned item and changing a quantity (specification 1 §5, §7).
import { z } from 'zod';
import { MAX_ID } from '../kernel/ids.ts';
import { idInput, optionalUuidInput, quantityInput, refusing, requiredTextOf } from '../kernel/input.ts';
import { isNegative, isZero } from '../kernel/money.ts';
import { sayError } from '../../errors/catalogue.ts';

export const MAX_VARIATION_REASON_LENGTH = 1000;

const ZERO = { sentence: 'The quantity is zero. Enter what was added, or a minus and what was removed.' };
const NEGATIVE = { sentence: 'The quantity is below zero. Enter zero where nothing was done.' };
const ADD = { sentence: sayError('QUANTITY_ZERO') };
const CHANGE = { sentence: sayError('QUANTITY_NEGATIVE') };

/** The person says that a count beyond the usual least or most is right. */
const isUnusual = z.boolean().nullish();

/** An item, a quantity other than zero (negative takes away) and a reason. */
export const addItemInput = z.object({
  scheduleId: idInput,
  itemId: idInput,
  quantity: quantityInput.refine((quantity) => !isZero(quantity), refusing('QUANTITY_ZERO', ZERO)),
  reason: requiredTextOf(MAX_VARIATION_REASON_LENGTH, 'REASON_REQUIRED', ADD),
  isUnusual,
});
export type AddItemInput = z.output<typeof addItemInput>;

/**
 * Zero is allowed, negative not; the reason is always asked for. An item whose number is not known yet has id 0 and is named by its clientId, which
 * beside a number says nothing.
 */
export const changeItemInput = z
  .object({
    id: z.int().min(0).max(MAX_ID),
    clientId: optionalUuidInput,
    completedQty: z
      .string()
      .nullish()
      .refine((quantity) => quantity !== null && quantity !== undefined && quantity !== '', {
        ...refusing('INVALID_INPUT', CHANGE),
        abort: true,
      })
      .transform((quantity) => quantity ?? '')
      .pipe(quantityInput.refine((quantity) => !isNegative(quantity), refusing('QUANTITY_NEGATIVE', NEGATIVE))),
    variationReason: requiredTextOf(MAX_VARIATION_REASON_LENGTH, 'REASON_REQUIRED', CHANGE),
    isUnusual,
  })
  .transform((item) => (item.id === 0 ? item : { ...item, clientId: null }))
  .refine(
    ({ id, clientId }) => id !== 0 || clientId !== null,
    refusing('INVALID_INPUT', { field: 'id', sentence: 'Id must be at least 1.' }),
  );
export type ChangeItemInput = z.output<typeof changeItemInput>;
