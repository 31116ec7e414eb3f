// What of an item is planned, given to tasks, done and left; and whether more was given out than there is (screens.md §2.6).
import { addQuantities, multiplyMoney, type DecimalString } from '../kernel/money.ts';
import { negated, overRun, plannedQty, type JobLine } from './line.rules.ts';

export interface BoqFacts extends JobLine {
  readonly completedQty: DecimalString | null;
  readonly unitAmount: DecimalString | null;
}

export interface BoqFigures {
  /** Quantity and variation, as far as it was not refused. */
  readonly planned: DecimalString;
  readonly assigned: DecimalString;
  readonly completed: DecimalString;
  /** Of what is planned; negative when more was done. */
  readonly remaining: DecimalString;
  /** How much more was given to tasks than is planned; null where it is not. */
  readonly overrun: DecimalString | null;
  /** Planned × unit amount, ex GST; null where the amount is not for this person. */
  readonly value: DecimalString | null;
}

const minus = (a: DecimalString, b: DecimalString): DecimalString => addQuantities(a, negated(b));

/** @param asPlanned what tasks did as planned, beside the quantities that were entered (done-as-planned.rules) */
export function boqFigures(boq: BoqFacts, asPlanned: DecimalString): BoqFigures {
  const planned = plannedQty(boq);
  const assigned = boq.assignedQty ?? '0.000';
  const completed = addQuantities(boq.completedQty ?? '0.000', asPlanned);
  return {
    planned,
    assigned,
    completed,
    remaining: minus(planned, completed),
    overrun: overRun(boq),
    value: boqValue(boq),
  };
}

/** Planned × unit amount, ex GST; null where there is no amount or it is not for this person. */
export const boqValue = (boq: BoqFacts): DecimalString | null =>
  boq.unitAmount === null ? null : multiplyMoney(plannedQty(boq), boq.unitAmount);
