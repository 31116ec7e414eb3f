// What a row says at its right and in its chips: the one date that matters in its section, the stage, overdue (specification 2 §4; mock 1-list).
import { formatNearDay, formatTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, weekdayName, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { isOverdue, plannedDay, type FieldListGroup } from '@lotline/schema/domain/task/field-list.rules';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import type { ChipState } from '@lotline/shared-ui/components/StateChip/StateChip';

/** Where a row stands: a section of the list, or the red box. */
export type RowPlace = FieldListGroup | 'Rejected';

export interface Clock {
  readonly today: CalendarDay;
  readonly zone: string;
}

export interface RowWhen {
  readonly text: string;
  readonly isOver: boolean;
}

export interface RowChip {
  readonly state: ChipState;
  readonly text: string | null;
}

/** The date to show at the right; null where the row has none, and on site, where the running clock stands instead. */
export function rowWhen(task: FieldTask, place: RowPlace, { today, zone }: Clock): RowWhen | null {
  if (task.completedDate !== null && place === 'Completed') return plain(formatNearDay(dayInZone(task.completedDate, zone), today));
  if (isOverdue(task, today)) return { text: `Due ${formatNearDay(task.dueDate ?? today, today)}`, isOver: true };
  if (task.isCurrentlyOnsite) return null;
  const due = task.dueDate === null ? null : plain(`Due ${formatNearDay(task.dueDate, today)}`);
  const day = plannedDay(task, zone);
  if (day === null || place === 'Rejected' || place === 'On Hold') return due;
  if (place === 'Next Week' || place === 'Next Month' || place === 'Previously Scheduled' || place === 'By Status') {
    return task.scheduledStartTime === null ? due : plain(`${weekdayName(day).slice(0, 3)} ${formatNearDay(day, today)}`);
  }
  return task.scheduledStartTime === null ? due : plain(formatTime(task.scheduledStartTime, zone));
}

/**
 * The row's chips. Overdue stands in for 'New Job' as nothing has begun, and beside any other stage.
 * On Hold stands in for the stage (mock 1-list); a rejected row says how many items are to be corrected.
 */
export function rowChips(task: FieldTask, place: RowPlace, today: CalendarDay): readonly RowChip[] {
  if (place === 'Rejected') return [{ state: 'Rejected', text: rejectedItems(task.rejectedItemCount) }];
  if (place === 'On Hold') return [{ state: 'On Hold', text: null }];
  const stage: RowChip = { state: taskStage(task), text: null };
  const chips = isOverdue(task, today) ? [{ state: 'Overdue' as const, text: null }] : [];
  return stage.state === 'New Job' && chips.length > 0 ? chips : [...chips, stage];
}

export function rejectedItems(count: number): string {
  return count === 1 ? '1 item rejected' : `${count} items rejected`;
}

const plain = (text: string): RowWhen => ({ text, isOver: false });
