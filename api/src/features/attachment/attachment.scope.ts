// Which files a person sees: those of a visible job (of one of its tasks: when that task is visible too) or of a visible potential job
// (domain.md §1). A file that has not arrived is its owner's alone.
import { jobScope } from '../job/job.scope.ts';
import { potentialJobScope } from '../potential-job/potential-job.scope.ts';
import { taskScope } from '../task/task.scope.ts';

/** A condition on the attachment of that alias; bind with scopeBinds. */
export function attachmentScope(alias: string): string {
  return `((${alias}.state <> 'reserved' or ${alias}.owner_user_id = $actorId::integer) and (
    exists (select 1 from construction sc where sc.id = ${alias}.construction_id and ${jobScope('sc')}
      and (${alias}.schedule_id is null or exists (select 1 from schedule ss where ss.id = ${alias}.schedule_id and ${taskScope('ss')})))
    or exists (select 1 from potential_job sp where sp.id = ${alias}.potential_job_id and ${potentialJobScope('sp')})))`;
}
