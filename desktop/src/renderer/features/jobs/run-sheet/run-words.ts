// What stands on a run sheet, in words.
import { formatDate, formatDayMonth, formatClock, formatWeekday } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import type { RunJob, RunTask } from './use-run-sheet.ts';

export const crewWords = (group: string | null): string => group ?? 'No crew yet';
export const dayWords = (day: CalendarDay | null): string => (day === null ? 'No day yet' : `${formatWeekday(day)} ${day.slice(0, 4)}`);
export const countWords = (count: number, one: string): string => `${count.toLocaleString('en-AU')} ${one}${count === 1 ? '' : 's'}`;

/** '7:00 am – 9:00 am'; '' without a time. */
export function timeWords(
  { scheduledStartTime: start, scheduledEndTime: end }: Pick<RunTask, 'scheduledStartTime' | 'scheduledEndTime'>,
  zone: string,
): string {
  if (start === null) return '';
  return end === null ? formatClock(start, zone) : `${formatClock(start, zone)} – ${formatClock(end, zone)}`;
}

export function approvalWords({ builderApprovedDate: approved, builderApprovalSentDate: sent }: RunJob, zone: string): string {
  if (approved !== null) return `Approved ${formatDayMonth(dayInZone(approved, zone))}`;
  return sent === null ? 'Not asked' : `Asked ${formatDayMonth(dayInZone(sent, zone))}, no answer`;
}

/** @param day on which the crew is there */
export function dbydWords(
  { dbydExpiryDate: expiry }: Pick<RunJob, 'dbydExpiryDate'>,
  day: CalendarDay | null,
): { readonly text: string; readonly isOver: boolean } {
  if (expiry === null) return { text: 'None', isOver: false };
  const isOver = day !== null && expiry < day;
  return { text: `${isOver ? 'Expired' : 'Expires'} ${formatDate(expiry)}`, isOver };
}

/** '2 × PIT-450 Pit, size 5', '35 m CON-20'. */
export const itemWords = ({ code, description, quantity, unitOfMeasure }: RunTask['items'][number]): string =>
  [unitOfMeasure === null ? `${formatQuantity(quantity)} ×` : `${formatQuantity(quantity)} ${unitOfMeasure}`, code, description]
    .filter((part) => part !== null && part !== '')
    .join(' ');
