// A date of this year without its year, as everywhere on the screen (mock 1-list); the time stays in one piece.
import type { CalendarDay } from './dates.ts';

/** '24 Nov' for '24 Nov 2026', '20 Nov 07:00 AM' for '20 Nov 2026 07:00 AM', while it is 2026. */
export function shortened(text: string, today: CalendarDay): string {
  const ofYear = new RegExp(`^(\\d+ \\w+) ${today.slice(0, 4)}\\b`);
  return text.replace(ofYear, '$1').replace(/ ([AP]M)$/, '\u00a0$1');
}
