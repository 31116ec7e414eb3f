// The sentence where a time is expected and something else is typed.
import { isTime } from '@lotline/schema/domain/kernel/typed-time';

const NO_TIME = 'This is not a valid time. Write it as 7:30 or 15:30.';

/** For the value of a TimeInput; an empty one is no fault. */
export const timeFault = (value: string): string | undefined => (value === '' || isTime(value) ? undefined : NO_TIME);
