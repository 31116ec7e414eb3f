// Which files a person reads: those of a job that it reads (of one of its tasks: when it reads that task too), of a potential job (domain.md §1), or
// the plans of projects, which are the office's wherever they are shown (decision 051). A file that has not arrived is its owner's alone; a receipt is of those who may see amounts (decision 054). Who may change one: whoever may act on what the file belongs to.
import { RECEIPTS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import { documentScope } from '../access/document.scope.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';
import { taskScope, taskWriteScope } from '../access/task.scope.ts';

/** Reads it. A condition on that alias's attachment; bind with scopeBinds. */
export function attachmentScope(alias: string): string {
  return `((${alias}.state <> 'reserved' or ${alias}.owner_user_id = $actorId::integer) and ${receiptScope(alias)} and ${ofTarget(alias, jobScope('sc'), taskScope('ss'))})`;
}

/** No receipt, or one that this person may read: where the job is known to be read, all that is left to ask. */
export const receiptScope = (alias: string): string =>
  `($seesAmounts::boolean or ${alias}.owner_user_id = $actorId::integer or not ${isReceipt(alias)})`;

/** By its category, or as that of an expense or a material. */
export const isReceipt = (alias: string): string => `(coalesce(${alias}.tags, '') ~ '(^|;) *${RECEIPTS_CATEGORY} *(;|$)'
    or exists (select 1 from job_cost sk where sk.receipt_id = ${alias}.id))`;

/** May change it, beside attachmentScope. Neither a potential job nor a project is ever left: who reads the file may act on it. */
export function attachmentWriteScope(alias: string): string {
  return ofTarget(alias, jobWriteScope('sc'), taskWriteScope('ss'));
}

const ofTarget = (alias: string, onJob: string, onTask: string): string => `(
    exists (select 1 from construction sc where sc.id = ${alias}.construction_id and ${onJob}
      and (${alias}.schedule_id is null or exists (select 1 from schedule ss where ss.id = ${alias}.schedule_id and ${onTask})))
    or exists (select 1 from potential_job sp where sp.id = ${alias}.potential_job_id and ${potentialJobScope('sp')})
    or exists (select 1 from resource_document sr where sr.id = ${alias}.resource_document_id and ${documentScope('sr')})
    or (${alias}.project_id is not null and ${PLAN_SCOPE}))`;

/** Whether a person reads plans at all: of all projects or of none. */
const PLAN_SCOPE = '$canAccessConstruction::boolean';
