// The days of a task in the order in which they come, each with its time or what it is for.
import { formatDate, formatClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { isLate, type Task } from '../../../platform/task/task-words.ts';

export interface TaskDay {
  readonly label: string;
  /** Null: none yet. */
  readonly day: string | null;
  readonly note: string;
  readonly isLate: boolean;
}

export function taskDays(task: Task, job: { readonly status: string }, zone: string, today: CalendarDay): readonly TaskDay[] {
  const plain = (label: string, day: CalendarDay | null, note = ''): TaskDay => ({
    ...{ label, note, day: day === null ? null : formatDate(day) },
    isLate: label === 'Due' && isLate(task, job, today),
  });
  const at = (label: string, instant: string | null): TaskDay =>
    instant === null ? plain(label, null) : plain(label, dayInZone(instant, zone), formatClock(instant, zone));
  return [
    at('Issued', task.issuedDate),
    plain('Due', task.dueDate),
    at('Start', task.scheduledStartTime),
    at('End', task.scheduledEndTime),
    at('Accepted', task.acceptedDate),
    at('Declined', task.declinedDate),
    at('Onsite', task.onsiteDate),
    at('Completed', task.completedDate),
    at('Submitted', task.submittedDate),
    plain('Reminder', task.reminderDate, task.reminderComments ?? ''),
  ];
}
