// How much of a line of the job's items a task may be given: by the office, or by a template.
import { compareDecimals, isNegative, isZero, type DecimalString } from './money.ts';

/** So that what all tasks of a line come to is a quantity too. */
export const MOST_PLANNED: DecimalString = '100000.000';

/** More than zero, and not more than a line can hold. */
export const isPlannable = (quantity: DecimalString): boolean =>
  !isZero(quantity) && !isNegative(quantity) && compareDecimals(quantity, MOST_PLANNED) <= 0;
