// Which tasks a person reads, and on which of them it may act (domain.md §1, decision 022): one SQL text each for every read and write. What
// is not read answers NOT_FOUND; what is read and may not be acted on, TASK_LEFT. The pure counterpart is holder.rules.

/** Reads it: who may act on it, and the group that completed it before it left. A condition on that alias's schedule; bind with scopeBinds. */
export function taskScope(alias: string): string {
  return `(${taskWriteScope(alias)}
    or (${alias}.completed_date is not null and ${alias}.completed_group_id = any($groupIds::int[])))`;
}

/** May act on it: all with CAN_VIEW_ALL_GROUPS, else the group that holds it now, from its issue on: before, it is the office's alone. */
export function taskWriteScope(alias: string): string {
  return `($allGroups::boolean or (coalesce(${alias}.group_id = any($groupIds::int[]), false) and ${alias}.issued_date is not null))`;
}
