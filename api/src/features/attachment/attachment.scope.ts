// Which files a person reads: those of a job that it reads (of one of its tasks: when it reads that task too) or of a potential job
// (domain.md §1). A file that has not arrived is its owner's alone. Who may change one: whoever may act on what the file belongs to.
import { jobScope, jobWriteScope } from '../job/job.scope.ts';
import { potentialJobScope } from '../potential-job/potential-job.scope.ts';
import { taskScope, taskWriteScope } from '../task/task.scope.ts';

/** Reads it. A condition on that alias's attachment; bind with scopeBinds. */
export function attachmentScope(alias: string): string {
  return `((${alias}.state <> 'reserved' or ${alias}.owner_user_id = $actorId::integer) and ${ofTarget(alias, jobScope('sc'), taskScope('ss'))})`;
}

/** May change it, beside attachmentScope. A potential job is never left: who reads it may act on it. */
export function attachmentWriteScope(alias: string): string {
  return ofTarget(alias, jobWriteScope('sc'), taskWriteScope('ss'));
}

const ofTarget = (alias: string, onJob: string, onTask: string): string => `(
    exists (select 1 from construction sc where sc.id = ${alias}.construction_id and ${onJob}
      and (${alias}.schedule_id is null or exists (select 1 from schedule ss where ss.id = ${alias}.schedule_id and ${onTask})))
    or exists (select 1 from potential_job sp where sp.id = ${alias}.potential_job_id and ${potentialJobScope('sp')}))`;
