// What the scope conditions of every read and write know of the person: its claims and its groups, as named binds (domain.md §1, decision 022).
import type { Actor } from '@lotline/schema/domain/kernel/actor';

/** The binds that every scope text refers to. A type alias: Sequelize's binds want an index signature. */
type ScopeBinds = {
  allGroups: boolean;
  groupIds: number[];
  canAccessConstruction: boolean;
  canAccessPotentialJobs: boolean;
  seesAmounts: boolean;
  keepsContractors: boolean;
  keepsPeople: boolean;
  actorId: number;
};

export function scopeBinds(actor: Actor): ScopeBinds {
  return {
    allGroups: actor.claims.has('CAN_VIEW_ALL_GROUPS'),
    groupIds: [...actor.groupIds],
    canAccessConstruction: actor.claims.has('CAN_ACCESS_CONSTRUCTION'),
    canAccessPotentialJobs: actor.claims.has('CAN_ACCESS_POTENTIAL_JOBS'),
    seesAmounts: actor.claims.has('CAN_VIEW_FINANCIAL_INFORMATION'),
    keepsContractors: actor.claims.has('CAN_MANAGE_INDEPENDENT_CONTRACTORS'),
    keepsPeople: actor.claims.has('CAN_MANAGE_USERS'),
    actorId: actor.userId,
  };
}
