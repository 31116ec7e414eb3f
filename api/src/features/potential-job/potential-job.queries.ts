// Potential jobs as they are sent: within the person's scope, the newest first.
import { QueryTypes } from 'sequelize';
import { POTENTIAL_JOB } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantColumns, instantText, jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { plainColumns } from '../../platform/record/write-record.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';
import { ATTACHMENT_COLUMNS, ATTACHMENT_TABLES, presentAttachment, type AttachmentRow } from '../attachment/attachment.presenter.ts';
import type { Attachment } from '../attachment/attachment.type.ts';
import { attachmentScope } from '../attachment/attachment.scope.ts';
import type { PotentialJobAnswer } from './potential-job.type.ts';

/** The contract's list has no pages: the newest, and the office's own list has all of them. */
const MOST_POTENTIAL_JOBS = 500;

const nameOf = (id: string): string => `(select nullif(trim(u.first_name || ' ' || u.last_name), '') from app_user u where u.id = ${id})`;
/** Of potential job p; its files that have arrived. */
const FILE_COUNT = `(select count(*)::integer from attachment a where a.potential_job_id = p.id and a.state = 'uploaded')`;

const COLUMNS = `${wireColumns(
  'p',
  `id version client_id status needs_office_approval assigned_field_user_id raised_by_user_id reason duplicate_of_id construction_id expanded_from_id`,
)}, ${plainColumns(POTENTIAL_JOB, 'p')}, ${nameOf('p.assigned_field_user_id')} as "assignedTo", coalesce(${nameOf('p.raised_by_user_id')}, '') as "raisedBy",
  ${instantColumns('p', 'builder_approval_sent_date builder_approved_date')}, ${instantText('p.created_at')} as "createdUtc",
  ${FILE_COUNT} as "attachmentCount"`;

const BY_STATUS = prepared(
  'potential-jobs',
  `select ${COLUMNS} from potential_job p where ${potentialJobScope('p')} and ($status::text is null or p.status = $status)
    order by p.created_at desc, p.id desc limit ${String(MOST_POTENTIAL_JOBS)}`,
);
const BY_IDS = prepared(
  'potential-jobs-by-id',
  `select ${COLUMNS} from unnest($ids::integer[]) with ordinality asked(id, place) join potential_job p on p.id = asked.id
    where ${potentialJobScope('p')} order by asked.place`,
);
const FILES = prepared(
  'potential-job-files',
  `select ${jsonList(`select ${ATTACHMENT_COLUMNS} from ${ATTACHMENT_TABLES}
    where a.potential_job_id = p.id and a.state = 'uploaded' and ${attachmentScope('a')} order by a.created_utc desc, a.id desc`)} as files
    from potential_job p where p.id = $id and ${potentialJobScope('p')}`,
);

export async function loadPotentialJobs({ sequelize, actor }: RequestContext, status: string | null): Promise<PotentialJobAnswer[]> {
  const bind = { ...scopeBinds(actor), status };
  return (await sequelize.query<PotentialJobAnswer>(BY_STATUS, { bind, type: QueryTypes.SELECT })).map(presentPotentialJob);
}

/** In the order in which they are named; those out of scope are left out. */
export async function loadPotentialJobsById({ sequelize, actor }: RequestContext, ids: readonly number[]): Promise<PotentialJobAnswer[]> {
  const bind = { ...scopeBinds(actor), ids: [...ids] };
  return (await sequelize.query<PotentialJobAnswer>(BY_IDS, { bind, type: QueryTypes.SELECT })).map(presentPotentialJob);
}

/** @throws RefusalError NOT_FOUND out of scope */
export async function loadPotentialJobFiles(context: RequestContext, id: number): Promise<Attachment[]> {
  const bind = { ...scopeBinds(context.actor), id };
  const [found] = await context.sequelize.query<{ files: AttachmentRow[] }>(FILES, { bind, type: QueryTypes.SELECT });
  return (found?.files ?? refuse('NOT_FOUND')).map((file) => presentAttachment(context, file));
}

function presentPotentialJob(row: PotentialJobAnswer): PotentialJobAnswer {
  return {
    id: row.id,
    version: row.version,
    clientId: row.clientId,
    status: row.status,
    needsOfficeApproval: row.needsOfficeApproval,
    assignedFieldUserId: row.assignedFieldUserId,
    assignedTo: row.assignedTo,
    raisedByUserId: row.raisedByUserId,
    raisedBy: row.raisedBy,
    createdUtc: row.createdUtc,
    reason: row.reason,
    duplicateOfId: row.duplicateOfId,
    constructionId: row.constructionId,
    expandedFromId: row.expandedFromId,
    builderApprovalSentDate: row.builderApprovalSentDate,
    builderApprovedDate: row.builderApprovedDate,
    attachmentCount: row.attachmentCount,
    builder: row.builder,
    siteContactName: row.siteContactName,
    siteContactPhone: row.siteContactPhone,
    lotNumber: row.lotNumber,
    lotRangeLow: row.lotRangeLow,
    lotRangeHigh: row.lotRangeHigh,
    unitNumber: row.unitNumber,
    unitRangeLow: row.unitRangeLow,
    unitRangeHigh: row.unitRangeHigh,
    streetNumber: row.streetNumber,
    streetRangeLow: row.streetRangeLow,
    streetRangeHigh: row.streetRangeHigh,
    streetName: row.streetName,
    roadType: row.roadType,
    suburb: row.suburb,
    state: row.state,
    postCode: row.postCode,
    comments: row.comments,
    addressFromField: row.addressFromField,
  };
}
