// What is said where a day is asked for and something else is typed.
import { isDay } from '@lotline/schema/domain/kernel/dates';

const NO_DAY = 'There is no such day: write it as 14/8/2026 or 14 Aug.';

/** Of what a DayInput holds; nothing typed is no fault. */
export const dayFault = (value: string): string | undefined => (value === '' || isDay(value) ? undefined : NO_DAY);
