// What a job's materials and expenses come to, and what is left of the value of its items (screens.md §2.6; decision 054).
import { boqValue, type BoqFacts } from '../item/boq.rules.ts';
import { negated } from '../item/line.rules.ts';
import { addMoney, compareDecimals, multiplyMoney, percentOf, withGst, type DecimalString } from '../kernel/money.ts';
import { paymentTotal } from '../payment/payment.rules.ts';

interface CostFacts {
  readonly quantity: DecimalString;
  /** Ex GST; null: not priced yet, or not for this person. */
  readonly unitCost: DecimalString | null;
}

interface CostValue {
  readonly exGst: DecimalString;
  readonly incGst: DecimalString;
}

/** Quantity × unit cost, rounded once; GST on the line. */
export function costValue({ quantity, unitCost }: CostFacts): CostValue | null {
  if (unitCost === null) return null;
  const exGst = multiplyMoney(quantity, unitCost);
  return { exGst, incGst: withGst(exGst) };
}

interface CostTotal extends CostValue {
  readonly lines: number;
  /** Lines that are in no sum, since nobody has said what they cost. */
  readonly unpriced: number;
}

export function costTotal(costs: readonly CostFacts[]): CostTotal {
  const values = costs.map(costValue).filter((value) => value !== null);
  return {
    exGst: addMoney(...values.map(({ exGst }) => exGst)),
    incGst: addMoney(...values.map(({ incGst }) => incGst)),
    lines: costs.length,
    unpriced: costs.length - values.length,
  };
}

type PaymentLines = Parameters<typeof paymentTotal>[0];

interface JobMoney {
  readonly boqs: readonly BoqFacts[];
  readonly payments: readonly { readonly paymentItems: PaymentLines }[];
  readonly boms: readonly CostFacts[];
  readonly expenses: readonly CostFacts[];
}

/** All ex GST. */
interface JobMargin {
  /** The planned value of its items. */
  readonly value: DecimalString;
  /** To crews, without lines that were rejected. */
  readonly payments: DecimalString;
  readonly materials: DecimalString;
  readonly expenses: DecimalString;
  readonly left: DecimalString;
  /** Of the value, in per cent to two places; null where there is no value. */
  readonly percent: DecimalString | null;
  /** Items and materials without an amount: the figure is too high or too low by what they come to. */
  readonly unpriced: number;
}

/** Null while no item of the job has an amount: then there is nothing to take the costs off. */
export function jobMargin({ boqs, payments, boms, expenses }: JobMoney): JobMargin | null {
  const values = boqs.map(boqValue).filter((value) => value !== null);
  if (values.length === 0) return null;
  const [bought, spent] = [costTotal(boms), costTotal(expenses)];
  const value = addMoney(...values);
  const paid = addMoney(...payments.map(({ paymentItems }) => paymentTotal(paymentItems).exGst));
  const left = addMoney(value, negated(paid), negated(bought.exGst), negated(spent.exGst));
  return {
    value,
    payments: paid,
    materials: bought.exGst,
    expenses: spent.exGst,
    left,
    percent: compareDecimals(value, '0') > 0 ? percentOf(left, value) : null,
    unpriced: boqs.length - values.length + bought.unpriced + spent.unpriced,
  };
}
