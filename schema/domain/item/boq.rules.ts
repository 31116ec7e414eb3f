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

export function boqFigures(boq: BoqFacts): BoqFigures {
  const planned = plannedQty(boq);
  const assigned = boq.assignedQty ?? '0.000';
  const completed = boq.completedQty ?? '0.000';
  return {
    planned,
    assigned,
    completed,
    remaining: minus(planned, completed),
    overrun: overRun(boq),
    value: boq.unitAmount === null ? null : multiplyMoney(planned, boq.unitAmount),
  };
}
