// Who changes a person, their roles and groups, and whether they can sign in (screens.md §2.17); where each of their claims comes from.
import type { Actor } from '../kernel/actor.ts';
import { CLAIM_AREAS, claimsOfArea } from '../kernel/claim-words.ts';
import type { Claim } from '../kernel/claims.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import { canManage } from '../record/record-declaration.ts';
import { PERSON } from './person.fields.ts';
import { mustHoldAll, type RoleClaims } from './role-changes.rules.ts';

/** Refusals: CLAIM_REQUIRED. */
export const canManagePeople = (actor: Actor): Verdict => canManage(actor, PERSON);

/**
 * The e-mail of somebody, and whether they can sign in, decide who has their rights: only who has these rights too changes either.
 * @param claims of the person. Refusals: CLAIM_REQUIRED, ROLE_EXCEEDS_YOURS.
 */
export const canChangeSignIn = (actor: Actor, claims: readonly Claim[]): Verdict => all(canManagePeople(actor), mustHoldAll(actor, claims));

/** Nobody shuts themselves out. Refusals: CLAIM_REQUIRED, OWN_SIGN_IN, ROLE_EXCEEDS_YOURS. */
export const canSetAccess = (
  actor: Actor,
  person: { readonly id: number; readonly claims: readonly Claim[] },
  canLogIn: boolean,
): Verdict => all(canManagePeople(actor), unless(canLogIn || person.id !== actor.userId, 'OWN_SIGN_IN'), mustHoldAll(actor, person.claims));

/** Who works in the field sees the tasks of their groups: without one they would see nothing. Refusals: PERSON_NEEDS_GROUP. */
export function mustHaveGroup(claims: readonly Claim[], groupCount: number): Verdict {
  const seesOwnAlone = claims.includes('CAN_ACCESS_FIELD_WORK') && !claims.includes('CAN_VIEW_ALL_GROUPS');
  return unless(groupCount > 0 || !seesOwnAlone, 'PERSON_NEEDS_GROUP');
}

export interface ClaimSource {
  readonly claim: Claim;
  /** The names of the roles that give it. */
  readonly roles: readonly string[];
}

/** In the order of the page of roles. */
export const claimSources = (roles: readonly RoleClaims[]): readonly ClaimSource[] =>
  CLAIM_AREAS.flatMap(claimsOfArea).flatMap((claim) => {
    const giving = roles.filter(({ claims }) => claims.includes(claim)).map(({ name }) => name);
    return giving.length === 0 ? [] : [{ claim, roles: giving }];
  });

export const claimsOfRoles = (roles: readonly RoleClaims[]): readonly Claim[] => claimSources(roles).map(({ claim }) => claim);
