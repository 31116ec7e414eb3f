// The list's one primary button: the task I am onsite at, else the next one of today, else none (mock decision 2).
import type { FieldTask, FieldWork } from '@lotline/schema/domain/task/field-task';
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';

export interface NowStep {
  readonly kind: 'onsite' | 'next';
  readonly task: FieldTask;
}

/**
 * @param sections of the whole list: a search narrows what is shown, not what comes next.
 * @param ownGroups who looks at another group's list has nothing to do next in it.
 */
export function nowStep(work: FieldWork, sections: readonly FieldListSection[], ownGroups: ReadonlySet<number>): NowStep | null {
  const onsite = latestVisit([...work.rejectedSchedules, ...work.workSchedule]);
  if (onsite !== null) return { kind: 'onsite', task: onsite };
  const today = sections.find((section) => section.isToday)?.tasks ?? [];
  const next = today.find(({ groupId }) => groupId !== null && ownGroups.has(groupId));
  return next === undefined ? null : { kind: 'next', task: next };
}

/** Several visits can be open at once; the one begun last is where the person stands. */
function latestVisit(tasks: readonly FieldTask[]): FieldTask | null {
  const begun = (task: FieldTask) => (task.onsiteSinceUtc === null ? 0 : Date.parse(task.onsiteSinceUtc));
  const open = tasks.filter((task) => task.isCurrentlyOnsite);
  return open.reduce<FieldTask | null>((last, task) => (last === null || begun(task) > begun(last) ? task : last), null);
}
