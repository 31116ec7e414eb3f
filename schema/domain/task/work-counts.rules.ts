// The field list in figures: how many tasks stand in each of its sections, and how many of them need somebody (specification 2 §4).
import type { FieldListSettingsOf } from '../settings/field-job-status.setting.ts';
import { groupFieldList, isOverdue, type FieldListGroup } from './field-list.rules.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { taskStage } from './task.stage.ts';
import type { FieldTask, FieldWork } from './field-task.ts';

export interface SectionCount {
  readonly group: FieldListGroup | 'Rejected';
  readonly heading: string;
  readonly isToday: boolean;
  readonly range: string | null;
  readonly tasks: number;
  readonly overdue: number;
  /** Somebody was onsite, and it is not complete. */
  readonly begun: number;
  /** The person's own open visits. */
  readonly onsite: number;
}

export interface WorkCounts {
  readonly sections: readonly SectionCount[];
  readonly tasks: number;
  readonly overdue: number;
  readonly begun: number;
  readonly onsite: number;
  readonly openCustomTasks: number;
}

type Figures = Pick<SectionCount, 'tasks' | 'overdue' | 'begun' | 'onsite'>;

function figures(tasks: readonly FieldTask[], today: CalendarDay): Figures {
  return {
    tasks: tasks.length,
    overdue: tasks.filter((task) => isOverdue(task, today)).length,
    begun: tasks.filter((task) => taskStage(task) === 'Work In Progress').length,
    onsite: tasks.filter((task) => task.isCurrentlyOnsite).length,
  };
}

/** In the order of the list: the red box first, then every section that holds something. */
export function workCounts(work: FieldWork, settingsOf: FieldListSettingsOf, today: CalendarDay, zone: string): WorkCounts {
  const { rejectedSchedules, workSchedule, customTasks } = work;
  const sections = groupFieldList(workSchedule, settingsOf, today, zone).map(({ group, heading, isToday, range, tasks }): SectionCount => ({
    group,
    heading,
    isToday,
    range,
    ...figures(tasks, today),
  }));
  const rejected: SectionCount = {
    group: 'Rejected',
    heading: 'Please correct item quantities',
    isToday: false,
    range: null,
    ...figures(rejectedSchedules, today),
  };
  return {
    sections: rejected.tasks === 0 ? sections : [rejected, ...sections],
    ...figures([...rejectedSchedules, ...workSchedule], today),
    openCustomTasks: customTasks.filter((task) => !task.isCompleted).length,
  };
}
