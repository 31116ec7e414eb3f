// Ticking a custom task off in the field list (specification 2 §2, §3).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { CustomTask } from './custom-task.ts';

export type CustomTaskFacts = Pick<CustomTask, 'isCompleted' | 'isCompletable'>;

/** Tick or untick: only what the field may complete; what stays as it is is never refused. */
export function canSetCustomTask(actor: Actor, task: CustomTaskFacts, isCompleted: boolean): Verdict {
  return all(
    unless(hasClaim(actor, 'CAN_ACCESS_FIELD_WORK'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_FIELD_WORK' }),
    unless(task.isCompletable || task.isCompleted === isCompleted, 'CUSTOM_TASK_NOT_COMPLETABLE'),
  );
}
