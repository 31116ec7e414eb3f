// Changes of the roles: who may make them, and what they do to people, in words, before they are saved (screens.md §2.17). The console tells by it, the server
// decides by it.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { CLAIM_WORDS } from '../kernel/claim-words.ts';
import type { Claim } from '../kernel/claims.ts';
import { all, allowed, refused, unless, type Verdict } from '../kernel/verdict.ts';
import { canManage } from '../record/record-declaration.ts';
import { ROLE } from './role.fields.ts';

export interface RoleClaims {
  readonly id: number;
  readonly name: string;
  readonly claims: readonly Claim[];
}

/** Those who can log in and hold exactly these roles. */
export interface RoleHolders {
  readonly roleIds: readonly number[];
  readonly count: number;
  /** Of some of them, by name. */
  readonly names: readonly string[];
}

/** @param claims that are given or taken: nobody gives or takes what they lack. Refusals: CLAIM_REQUIRED, ROLE_EXCEEDS_YOURS. */
export function canChangeClaims(actor: Actor, claims: readonly Claim[]): Verdict {
  return all(canManage(actor, ROLE), mustHoldAll(actor, claims));
}

/** Refusals: ROLE_EXCEEDS_YOURS, which lists what is lacking. */
export function mustHoldAll(actor: Actor, claims: readonly Claim[]): Verdict {
  const lacking = [...new Set(claims)].filter((claim) => !hasClaim(actor, claim));
  return unless(lacking.length === 0, 'ROLE_EXCEEDS_YOURS', {
    claims: lacking,
    labels: lacking.map((claim) => CLAIM_WORDS[claim].label),
  });
}

/** A role that people hold stays: to archive it would take their rights in silence. Refusals: ROLE_HELD. */
export const canArchiveRole = (holderCount: number): Verdict => (holderCount > 0 ? refused('ROLE_HELD', { holderCount }) : allowed);

/** Somebody who can log in keeps the claim that all others can be given back by. Refusals: LAST_RIGHTS_HOLDER. */
export function mustKeepRightsHolder(roles: readonly RoleClaims[], holders: readonly RoleHolders[]): Verdict {
  const giving = new Set(roles.filter(({ claims }) => claims.includes('CAN_MANAGE_ROLE_CLAIMS')).map(({ id }) => id));
  return unless(
    holders.some(({ roleIds, count }) => count > 0 && roleIds.some((id) => giving.has(id))),
    'LAST_RIGHTS_HOLDER',
  );
}

/** What one ticked or unticked cell does to people. */
export interface CellEffect {
  readonly roleId: number;
  readonly claim: Claim;
  readonly isGain: boolean;
  /** For whom it makes a difference. */
  readonly count: number;
  readonly names: readonly string[];
  /** Who hold the role and have the claim by another one, before and after. */
  readonly unaffected: { readonly count: number; readonly names: readonly string[] };
}

/** Of each cell that differs, in the order of the roles. @param after the same roles; a role that is new is held by nobody */
export function effectsOf(
  before: readonly RoleClaims[],
  after: readonly RoleClaims[],
  holders: readonly RoleHolders[],
): readonly CellEffect[] {
  const [had, has] = [claimsById(before), claimsById(after)];
  return after.flatMap(({ id }) => {
    const [was, is] = [had.get(id) ?? EMPTY, has.get(id) ?? EMPTY];
    const changed = [...new Set([...was, ...is])].filter((claim) => was.has(claim) !== is.has(claim));
    const mine = holders.filter(({ roleIds }) => roleIds.includes(id));
    return changed.map((claim): CellEffect => {
      const differs = ({ roleIds }: RoleHolders) => gives(had, roleIds, claim) !== gives(has, roleIds, claim);
      const affected = mine.filter(differs);
      const unaffected = summed(mine.filter((some) => !differs(some)));
      return { roleId: id, claim, isGain: is.has(claim), ...summed(affected), unaffected };
    });
  });
}

/** What somebody with these roles may. */
export const claimsOfRoles = (roles: readonly RoleClaims[], roleIds: readonly number[]): ReadonlySet<Claim> =>
  new Set(roles.filter(({ id }) => roleIds.includes(id)).flatMap(({ claims }) => claims));

const EMPTY: ReadonlySet<Claim> = new Set();
type ClaimsById = ReadonlyMap<number, ReadonlySet<Claim>>;
const claimsById = (roles: readonly RoleClaims[]): ClaimsById => new Map(roles.map(({ id, claims }) => [id, new Set(claims)]));
const gives = (roles: ClaimsById, roleIds: readonly number[], claim: Claim): boolean =>
  roleIds.some((id) => roles.get(id)?.has(claim) === true);
const summed = (some: readonly RoleHolders[]) => ({
  count: some.reduce((sum, { count }) => sum + count, 0),
  names: some.flatMap(({ names }) => names),
});

const people = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-AU')} people`);

/** '3 people may now see rates and totals', and who they are. */
export function sayEffect({ claim, isGain, count, names, unaffected }: CellEffect): { readonly sentence: string; readonly about: string } {
  const { may } = CLAIM_WORDS[claim];
  const sentence = `${count === 0 ? 'Nobody' : people(count)} may ${isGain ? 'now' : 'no longer'} ${may}`;
  const kept =
    unaffected.count === 0
      ? ''
      : `${namesOf(unaffected)} ${isGain ? 'already had it' : unaffected.count === 1 ? 'keeps it' : 'keep it'} through another role`;
  return {
    sentence: count === 0 ? `No change for anyone: ${isGain ? 'gives' : 'takes'} “${CLAIM_WORDS[claim].label}”` : sentence,
    about: [namesOf({ count, names }), kept].filter((part) => part !== '').join('; '),
  };
}

const MOST_NAMES = 5;

function namesOf({ count, names }: { readonly count: number; readonly names: readonly string[] }): string {
  const shown = names.slice(0, MOST_NAMES);
  const others = count - shown.length;
  if (shown.length === 0) return count === 0 ? '' : people(count);
  return others > 0 ? `${shown.join(', ')} and ${others.toLocaleString('en-AU')} more` : shown.join(', ');
}
