// What stands on a run sheet, in words.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatClock, formatDate, formatNearDay, formatWeekday } from '@lotline/schema/domain/kernel/date-format';
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

type Asked = Pick<RunJob, 'builderApprovedDate' | 'builderApprovalSentDate'>;

export function approvalWords(
  { builderApprovedDate: approved, builderApprovalSentDate: sent }: Asked,
  today: CalendarDay,
  zone: string,
): string {
  const day = (instant: string): string => formatNearDay(dayInZone(instant, zone), today);
  if (approved !== null) return `Approved ${day(approved)}`;
  return sent === null ? 'Not asked' : `Asked ${day(sent)}, no answer`;
}

/** Too late on an ended job as well, but nobody digs there any more. @param day on which the crew is there */
export function dbydWords(
  { dbydExpiryDate: expiry, status }: Pick<RunJob, 'dbydExpiryDate' | 'status'>,
  day: CalendarDay | null,
): { readonly text: string; readonly isBad: boolean } {
  if (expiry === null) return { text: 'None', isBad: false };
  const isOver = day !== null && expiry < day;
  return { text: `${isOver ? 'Expired' : 'Expires'} ${formatDate(expiry)}`, isBad: isOver && !isJobEnded({ status }) };
}

/** '2 × PIT-450 Pit, size 5', '35 m CON-20'. */
export const itemWords = ({ code, description, quantity, unitOfMeasure }: RunTask['items'][number]): string =>
  [unitOfMeasure === null ? `${formatQuantity(quantity)} ×` : `${formatQuantity(quantity)} ${unitOfMeasure}`, code, description]
    .filter((part) => part !== null && part !== '')
    .join(' ');
