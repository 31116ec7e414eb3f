// What is left of a customer's rate once the contractor is paid (screens.md §2.18), for one unit of the item on a day: ex GST, by the same rule by which tasks are issued.
import { addMoney, isZero, percentOf, productMoney, type DecimalString } from '../kernel/money.ts';
import { marginsOf, type Margin, type PaidItem } from './child-rates.rules.ts';
import { negated } from './line.rules.ts';
import { unitsIn } from './units.rules.ts';

/** A construction code as it charges. */
export interface SoldCode {
  readonly sellRate: DecimalString | null;
  /** How much of it one unit of the item holds. */
  readonly factor: DecimalString;
  /** Null: the item's unit. */
  readonly unitOfMeasure: string | null;
}

/** What the customer pays for one unit of the item, to cents; null where there is no rate, or the units do not convert. */
export function chargedFor({ sellRate, factor, unitOfMeasure }: SoldCode, itemUnit: string | null): DecimalString | null {
  const units = unitsIn(itemUnit, unitOfMeasure);
  return sellRate === null || units === null ? null : productMoney(sellRate, factor, units);
}

export interface SellMargin extends Margin {
  readonly margin: DecimalString;
  /** Of what the customer pays; null where that is nothing. */
  readonly percent: DecimalString | null;
}

/** For each party that is paid on the day. @param day 'YYYY-MM-DD' of the company */
export const sellMargins = (item: Omit<PaidItem, 'childCode'>, charged: DecimalString, day: string): SellMargin[] =>
  marginsOf(item, charged, day).map((paid) => {
    const margin = addMoney(charged, negated(paid.pay));
    return { ...paid, margin, percent: isZero(charged) ? null : percentOf(margin, charged) };
  });
