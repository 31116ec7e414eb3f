// What the builder of a job was asked and answered, request by request, the newest first (screens.md §2.10): for the office alone.
import { QueryTypes } from 'sequelize';
import { isOpenRequest, requestState, type Channel } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText, jsonList } from '../../platform/db/wire-columns.ts';
import { jobScope } from '../access/job.scope.ts';
import type { BuilderRequest, RequestedJobAnswer } from './builder-request.type.ts';
import { linksOf } from './links-of.step.ts';

/** Older ones stand in the job's history. */
const MOST_REQUESTS = 50;
const nameOf = (id: string): string => `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${id})`;

const JOBS = `select o.construction_id as "constructionId", o.work_order as "workOrder", o.address, o.answer, o.answer_reason as reason,
    o.earliest_date as "earliestDate", o.access_notes as "accessNotes", o.answered_by_name as name, o.answered_by_role as role,
    o.answered_by_mobile as mobile, ${instantText('o.answered_at')} as "answeredAt", ${nameOf('o.recorded_by_user_id')} as "recordedBy",
    o.spoken_on as "spokenOn", o.call_note as note
  from builder_request_job o join construction c on c.id = o.construction_id
  where o.builder_request_id = r.id and ${jobScope('c')} order by o.id`;

const REQUESTS = prepared(
  'requests-of-job',
  `select r.id, r.channel, r.developer, r.site_contact as "siteContact", r.site_contact_phone as "siteContactPhone", r.message,
     r.sent_at as "sentAt", ${nameOf('r.requested_by_user_id')} as "sentBy", r.expires_at as "expiresAt", r.revoked_at as "revokedAt",
     ${nameOf('r.revoked_by_user_id')} as "revokedBy", r.revoke_reason as "revokeReason", r.public_id as "publicId", ${jsonList(JOBS)} as jobs
   from builder_request_job own join builder_request r on r.id = own.builder_request_id join construction c on c.id = own.construction_id
   where own.construction_id = $id and ${jobScope('c')} order by r.sent_at desc, r.id desc limit ${String(MOST_REQUESTS)}`,
);

interface RequestRow extends Pick<
  BuilderRequest,
  'id' | 'developer' | 'siteContact' | 'siteContactPhone' | 'message' | 'sentBy' | 'revokedBy' | 'revokeReason'
> {
  readonly channel: Channel;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly publicId: Buffer;
  readonly jobs: readonly RequestedJobAnswer[];
}

export async function loadRequestsOfJob(context: RequestContext, id: number): Promise<BuilderRequest[]> {
  const { sequelize, actor, now } = context;
  const rows = await sequelize.query<RequestRow>(REQUESTS, { bind: { ...scopeBinds(actor), id }, type: QueryTypes.SELECT });
  const links = linksOf(context);
  return rows.map(({ publicId, sentAt, expiresAt, revokedAt, jobs, ...row }) => {
    const answers = jobs.map(({ answer }) => answer);
    const isOpen = row.channel !== 'call' && isOpenRequest({ expiresAt, revokedAt }, now());
    return {
      ...row,
      jobs,
      state: requestState({ answers, expiresAt, revokedAt }, now()),
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      link: isOpen ? links.url(publicId, expiresAt) : null,
    };
  });
}
