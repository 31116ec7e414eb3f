// Which screens a change of roles opens and closes, and for how many people (screens.md §2.17).
import type { Claim } from '../kernel/claims.ts';
import { claimsOfRoles, type RoleClaims, type RoleHolders } from './role-changes.rules.ts';

export interface Screen {
  readonly label: string;
  /** One of them opens it. */
  readonly claims: readonly Claim[];
}

export interface ScreenChange {
  readonly label: string;
  readonly opens: boolean;
  readonly count: number;
  /** Of some of them. */
  readonly names: readonly string[];
}

/** In the order of the screens, those that open before those that close. @param holders who can log in */
export function screenChanges(
  screens: readonly Screen[],
  before: readonly RoleClaims[],
  after: readonly RoleClaims[],
  holders: readonly RoleHolders[],
): readonly ScreenChange[] {
  const sets = holders.map((holder) => ({
    ...holder,
    was: claimsOfRoles(before, holder.roleIds),
    is: claimsOfRoles(after, holder.roleIds),
  }));
  const changes = screens
    .filter(({ claims }) => claims.length > 0)
    .flatMap(({ label, claims }) =>
      [true, false].flatMap((opens): ScreenChange[] => {
        const some = sets.filter(({ was, is }) => isOpen(is, claims) === opens && isOpen(was, claims) !== opens);
        const count = some.reduce((sum, one) => sum + one.count, 0);
        return count === 0 ? [] : [{ label, opens, count, names: some.flatMap(({ names }) => names) }];
      }),
    );
  return [...changes.filter(({ opens }) => opens), ...changes.filter(({ opens }) => !opens)];
}

const isOpen = (held: ReadonlySet<Claim>, claims: readonly Claim[]): boolean => claims.some((claim) => held.has(claim));
