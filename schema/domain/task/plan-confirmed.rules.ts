// Whether the quantities of a task that nobody entered count as done (specification 1 §4).
import { hasConfirmed, type TaskFacts } from './task.lifecycle.ts';

/** Whether the crew has said that what nobody entered was done as planned: by Confirm, or by Submit. Going onsite again asks anew. */
export function isPlanConfirmed(task: Pick<TaskFacts, 'submittedDate' | 'taskUsers'>): boolean {
  return task.submittedDate !== null || task.taskUsers.some((visit) => hasConfirmed(visit, task));
}
