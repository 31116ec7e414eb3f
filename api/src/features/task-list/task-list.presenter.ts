// What of a listed task reaches whom; its stage and age are made here, by the rules.
import { daysBetween, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';

export function taskPresenter({ actor, now, timeZone }: RequestContext): PresentRow<typeof TASK_LIST> {
  const dayOf = (instant: string): string => dayInZone(instant, timeZone);
  const today = dayOf(now().toISOString());
  return rowPresenter(TASK_LIST, actor, (row) => ({
    stage: taskStage(row),
    ageDays:
      row.issuedDate === null ? null : daysBetween(dayOf(row.issuedDate), row.completedDate === null ? today : dayOf(row.completedDate)),
  }));
}
