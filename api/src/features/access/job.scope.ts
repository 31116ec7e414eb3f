// Which jobs a person reads, and which it may change: all with CAN_ACCESS_CONSTRUCTION, else those with at least one task that it reads, or
// may act on (domain.md §1, decision 022).
import { taskScope, taskWriteScope } from './task.scope.ts';

/** Reads it. A condition on that alias's construction; bind with scopeBinds. */
export const jobScope = (alias: string): string => throughTask(alias, taskScope('scoped'));

/** May change it. */
export const jobWriteScope = (alias: string): string => throughTask(alias, taskWriteScope('scoped'));

const throughTask = (alias: string, condition: string): string => `($canAccessConstruction::boolean
    or exists (select 1 from schedule scoped where scoped.construction_id = ${alias}.id and ${condition}))`;
