// The sentence where a day is expected and something else is typed.
import { isDay } from '@lotline/schema/domain/kernel/dates';

const NO_DAY = 'This is not a valid date. Write it as 14/8/2026 or 14 Aug.';

/** For the value of a DayInput; an empty one is no fault. */
export const dayFault = (value: string): string | undefined => (value === '' || isDay(value) ? undefined : NO_DAY);
