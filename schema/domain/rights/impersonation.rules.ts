// Who may be signed in as somebody else, for how long, and whom nobody is signed in as (screens.md §2.17; quality.md §2). The console's button asks it, the server
// decides by it, and asks it again while it lasts.
import { canSeeMoney, hasClaim, type Actor } from '../kernel/actor.ts';
import { CLAIM_WORDS } from '../kernel/claim-words.ts';
import type { Claim } from '../kernel/claims.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';

/** Whoever holds one of them decides about others’ rights: nobody borrows that. */
export const NEVER_BORROWED = ['CAN_MANAGE_ROLE_CLAIMS', 'CAN_IMPERSONATE_USERS'] as const satisfies readonly Claim[];

export interface ImpersonatedPerson {
  readonly id: number;
  readonly canLogIn: boolean;
  readonly claims: readonly Claim[];
  readonly isSubcontractor: boolean;
}

/**
 * Refusals: IMPERSONATION_NESTED, CLAIM_REQUIRED, IMPERSONATION_ONESELF, IMPERSONATION_NO_SIGN_IN, IMPERSONATION_OF_ADMINISTRATOR, IMPERSONATION_EXCEEDS_YOURS,
 * which lists what is lacking. A subcontractor sees the amounts of their tasks without a claim: who may not see money may not see theirs.
 */
export function canImpersonate(actor: Actor, person: ImpersonatedPerson): Verdict {
  const claims: readonly Claim[] =
    person.isSubcontractor && !canSeeMoney(actor) ? [...person.claims, 'CAN_VIEW_FINANCIAL_INFORMATION'] : person.claims;
  const lacking = [...new Set(claims)].filter((claim) => !hasClaim(actor, claim));
  const held = NEVER_BORROWED.filter((claim) => person.claims.includes(claim));
  return all(
    unless(actor.impersonatorId === undefined, 'IMPERSONATION_NESTED'),
    unless(hasClaim(actor, 'CAN_IMPERSONATE_USERS'), 'CLAIM_REQUIRED', { claim: 'CAN_IMPERSONATE_USERS' }),
    unless(person.id !== actor.userId, 'IMPERSONATION_ONESELF'),
    unless(person.canLogIn, 'IMPERSONATION_NO_SIGN_IN'),
    unless(held.length === 0, 'IMPERSONATION_OF_ADMINISTRATOR', { claims: held }),
    unless(lacking.length === 0, 'IMPERSONATION_EXCEEDS_YOURS', {
      claims: lacking,
      labels: lacking.map((claim) => CLAIM_WORDS[claim].label),
    }),
  );
}
