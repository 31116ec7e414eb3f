// Which tasks of a job stand on the page: the opened one first, then the others of its resource group (specification 1 §2, §6).
import { canSeeGroup, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { Job, Task } from './page-data.ts';

/** Null when the task is not there, or not shared with this person. */
export function shownTasks(job: Pick<Job, 'schedules'>, taskId: number, actor: Actor): { opened: Task; others: Task[] } | null {
  const opened = job.schedules.find((task) => task.id === taskId);
  if (opened === undefined) return null;
  const others = job.schedules.filter(
    (task) => task.id !== opened.id && task.groupId === opened.groupId && canSeeGroup(actor, task.groupId),
  );
  return { opened, others };
}
