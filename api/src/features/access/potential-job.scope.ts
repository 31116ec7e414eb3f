// Which potential jobs a person sees: all with CAN_ACCESS_POTENTIAL_JOBS, else those that it raised or that are assigned to it (domain.md §1).

/** A condition on the potential_job of that alias; bind with scopeBinds. */
export function potentialJobScope(alias: string): string {
  return `($canAccessPotentialJobs::boolean or ${alias}.raised_by_user_id = $actorId::integer or ${alias}.assigned_field_user_id = $actorId::integer)`;
}
