// The audience of a change: exactly those who can read the changed record, or could before it (domain.md §1 "Scope"). Nobody else learns even
// an id.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { Claim } from '@lotline/schema/domain/kernel/claims';

/** Holders of one of the claims, members of one of the groups, and named people; what is left out is nobody. */
export interface Readers {
  readonly claims?: readonly Claim[];
  readonly groupIds?: readonly number[];
  readonly userIds?: readonly number[];
}

export interface Audience extends Readers {
  /** The claim without which none of these reads it. */
  readonly needs?: Claim;
  /** A rule of the domain that decides about each person, beside those who are listed. */
  readonly isFor?: (actor: Actor) => boolean;
}

export function isInAudience(
  actor: Pick<Actor, 'userId' | 'claims' | 'groupIds' | 'isSubcontractor'>,
  { claims = [], groupIds = [], userIds = [], needs, isFor = () => false }: Audience,
): boolean {
  if (needs !== undefined && !actor.claims.has(needs)) return false;
  return (
    isFor(actor) ||
    userIds.includes(actor.userId) ||
    groupIds.some((groupId) => actor.groupIds.has(groupId)) ||
    claims.some((claim) => actor.claims.has(claim))
  );
}
