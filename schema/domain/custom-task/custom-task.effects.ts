// What a tick makes of a custom task (specification 2 §7): the command writes it, the list shows it before the server answered.
import type { Instant, Pressed } from '../kernel/effect.ts';

/** Who ticked it, and when, as the record keeps it. */
export interface TickState<I extends Instant> {
  readonly isCompleted: boolean;
  readonly completedUtc: I | null;
  readonly completedByUserId: number | null;
  /** Of the press that ticked it. */
  readonly clientId: string | null;
}

export function tick<I extends Instant>(isCompleted: boolean, { actor, at, id }: Pressed<I>): TickState<I> {
  return isCompleted
    ? { isCompleted, completedUtc: at, completedByUserId: actor.userId, clientId: id }
    : { isCompleted, completedUtc: null, completedByUserId: null, clientId: null };
}
