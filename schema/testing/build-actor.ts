// People for tests: a field worker of group 1 unless told otherwise.
import type { Actor } from '../domain/kernel/actor.ts';
import type { Claim } from '../domain/kernel/claims.ts';

export interface ActorOptions {
  readonly userId?: number;
  /** Added to those of a field worker. */
  readonly claims?: readonly Claim[];
  /** In place of a field worker's. */
  readonly onlyClaims?: readonly Claim[];
  readonly groupIds?: readonly number[];
  readonly isSubcontractor?: boolean;
}

const FIELD_WORKER: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK'];

export function buildActor(options: ActorOptions = {}): Actor {
  return {
    userId: options.userId ?? 7,
    claims: new Set(options.onlyClaims ?? [...FIELD_WORKER, ...(options.claims ?? [])]),
    groupIds: new Set(options.groupIds ?? [1]),
    isSubcontractor: options.isSubcontractor ?? false,
  };
}
