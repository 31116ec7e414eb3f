// Which projects a person reads, and on which of them it may write: all with CAN_ACCESS_CONSTRUCTION, else those with a job that it reads, or may
// change (domain.md §1, decisions 022 and 051).
import { jobScope, jobWriteScope } from './job.scope.ts';

/** Reads it. A condition on that alias's project; bind with scopeBinds. */
export const projectScope = (alias: string): string => throughJob(alias, jobScope('inside'));

/** May write there: whose group has left all of its jobs reads what was said, and says nothing more. */
export const projectWriteScope = (alias: string): string => throughJob(alias, jobWriteScope('inside'));

const throughJob = (alias: string, condition: string): string => `($canAccessConstruction::boolean
    or exists (select 1 from construction inside where inside.project_id = ${alias}.id and ${condition}))`;
