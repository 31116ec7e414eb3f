// Who reads, saves and removes the operations of GraphiQL: whoever may open it. One's own is one's own; a shared one is read and run by all of them.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, allowed, unless, type Verdict } from '../kernel/verdict.ts';

export const EXPLORER_CLAIM = 'CAN_ACCESS_ADMINISTRATOR_TASKS';

export interface OperationFacts {
  readonly ownerId: number;
  readonly ownerName: string;
  /** Its owner can no longer sign in: whoever may open GraphiQL takes it away. */
  readonly isOwnerGone: boolean;
}

/** Refusals: CLAIM_REQUIRED. */
export function canExplore(actor: Actor): Verdict {
  return unless(hasClaim(actor, EXPLORER_CLAIM), 'CLAIM_REQUIRED', { claim: EXPLORER_CLAIM });
}

/** Refusals: CLAIM_REQUIRED, OPERATION_NOT_YOURS. @param operation null: a new one */
export function canSaveOperation(actor: Actor, operation: OperationFacts | null): Verdict {
  return all(canExplore(actor), operation === null ? allowed : mustOwn(actor, operation));
}

/** Take it away and bring it back. Refusals: CLAIM_REQUIRED, OPERATION_NOT_YOURS. */
export function canRemoveOperation(actor: Actor, operation: OperationFacts): Verdict {
  return all(canExplore(actor), operation.isOwnerGone ? allowed : mustOwn(actor, operation));
}

function mustOwn({ userId }: Actor, { ownerId, ownerName }: OperationFacts): Verdict {
  return unless(userId === ownerId, 'OPERATION_NOT_YOURS', { owner: ownerName });
}
