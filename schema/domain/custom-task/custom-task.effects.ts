// What a tick makes of a custom task (specification 2 §7): the command writes it, the list shows it before the server answered.
import type { Instant, Pressed } from '../task/task.effects.ts';

/** Who ticked it, and when, as the record keeps it. */
export interface TickState<I extends Instant> {
  readonly isCompleted: boolean;
  readonly completedUtc: I | null;
  readonly completedByUserId: number | null;
}

export function tick<I extends Instant>(isCompleted: boolean, { actor, at }: Pressed<I>): TickState<I> {
  return { isCompleted, completedUtc: isCompleted ? at : null, completedByUserId: isCompleted ? actor.userId : null };
}
