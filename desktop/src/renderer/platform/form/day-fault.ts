// The sentence where a day is expected and something else is typed.
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { TYPED_DAY_EXAMPLE } from '@lotline/schema/domain/kernel/typed-day';

const NO_DAY = `This is not a valid date. Enter it as ${TYPED_DAY_EXAMPLE}.`;

/** For the value of a DayInput; an empty one is no fault. */
export const dayFault = (value: string): string | undefined => (value === '' || isDay(value) ? undefined : NO_DAY);

/** A day's fault in the words of its field: what was typed is wrong, not what would be sent. */
export const typedFaultOf = (kind: string, value: string, fault: string | undefined): string | undefined =>
  kind === 'day' && fault !== undefined ? (dayFault(value) ?? fault) : fault;
