// What the builder of a job was asked and answered, request by request, the newest first (screens.md §2.10): for the office alone.
import { QueryTypes } from 'sequelize';
import { isOpenRequest, requestState, type Channel } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { maySendAgain, smsText, type SmsFailure, type SmsState } from '@lotline/schema/domain/builder-approval/sms.rules';
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

/** None of its jobs is without a request that was sent later. */
const IS_SUPERSEDED = `not exists (select from builder_request_job o where o.builder_request_id = r.id and not exists (
    select from builder_request_job n join builder_request s on s.id = n.builder_request_id
     where n.construction_id = o.construction_id and s.id > r.id and s.revoked_at is null and s.is_sent))`;

const REQUESTS = prepared(
  'requests-of-job',
  `select r.id, r.channel, r.developer, r.site_contact as "siteContact", r.site_contact_phone as "siteContactPhone", r.message,
     r.sent_at as "sentAt", ${nameOf('r.requested_by_user_id')} as "sentBy", r.expires_at as "expiresAt", r.revoked_at as "revokedAt",
     ${nameOf('r.revoked_by_user_id')} as "revokedBy", r.revoke_reason as "revokeReason", own.opened_at as "openedAt", ${IS_SUPERSEDED} as "isSuperseded", r.public_id as "publicId",
     m.state as "smsState", m.failure as "smsFailure", m.gateway as "smsGateway", m.queued_at as "smsQueuedAt", m.settled_at as "smsSettledAt", r.is_sent as "isSent", ${jsonList(JOBS)} as jobs
   from builder_request_job own join builder_request r on r.id = own.builder_request_id join construction c on c.id = own.construction_id left join sms_message m on m.builder_request_id = r.id
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
  readonly openedAt: Date | null;
  readonly isSuperseded: boolean;
  readonly publicId: Buffer;
  readonly isSent: boolean;
  readonly smsState: SmsState | null;
  readonly smsFailure: SmsFailure | null;
  readonly smsGateway: string | null;
  readonly smsQueuedAt: Date | null;
  readonly smsSettledAt: Date | null;
  readonly jobs: readonly RequestedJobAnswer[];
}

export async function loadRequestsOfJob(context: RequestContext, id: number): Promise<BuilderRequest[]> {
  const { sequelize, actor, now } = context;
  const rows = await sequelize.query<RequestRow>(REQUESTS, { bind: { ...scopeBinds(actor), id }, type: QueryTypes.SELECT });
  const links = linksOf(context);
  return rows.map(({ publicId, jobs, isSuperseded, smsState, smsFailure, smsGateway, smsQueuedAt, smsSettledAt, isSent, ...row }) => {
    const { channel, sentAt, expiresAt, revokedAt, openedAt } = row;
    const answers = jobs.map(({ answer }) => answer);
    // of a message that retention has let go the request says whether it was sent
    const sms = smsState ?? (isSent ? null : 'failed');
    const isOpen = channel !== 'call' && isOpenRequest({ expiresAt, revokedAt }, now());
    return {
      ...row,
      jobs,
      state: requestState({ answers, expiresAt, revokedAt, openedAt, isSuperseded, sms }, now()),
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      openedAt: openedAt?.toISOString() ?? null,
      link: isOpen ? links.url(publicId, expiresAt) : null,
      sms:
        smsState === null || smsGateway === null || smsQueuedAt === null
          ? null
          : {
              state: smsState,
              words: smsText(smsState, smsFailure, smsGateway),
              settledAt: smsSettledAt?.toISOString() ?? null,
              maySendAgain: isOpen && maySendAgain({ state: smsState, failure: smsFailure, queuedAt: smsQueuedAt }, now()),
            },
    };
  });
}
