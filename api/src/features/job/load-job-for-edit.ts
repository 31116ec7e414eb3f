// A job as its edit, hold and reset need it: locked, within the person's scope (house style, step 5).
import { QueryTypes } from 'sequelize';
import type { ContactState } from '@lotline/schema/domain/job/job.effects';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { loadContacts } from './load-job-for-change.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { assignedRow } from '../access/assigned-row.step.ts';
import { editedColumns, valuesOf } from './job-columns.ts';
import type { StatusPlan } from './planned-status.step.ts';

type Custom = Readonly<Record<string, unknown>>;

/** Beside what is edited. */
export interface JobProgress extends StatusPlan {
  readonly status: string;
  readonly holdReason: string | null;
  readonly holdUntil: string | null;
  readonly statusBeforeHold: string | null;
  readonly onsiteDate: string | null;
  readonly bookedDate: string | null;
  readonly workTasksCompleteDate: string | null;
  readonly builderApprovalSentDate: Date | null;
  readonly builderApprovedDate: Date | null;
}

export interface EditedJob extends JobProgress {
  readonly id: number;
  readonly version: number;
  readonly workOrder: string;
  readonly workType: string;
  readonly values: JobValues;
  readonly customFields: Custom;
  readonly issuedTasks: number;
  readonly siteContacts: readonly ContactState[];
}

const PROGRESS = `status hold_reason hold_until status_before_hold status_change_hangfire_id planned_status planned_status_at planned_status_by onsite_date booked_date work_tasks_complete_date
  builder_approval_sent_date builder_approved_date`;

const LOCK = prepared(
  'lock-job-for-edit',
  `select c.id, c.version, ${editedColumns('c')}, ${wireColumns('c', PROGRESS)}, c.custom_fields as "customFields", ${jobWriteScope('c')} as "isAssigned",
      (select count(*)::integer from schedule s where s.construction_id = c.id and s.issued_date is not null) as "issuedTasks"
     from construction c where c.id = $constructionId and ${jobScope('c')} for no key update of c`,
);

type Row = Omit<EditedJob, 'values' | 'siteContacts'> & { readonly isAssigned: boolean };

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read */
export async function loadJobForEdit(command: CommandContext, constructionId: number): Promise<EditedJob> {
  const [locked] = await command.sequelize.query<Row>(LOCK, {
    bind: { ...scopeBinds(command.actor), constructionId },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  const row = assignedRow(locked, 'job');
  return { ...row, values: valuesOf({ ...row }, row.customFields), siteContacts: await loadContacts(command, constructionId) };
}
