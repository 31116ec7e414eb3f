// Which tasks a person sees: all with CAN_VIEW_ALL_GROUPS, else those of its groups; a group that left a task keeps what it completed
// (domain.md §1). One SQL text for every read and write; everything outside answers NOT_FOUND.
import type { Actor } from '@lotline/schema/domain/kernel/actor';

/** The named binds that every scope text refers to. A type alias: Sequelize's binds want an index signature. */
export type ScopeBinds = {
  allGroups: boolean;
  groupIds: number[];
  canAccessConstruction: boolean;
  canAccessPotentialJobs: boolean;
  actorId: number;
};

export function scopeBinds(actor: Actor): ScopeBinds {
  return {
    allGroups: actor.claims.has('CAN_VIEW_ALL_GROUPS'),
    groupIds: [...actor.groupIds],
    canAccessConstruction: actor.claims.has('CAN_ACCESS_CONSTRUCTION'),
    canAccessPotentialJobs: actor.claims.has('CAN_ACCESS_POTENTIAL_JOBS'),
    actorId: actor.userId,
  };
}

/** A condition on the schedule of that alias; bind with scopeBinds. */
export function taskScope(alias: string): string {
  return `($allGroups::boolean
    or ${alias}.group_id = any($groupIds::int[])
    or (${alias}.completed_date is not null and ${alias}.completed_group_id = any($groupIds::int[])))`;
}
