// What every part of the task page reads: the job, the opened task, who looks at it and when, the calls and the open sheet.
import type { FieldTaskComment } from '@lotline/schema/domain/task/field-task';
import { createContext, useContext } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { Job, PageData, Task } from './facts/page-data.ts';
import type { NextStep, OtherMove } from './facts/next-step.ts';
import type { OnsiteElsewhere } from './facts/onsite-elsewhere.ts';
import type { May } from './facts/task-facts.ts';
import type { TaskSettings } from './facts/task-settings.ts';
import type { ForecastOf } from './use-photo-forecasts.ts';
import type { PageActions } from './use-page-actions.ts';

export type OpenSheet =
  | {
      readonly name:
        | 'more'
        | 'status'
        | 'developer'
        | 'contacts'
        | 'comment'
        | 'partial'
        | 'complete'
        | 'elsewhere'
        | 'startCard'
        | 'decline'
        | 'submit';
    }
  | { readonly name: 'confirm'; readonly thenSubmits?: boolean }
  | { readonly name: 'addItem'; readonly taskId: number }
  | { readonly name: 'changeItem'; readonly taskId: number; readonly itemId: number }
  | { readonly name: 'fieldComment'; readonly comment: FieldTaskComment | null };

export interface TaskPage {
  readonly data: PageData;
  readonly job: Job;
  readonly opened: Task;
  readonly others: readonly Task[];
  readonly actor: Actor;
  readonly isSubcontracted: boolean;
  /** The opened task is with a group of this person; else it is only read, as what their group completed before it left. */
  readonly isAssigned: boolean;
  /** So is some task of the job: what belongs to the job may be changed. */
  readonly isJobAssigned: boolean;
  readonly settings: TaskSettings;
  /** False while the built-in ones stand in: which photos the task needs is not known then. */
  readonly areSettingsRead: boolean;
  readonly now: Date;
  readonly today: CalendarDay;
  readonly zone: string;
  readonly may: May;
  readonly next: NextStep | null;
  /** Where this person is onsite besides here, the newest visit first. */
  readonly elsewhere: readonly OnsiteElsewhere[];
  readonly otherMoves: readonly OtherMove[];
  /** What of a task's photos is received, waiting here and not taken. */
  readonly photosOf: ForecastOf;
  readonly actions: PageActions;
  /** The page itself, or a form of it that the list has opened. */
  readonly at: 'page' | 'list';
  readonly show: (sheet: OpenSheet) => void;
  readonly close: () => void;
}

export const TaskPageContext = createContext<TaskPage | null>(null);

/** @throws Error outside the task page. */
export function useTaskPage(): TaskPage {
  const page = useContext(TaskPageContext);
  if (page === null) throw new Error('This part belongs inside TaskView');
  return page;
}

/** The task of an item: the opened one or another card's. */
export function taskOf(page: Pick<TaskPage, 'opened' | 'others'>, taskId: number): Task | undefined {
  return [page.opened, ...page.others].find((task) => task.id === taskId);
}
