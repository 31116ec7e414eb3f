// The price of an item code on a day (screens.md §2.18): its dated prices follow each other without a gap, each from its day until the next one; before the first its own
// unit amount holds. Lines of jobs keep the price that they were entered with. Form, dry run and commands ask this; amounts are ex GST, days the company's.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { addDays } from '../kernel/dates.ts';
import { addMoney, addQuantities, isNegative, parseMoney, productMoney, type DecimalString } from '../kernel/money.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { canManage } from '../record/record-declaration.ts';
import { ITEM_CODE } from './item-code.fields.ts';

/** From its first day to its last one, both included; without a last one it goes on. */
export interface DatedPrice {
  readonly id: number;
  readonly unitAmount: DecimalString;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

const MONEY = 'CAN_VIEW_FINANCIAL_INFORMATION';

/** Whoever manages the catalogue and sees amounts. Refusals: CLAIM_REQUIRED. */
export const canSetPrices = (actor: Actor): Verdict =>
  all(canManage(actor, ITEM_CODE), unless(hasClaim(actor, MONEY), 'CLAIM_REQUIRED', { claim: MONEY }));

const holdsOn = ({ effectiveFrom, effectiveTo }: DatedPrice, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** @param own the unit amount of the code itself; null: it has none. @param day 'YYYY-MM-DD' of the company */
export const priceOn = (own: DecimalString | null, prices: readonly DatedPrice[], day: string): DecimalString | null =>
  prices.find((price) => holdsOn(price, day))?.unitAmount ?? own;

const at = (field: string, sentence: string): Verdict => refused('INVALID_INPUT', { field, sentence });

/** A price begins today or later: what was entered before keeps its own. Refusals: INVALID_INPUT at the day. */
export const canBeginOn = (today: string, day: string): Verdict =>
  day >= today ? allowed : at('effectiveFrom', 'From must not be before today: existing lines keep the price that they were entered with.');

/** Until its day: from then on lines have it. Refusals: INVALID_INPUT. */
export const canTakeBack = (today: string, effectiveFrom: string): Verdict =>
  effectiveFrom > today ? allowed : at('id', 'This price is already in use, so it cannot change. Add another one from a later day.');

/** One way to say what an item costs: with dated prices its own unit amount is past. Refusals: INVALID_INPUT at the amount. */
export const canChangeUnitAmount = (isPriceDated: boolean, written: object): Verdict =>
  isPriceDated && 'unitAmount' in written ? at('unitAmount', 'The unit amount has dated prices. Add one under Prices instead.') : allowed;

export interface Reach {
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}
/** The last day of one that is there becomes another. */
export interface MovedEnd {
  readonly id: number;
  readonly effectiveTo: string | null;
}
export interface PlacedPrice {
  readonly reach: Reach;
  readonly ends: readonly MovedEnd[];
}

/** Where a new price stands among those that are there. Null: one begins on that day already. */
export function placed(prices: readonly DatedPrice[], effectiveFrom: string): PlacedPrice | null {
  if (prices.some((price) => price.effectiveFrom === effectiveFrom)) return null;
  const next = prices
    .map((price) => price.effectiveFrom)
    .filter((day) => day > effectiveFrom)
    .sort()[0];
  const holds = prices.find((price) => holdsOn(price, effectiveFrom));
  return {
    reach: { effectiveFrom, effectiveTo: next === undefined ? null : addDays(next, -1) },
    ends: holds === undefined ? [] : [{ id: holds.id, effectiveTo: addDays(effectiveFrom, -1) }],
  };
}

/** The one before goes on until the one after; none where it was the first. */
export function withoutPrice(prices: readonly DatedPrice[], gone: DatedPrice): readonly MovedEnd[] {
  const before = prices.find(({ effectiveTo }) => effectiveTo === addDays(gone.effectiveFrom, -1));
  return before === undefined ? [] : [{ id: before.id, effectiveTo: gone.effectiveTo }];
}

export const PRICE_CHANGE_KINDS = ['percent', 'amount'] as const;
export interface PriceChange {
  readonly kind: (typeof PRICE_CHANGE_KINDS)[number];
  /** Per cent to two places, or an amount for one unit; below zero: less. */
  readonly value: DecimalString;
}

/** Rounded once, to cents, half away from zero. Null: below zero, or more than an amount holds. */
export function changedAmount(amount: DecimalString, { kind, value }: PriceChange): DecimalString | null {
  const changed = kind === 'amount' ? addMoney(amount, value) : productMoney(amount, addQuantities('100', value), '0.01');
  return isNegative(changed) ? null : parseMoney(changed);
}

export interface PricedItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Of the code itself. */
  readonly unitAmount: DecimalString | null;
  readonly prices: readonly DatedPrice[];
}
export type JudgedPrice = Pick<PricedItem, 'id' | 'code' | 'name'> & { readonly was: DecimalString | null } & (
    | { readonly becomes: DecimalString; readonly place: PlacedPrice; readonly sentence: null }
    | { readonly becomes: null; readonly place: null; readonly sentence: string }
  );

/** What a change of many does to one of them; what cannot be done is told and left. */
export function judgePrice(item: PricedItem, change: PriceChange, from: string): JudgedPrice {
  const { id, code, name, unitAmount, prices } = item;
  const was = priceOn(unitAmount, prices, from);
  const left = (sentence: string): JudgedPrice => ({ id, code, name, was, becomes: null, place: null, sentence });
  if (was === null) return left('It has no price.');
  if (prices.some(({ effectiveFrom }) => effectiveFrom >= from)) return left('It already has a price from that day or later.');
  const becomes = changedAmount(was, change);
  const place = placed(prices, from);
  if (becomes === null || place === null) return left('It would be below zero or too large.');
  return becomes === was ? left('No change: it would be less than a cent.') : { id, code, name, was, becomes, place, sentence: null };
}
