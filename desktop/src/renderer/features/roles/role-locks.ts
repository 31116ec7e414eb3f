// Which cells stay as they are, and why: what the person lacks, what is archived, and the last role that gives somebody the right to change roles.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import { mustKeepRightsHolder, type RoleHolders } from '@lotline/schema/domain/rights/role-changes.rules';
import type { DraftRole } from './role-draft.ts';
import type { LockOf } from './RoleMatrix.tsx';

export const lockOf =
  (actor: Actor, roles: readonly DraftRole[], holders: readonly RoleHolders[]): LockOf =>
  (role, claim) => {
    if (!hasClaim(actor, claim)) return 'you do not have it yourself, so you cannot change it';
    if (role.isArchived) return 'the role is archived';
    if (claim !== 'CAN_MANAGE_ROLE_CLAIMS' || !role.claims.includes(claim)) return null;
    const without = roles.map((other) =>
      other.id === role.id ? { ...other, claims: other.claims.filter((one) => one !== claim) } : other,
    );
    return mustKeepRightsHolder(without, holders).ok ? null : 'it cannot be removed: nobody else could change roles';
  };
