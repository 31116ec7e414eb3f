// Who may act on a task and on its job: the group that holds the task now, and who sees every group. A group that left a task keeps what it
// completed in view and changes nothing through it (domain.md §1, decision 022). The server's SQL says the same: task.scope, job.scope.
import { canSeeGroup, hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

interface GroupOfTask {
  readonly groupId: number | null;
}

export function isAssignedToTask(actor: Actor, task: GroupOfTask): boolean {
  return canSeeGroup(actor, task.groupId);
}

/** @param tasks those of the job that this person reads. */
export function isAssignedToJob(actor: Actor, tasks: readonly GroupOfTask[]): boolean {
  return hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION') || tasks.some((task) => isAssignedToTask(actor, task));
}

/** Asked only of what the person reads: what it does not read answers NOT_FOUND before any rule. */
export function mustBeAssigned(isAssigned: boolean, what: 'task' | 'job' | 'project'): Verdict {
  return unless(isAssigned, 'TASK_LEFT', { what });
}
