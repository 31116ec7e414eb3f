// A time of the day as an office types it: '7', '730', '7:30', '7.30', '1530', '7 am', '3:30pm'. On the clock of 24 hours unless it says am or pm.

const TIME = /^(\d{1,2}?)(?:[:. ]?(\d{2}))?\s*(am|pm)?$/;
/** The longest that is looked at. */
const LONGEST = 12;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY_MINUTES = 1_440;
const HOUR_MINUTES = 60;
const NOON = 12;

/** @returns whether it is a time as 'HH:MM' */
export const isTime = (text: string): boolean => CLOCK.test(text);

const pad = (figure: number): string => String(figure).padStart(2, '0');

/** The time that was meant as 'HH:MM', or null where the text is none (yet). */
export function readTypedTime(typed: string): string | null {
  const found = TIME.exec(typed.trim().toLowerCase().slice(0, LONGEST));
  const [, hours = '', minutes = '0', half] = found ?? [];
  if (found === null || (half !== undefined && (Number(hours) < 1 || Number(hours) > NOON))) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % NOON) + (half === 'pm' ? NOON : 0);
  const time = `${pad(hour)}:${pad(Number(minutes))}`;
  return isTime(time) ? time : null;
}

/** So many minutes on or back, around midnight. @param time 'HH:MM' */
export function addMinutes(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const at = (hours * HOUR_MINUTES + past + minutes + DAY_MINUTES) % DAY_MINUTES;
  return `${pad(Math.floor(at / HOUR_MINUTES))}:${pad(at % HOUR_MINUTES)}`;
}
