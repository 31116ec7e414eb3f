// The task's derived stage, shown as 'Status' (specification 2 §4).
import type { MaybeInstant } from './task.lifecycle.ts';

export const STAGES = ['New Job', 'Accepted', 'Work In Progress', 'Completed'] as const;
export type Stage = (typeof STAGES)[number];

interface StageFacts {
  readonly acceptedDate: MaybeInstant;
  readonly onsiteDate: MaybeInstant;
  readonly completedDate: MaybeInstant;
}

export function taskStage(task: StageFacts): Stage {
  if (task.completedDate !== null) return 'Completed';
  if (task.onsiteDate !== null) return 'Work In Progress';
  return task.acceptedDate !== null ? 'Accepted' : 'New Job';
}
