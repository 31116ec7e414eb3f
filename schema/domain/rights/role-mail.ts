// Who is told of a saved change of roles, and in which words: of what they may do from then on, never of amounts (screens.md §2.17).
import { CLAIM_WORDS } from '../kernel/claim-words.ts';
import { CLAIMS, type Claim } from '../kernel/claims.ts';
import { claimsOfRoles, type RoleClaims } from './role-changes.rules.ts';

export interface NotifiedPerson {
  readonly id: number;
  /** Of the roles that were changed, those that they hold. */
  readonly roleIds: readonly number[];
  /** What their other roles give. */
  readonly others: readonly Claim[];
}

export interface RoleLetter {
  readonly userId: number;
  readonly subject: string;
  readonly text: string;
}

const SUBJECT = 'Your rights in Lotline have changed';

/** One for each person whose rights differ: who has the same by another role is told nothing. */
export function roleLetters(
  people: readonly NotifiedPerson[],
  before: readonly RoleClaims[],
  after: readonly RoleClaims[],
  signature: string,
): readonly RoleLetter[] {
  return people.flatMap(({ id, roleIds, others }): RoleLetter[] => {
    const [had, has] = [before, after].map((roles) => new Set([...claimsOfRoles(roles, roleIds), ...others]));
    const words = (is: (claim: Claim) => boolean) => CLAIMS.filter(is).map((claim) => `- ${CLAIM_WORDS[claim].may}`);
    const gained = words((claim) => has?.has(claim) === true && had?.has(claim) !== true);
    const lost = words((claim) => had?.has(claim) === true && has?.has(claim) !== true);
    if (gained.length + lost.length === 0) return [];
    const names = after.filter((role) => roleIds.includes(role.id)).map(({ name }) => name.replace(/\s+/g, ' '));
    const text = [
      `${names.length === 1 ? 'The role' : 'The roles'} ${names.join(', ')} ${names.length === 1 ? 'was' : 'were'} changed.`,
      ...(gained.length === 0 ? [] : ['', 'You can now:', ...gained]),
      ...(lost.length === 0 ? [] : ['', 'You can no longer:', ...lost]),
      ...['', 'This takes effect within a minute. Work on your phone that is not sent yet is kept.', '', signature],
    ].join('\n');
    return [{ userId: id, subject: SUBJECT, text }];
  });
}
