// What the prices of item codes send: one from a day, a change of many from a day, and what takes them back.
import { z } from 'zod';
import { dayInput, idInput, moneyInput, optionalTextOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { compareDecimals, isNegative, isZero } from '../kernel/money.ts';
import { PRICE_CHANGE_KINDS } from './item-prices.rules.ts';

const MOST_PERCENT = '1000';
const reason = requiredTextOf(MOST_REASON, 'REASON_REQUIRED');

export const addItemPriceInput = z.object({
  itemId: idInput,
  unitAmount: moneyInput.refine((amount) => !isNegative(amount), { error: 'must not be below zero.' }),
  effectiveFrom: dayInput,
  why: reason,
});
export type AddItemPriceInput = z.output<typeof addItemPriceInput>;

export const takeBackItemPriceInput = z.object({ id: idInput, why: optionalTextOf(MOST_REASON) });
export type TakeBackItemPriceInput = z.output<typeof takeBackItemPriceInput>;

/** The filter is the list's own, and parsed by it. */
export const priceChangeInput = z
  .object({
    kind: z.enum(PRICE_CHANGE_KINDS),
    value: moneyInput.refine((value) => !isZero(value), { error: 'must not be zero.' }),
    effectiveFrom: dayInput,
  })
  .refine(({ kind, value }) => kind === 'amount' || compareDecimals(value, MOST_PERCENT) <= 0, {
    path: ['value'],
    error: 'must be at most 1,000 per cent.',
  });
export type PriceChangeInput = z.output<typeof priceChangeInput>;

export const changeItemPricesInput = z.intersection(
  priceChangeInput,
  z.object({
    /** Of the dry run: the change is refused where the catalogue would answer otherwise meanwhile. */
    seen: z.string().max(64),
    why: reason,
  }),
);
export type ChangeItemPricesInput = z.output<typeof changeItemPricesInput>;

export const undoItemPricesInput = z.object({ changeId: idInput, why: optionalTextOf(MOST_REASON) });
export type UndoItemPricesInput = z.output<typeof undoItemPricesInput>;
