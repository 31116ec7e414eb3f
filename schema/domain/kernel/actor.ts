// Who acts: built once for each request from the database, never from a token's contents (domain.md §1).
import type { Claim } from './claims.ts';

export interface Actor {
  readonly userId: number;
  readonly claims: ReadonlySet<Claim>;
  readonly groupIds: ReadonlySet<number>;
  readonly isSubcontractor: boolean;
  /** Who is signed in as this person (screens.md §2.17): everything that is written names both. */
  readonly impersonatorId?: number;
}

/** Who sits before the screen: limits of requests count for them. */
export const presentPersonId = ({ userId, impersonatorId }: Pick<Actor, 'userId' | 'impersonatorId'>): number => impersonatorId ?? userId;

export function hasClaim(actor: Actor, claim: Claim): boolean {
  return actor.claims.has(claim);
}

/** What crews do on their phones; whoever holds another claim works for the office too. */
const FIELD_CLAIMS: ReadonlySet<Claim> = new Set<Claim>([
  'CAN_VIEW_DASHBOARD',
  'CAN_ACCESS_FIELD_WORK',
  'CAN_ACCESS_TICKET_OF_WORK',
  'CAN_ACCESS_POTENTIAL_JOBS',
]);

/** Whoever is signed in as a crew is of the office all the same. */
export const isOfOffice = ({ claims, impersonatorId }: Pick<Actor, 'claims' | 'impersonatorId'>): boolean =>
  impersonatorId !== undefined || [...claims].some((claim) => !FIELD_CLAIMS.has(claim));

/** Rates and totals: subcontractors (of their own tasks) and holders of the claim. Spec 1 §6. */
export function canSeeMoney(actor: Actor): boolean {
  return actor.isSubcontractor || actor.claims.has('CAN_VIEW_FINANCIAL_INFORMATION');
}

/** All groups by claim, otherwise the person's own. Spec 1 §6. */
export function canSeeGroup(actor: Actor, groupId: number | null): boolean {
  return actor.claims.has('CAN_VIEW_ALL_GROUPS') || (groupId !== null && actor.groupIds.has(groupId));
}

/** Everything that decides what a person sees, as one text: where two differ, screens are drawn and read anew. */
export const rightsOf = ({ userId, claims, groupIds, isSubcontractor }: Actor): string =>
  [userId, isSubcontractor, [...claims].sort().join(), [...groupIds].sort((a, b) => a - b).join()].join(' ');
