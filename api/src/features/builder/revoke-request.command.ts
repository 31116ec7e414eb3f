// Revoke a request (revokeBuilderRequest): its link opens nothing from now on. Jobs that nobody has approved are as if it had not been sent; its answers
// stay where they are (screens.md §2.10).
import { QueryTypes } from 'sequelize';
import type { RevokeRequestInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import { canRevokeRequest, mayManageApprovals, type Channel } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockRequestedJobs } from './requested-jobs.queries.ts';

interface RevokedRequest {
  readonly siteContact: string;
  readonly channel: Channel;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly jobIds: readonly number[];
}

export function revokeRequest(context: RequestContext, input: RevokeRequestInput, client: ClientMutation | null): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'revokeBuilderRequest',
    input,
    client,
    work: async (command) => {
      const may = mayManageApprovals(command.actor);
      if (!may.ok) refuse(may.code, may.details);
      const request = await lockRevoked(command, input.id);
      const jobs = await lockRequestedJobs(command, request.jobIds);
      const verdict = canRevokeRequest(command.actor, request, command.at);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const written = await writeRevoked(command, input, request.jobIds);
      const before = new Map(jobs.map((job) => [job.id, job.builderApprovalSentDate]));
      for (const { id, version, builderApprovalSentDate } of written)
        appendEvent(command, {
          ...{ entity: 'construction', entityId: id, constructionId: id, version, move: 'revokeBuilderRequest', why: input.reason },
          before: { builderApprovalSentDate: before.get(id) ?? null },
          after: { builderApprovalSentDate },
          detail: { builderRequestId: input.id, siteContact: request.siteContact },
        });
      return true;
    },
  });
}

/** The request before its jobs, as an answer locks them. */
async function lockRevoked({ sequelize, transaction }: CommandContext, id: number): Promise<RevokedRequest> {
  await sequelize.query('select 1 from builder_request where id = $id for update', { bind: { id }, transaction });
  const [request] = await sequelize.query<RevokedRequest>(
    `select r.site_contact as "siteContact", r.channel, r.expires_at as "expiresAt", r.revoked_at as "revokedAt",
       array(select j.construction_id from builder_request_job j where j.builder_request_id = r.id order by 1) as "jobIds"
     from builder_request r where r.id = $id`,
    { bind: { id }, transaction, type: QueryTypes.SELECT },
  );
  return request ?? refuse('NOT_FOUND');
}

interface WrittenJob {
  readonly id: number;
  readonly version: number;
  readonly builderApprovalSentDate: Date | null;
}

async function writeRevoked({ sequelize, transaction, actor, at }: CommandContext, input: RevokeRequestInput, jobIds: readonly number[]) {
  await sequelize.query(
    'update builder_request set revoked_at = $at, revoked_by_user_id = $userId, revoke_reason = $reason where id = $id',
    { bind: { at, userId: actor.userId, reason: input.reason, id: input.id }, transaction },
  );
  return sequelize.query<WrittenJob>(
    `update construction c set version = c.version + 1, builder_approval_sent_date = case when c.builder_approved_date is not null then c.builder_approval_sent_date
         else (select max(r.sent_at) from builder_request_job j join builder_request r on r.id = j.builder_request_id
                where j.construction_id = c.id and r.revoked_at is null and r.is_sent) end
       where c.id = any($jobIds::integer[]) returning c.id, c.version, c.builder_approval_sent_date as "builderApprovalSentDate"`,
    { bind: { jobIds }, transaction, type: QueryTypes.SELECT },
  );
}
