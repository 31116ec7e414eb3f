// The sentence where a day is expected and something else is typed.
import { isDay } from '@lotline/schema/domain/kernel/dates';

const NO_DAY = 'This is not a valid date. Write it as 14/8/2026 or 14 Aug.';

/** For the value of a DayInput; an empty one is no fault. */
export const dayFault = (value: string): string | undefined => (value === '' || isDay(value) ? undefined : NO_DAY);

/** A day's fault in the words of its field, not of a file: `2026-11-24` is not how a day is typed. */
export const typedFaultOf = (kind: string, value: string, fault: string | undefined): string | undefined =>
  kind === 'day' && fault !== undefined ? (dayFault(value) ?? fault) : fault;
