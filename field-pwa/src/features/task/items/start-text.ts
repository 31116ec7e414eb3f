// When offered work starts, in the words of somebody who decides today (mock 3-task-new).
import { formatNearDay, formatTime, type DayClock } from '@lotline/schema/domain/kernel/date-format';
import { addDays, dayInZone } from '@lotline/schema/domain/kernel/dates';

/** 'Today 02:30 PM', 'Tomorrow 07:00 AM', '25 Nov 07:00 AM'; null while it has no start. */
export function startText(start: string | null, { today, zone }: DayClock): string | null {
  if (start === null) return null;
  const day = dayInZone(start, zone);
  const name = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : formatNearDay(day, today);
  return `${name} ${formatTime(start, zone)}`;
}
