// Who saves, shares and removes a view of a list [assume]: one's own is one's own; what everybody sees is made by those whom the list names.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import type { AnyList } from '../list/list-declaration.ts';
import { all, allowed, unless, type Verdict } from '../kernel/verdict.ts';

type SharedList = Pick<AnyList, 'shareClaim'>;

export interface ViewFacts {
  readonly ownerId: number;
  readonly ownerName: string;
  /** Its owner can no longer sign in. */
  readonly isOwnerGone: boolean;
}

/** Refusals: CLAIM_REQUIRED. */
export function canShareView(actor: Actor, { shareClaim }: SharedList): Verdict {
  return unless(hasClaim(actor, shareClaim), 'CLAIM_REQUIRED', { claim: shareClaim });
}

/** Refusals: VIEW_NOT_YOURS, CLAIM_REQUIRED. @param view null: a new one */
export function canSaveView(actor: Actor, list: SharedList, view: ViewFacts | null, isShared: boolean): Verdict {
  return all(view === null ? allowed : mustOwn(actor, view), isShared ? canShareView(actor, list) : allowed);
}

/** Take it away and bring it back. Where its owner is gone, whoever may share. Refusals: VIEW_NOT_YOURS. */
export function canRemoveView(actor: Actor, list: SharedList, view: ViewFacts): Verdict {
  return view.isOwnerGone && canShareView(actor, list).ok ? allowed : mustOwn(actor, view);
}

function mustOwn({ userId }: Actor, { ownerId, ownerName }: ViewFacts): Verdict {
  return unless(userId === ownerId, 'VIEW_NOT_YOURS', { owner: ownerName });
}
