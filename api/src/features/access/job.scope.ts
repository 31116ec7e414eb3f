// Which jobs a person reads, and which it may change: all with CAN_ACCESS_CONSTRUCTION, else those with at least one task that it reads, or
// may act on (domain.md §1, decision 022).
import { taskScope, taskWriteScope } from './task.scope.ts';

/** Reads it. A condition on that alias's construction; bind with scopeBinds. */
export const jobScope = (alias: string): string => throughTask(alias, taskScope('scoped'));

/** May change it. */
export const jobWriteScope = (alias: string): string => throughTask(alias, taskWriteScope('scoped'));

const throughTask = (alias: string, condition: string): string => `($canAccessConstruction::boolean
    or exists (select 1 from schedule scoped where scoped.construction_id = ${alias}.id and ${condition}))`;

/** Of a row that belongs to a job: whoever reads or may change the job reads or may change it. */
export const recordOfJob = (alias: string) => ({
  reads: ofJob(alias, jobScope('of_job')),
  writes: ofJob(alias, jobWriteScope('of_job')),
});
const ofJob = (alias: string, condition: string): string =>
  `exists (select 1 from construction of_job where of_job.id = ${alias}.construction_id and ${condition})`;
