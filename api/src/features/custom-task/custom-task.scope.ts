// Whose a custom task is: the person's that it was given to, else its group's, else everybody's (specification 2 §2). It is never left: who
// reads it ticks it off.

/** A condition on that alias's custom_task; bind with scopeBinds. */
export function customTaskScope(alias: string): string {
  return `(${alias}.user_id = $actorId::integer
    or (${alias}.user_id is null and ($allGroups::boolean or ${alias}.group_id is null or ${alias}.group_id = any($groupIds::int[]))))`;
}
