// The words of a task in a row, in a preview and on its own page: its state, its days, who is on it, its items.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatDateClock, formatNearDay, formatClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { ticketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import type { ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';
import type { TaskFieldsFragment } from '@lotline/schema/generated/operations';

export type Task = TaskFieldsFragment;
export type TaskItem = Task['items'][number];
type Visit = Task['taskUsers'][number];

type Visits = Pick<Task, 'taskUsers'>;

export function isOnsiteNow({ taskUsers }: Visits): boolean {
  return taskUsers.some(({ onSiteUtc, offSiteUtc, completedUtc }) => onSiteUtc !== null && offSiteUtc === null && completedUtc === null);
}

/** The contractor's own code where the item has one, else the catalogue's. */
export const itemCode = ({ childCode, code }: Pick<TaskItem, 'childCode' | 'code'>): string => childCode ?? code ?? 'Item';

/** What the crew has to correct. */
export const rejectedItems = ({ items }: Pick<Task, 'items'>): readonly TaskItem[] =>
  items.filter(({ rejectedDate }) => rejectedDate !== null);

interface StateFacts extends Pick<
  Task,
  'acceptedDate' | 'onsiteDate' | 'completedDate' | 'submittedDate' | 'declinedDate' | 'hasApprovedPayment'
> {
  readonly rejectedItemCount: number;
}

/** Its crew said no, and nobody has it until the office gives it to a crew again or issues it once more. */
export const isDeclined = ({ declinedDate }: Pick<Task, 'declinedDate'>): boolean => declinedDate !== null;

/** What stands beside Declined; null where it is not. */
export function declineWords(task: Pick<Task, 'declinedDate' | 'declineReason'>): string | null {
  if (!isDeclined(task)) return null;
  return task.declineReason === null || task.declineReason === '' ? 'no reason given' : `“${task.declineReason}”`;
}

/** What blocks the payment first, then its progress: the same word in a list, beside it and on its own page. */
export function taskState(task: StateFacts): ChipState {
  if (isDeclined(task)) return 'Declined';
  if (task.rejectedItemCount > 0) return 'Rejected';
  if (task.submittedDate !== null) return task.hasApprovedPayment ? 'Approve for Payment' : 'Submitted';
  return taskStage(task);
}

export const chipOf = (task: Task): ChipState => taskState({ ...task, rejectedItemCount: rejectedItems(task).length });

/** '24 Nov', and '7:02 am' where that is today. */
export function dayOrTime(instant: string | null, today: CalendarDay, zone: string): string | null {
  if (instant === null) return null;
  const day = dayInZone(instant, zone);
  return day === today ? formatClock(instant, zone) : formatNearDay(day, today);
}

export const dayWords = (day: CalendarDay | null, today: CalendarDay): string | null => (day === null ? null : formatNearDay(day, today));

/** Late: its day has passed, nobody has completed it, and its job goes on. */
export function isLate(
  task: Pick<Task, 'dueDate' | 'completedDate' | 'ignored'>,
  job: { readonly status: string },
  today: CalendarDay,
): boolean {
  return !isJobEnded(job) && task.dueDate !== null && task.completedDate === null && !task.ignored && task.dueDate < today;
}

/** The progress of the ticket of work; null where nobody has begun it. */
export function ticketWords({ ticketOfWork, submittedDate }: Pick<Task, 'ticketOfWork' | 'submittedDate'>): string | null {
  const isBegun = ticketOfWork !== null && ticketOfWork !== '' && ticketOfWork !== '{}';
  return isBegun ? ticketStage(ticketOfWork, submittedDate !== null) : null;
}

/** 'onsite 24 Nov 2026 7:02 am · offsite 10:18 am': one person's time on it, as far as it is known, each day once. */
export function visitWords({ onSiteUtc, offSiteUtc, completedUtc, confirmItemQtys }: Visit, zone: string): string {
  const said: string[] = [];
  let day: CalendarDay | null = null;
  for (const [what, instant] of [
    ['onsite', onSiteUtc],
    ['offsite', offSiteUtc],
    ['completed', completedUtc],
  ] as const) {
    if (instant === null) continue;
    const now = dayInZone(instant, zone);
    said.push(`${what} ${now === day ? formatClock(instant, zone) : formatDateClock(instant, zone)}`);
    day = now;
  }
  return [...said, ...(confirmItemQtys ? ['quantities confirmed'] : [])].join(' · ');
}
