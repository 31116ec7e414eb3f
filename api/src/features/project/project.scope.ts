// Which projects a person reads: all with CAN_ACCESS_CONSTRUCTION, else those with a job that it reads (domain.md §1, decision 051).
import { jobScope } from '../job/job.scope.ts';

/** A condition on that alias's project; bind with scopeBinds. */
export const projectScope = (alias: string): string => `($canAccessConstruction::boolean
    or exists (select 1 from construction inside where inside.project_id = ${alias}.id and ${jobScope('inside')}))`;
