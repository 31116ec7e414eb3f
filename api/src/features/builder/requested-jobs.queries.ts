// The jobs that a builder is asked for, as the request and its draft need them; within the person's scope.
import { QueryTypes } from 'sequelize';
import type { AddressParts } from '@lotline/schema/domain/kernel/address';
import { normaliseMobile } from '@lotline/schema/domain/kernel/phone';
import {
  canBeRequested,
  mayRequestApproval,
  type RequestedJobFacts,
} from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { assignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';

export interface RequestedJob extends RequestedJobFacts, AddressParts {
  readonly id: number;
  readonly workOrder: string;
  readonly streetName: string | null;
  readonly suburb: string | null;
  readonly builderApprovalSentDate: Date | null;
  readonly builderApprovedDate: Date | null;
  readonly isAssigned: boolean;
}

const COLUMNS = `${wireColumns(
  'c',
  `id work_order address lot_number unit_number street_number street_name road_type suburb state post_code developer site_contact
   site_contact_phone builder_approval_sent_date builder_approved_date`,
)}, ${jobWriteScope('c')} as "isAssigned"`;

const LOCKED = prepared(
  'jobs-for-request',
  `select ${COLUMNS} from construction c where c.id = any($ids::integer[]) and ${jobScope('c')} order by c.id for no key update of c`,
);
const SEVERAL = prepared(
  'jobs-for-drafts',
  `select ${COLUMNS} from construction c where c.id = any($ids::integer[]) and ${jobWriteScope('c')}
    order by lower(btrim(c.developer)), c.site_contact, c.suburb, c.street_name, c.id`,
);
const ONE = prepared('job-for-draft', `select ${COLUMNS} from construction c where c.id = $id and ${jobScope('c')}`);
/** The number in full, where it is a mobile: as normaliseMobile has it. */
export const PHONE = `regexp_replace(regexp_replace(c.site_contact_phone, '\\s', '', 'g'), '^04', '+614')`;
const OF_CONTACT = prepared(
  'jobs-of-contact',
  `select ${COLUMNS} from construction c
    where ${PHONE} = $phone and c.builder_approved_date is null and c.id <> $id and lower(trim(c.developer)) = lower(trim($developer))
      and coalesce(trim(c.street_name), '') <> '' and coalesce(trim(c.suburb), '') <> '' and coalesce(trim(c.site_contact), '') <> ''
      and lower(c.status) not in ('complete', 'closed', 'cancelled') and ${jobWriteScope('c')}
    order by c.suburb, c.street_name, c.id limit $most`,
);

/** All of them, locked in the order of their ids. @throws RefusalError NOT_FOUND for one outside the scope, TASK_LEFT for one that is only read */
export async function lockRequestedJobs(command: CommandContext, ids: readonly number[]): Promise<RequestedJob[]> {
  const { sequelize, transaction, actor } = command;
  const bind = { ...scopeBinds(actor), ids };
  const found = await sequelize.query<RequestedJob>(LOCKED, { bind, transaction, type: QueryTypes.SELECT });
  const jobsById = new Map(found.map((job) => [job.id, job]));
  return ids.map((id) => assignedRow(jobsById.get(id), 'job'));
}

/** The same, each of them ready to be asked for. @throws RefusalError also CLAIM_REQUIRED, BUILDER_REQUEST_INCOMPLETE */
export async function lockAskableJobs(command: CommandContext, ids: readonly number[]): Promise<RequestedJob[]> {
  const jobs = await lockRequestedJobs(command, ids);
  const may = mayRequestApproval(command.actor);
  if (!may.ok) refuse(may.code, may.details);
  for (const job of jobs) {
    const verdict = canBeRequested(job, job.workOrder);
    if (!verdict.ok) refuse(verdict.code, verdict.details);
  }
  return jobs;
}

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read */
export async function loadRequestedJob({ sequelize, actor }: RequestContext, id: number): Promise<RequestedJob> {
  const [job] = await sequelize.query<RequestedJob>(ONE, { bind: { ...scopeBinds(actor), id }, type: QueryTypes.SELECT });
  return assignedRow(job, 'job');
}

/** Those that the person may change, by builder and street. */
export async function loadJobsForDrafts({ sequelize, actor }: RequestContext, ids: readonly number[]): Promise<RequestedJob[]> {
  return sequelize.query<RequestedJob>(SEVERAL, { bind: { ...scopeBinds(actor), ids }, type: QueryTypes.SELECT });
}

/** Other open jobs of the same builder and contact that nobody has approved, and that the person may change. */
export async function loadJobsOfContact({ sequelize, actor }: RequestContext, job: RequestedJob, most: number): Promise<RequestedJob[]> {
  const phone = normaliseMobile(job.siteContactPhone ?? '');
  const bind = { ...scopeBinds(actor), id: job.id, phone, developer: job.developer ?? '', most };
  return sequelize.query<RequestedJob>(OF_CONTACT, { bind, type: QueryTypes.SELECT });
}
