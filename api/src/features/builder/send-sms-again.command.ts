// A message that failed is queued once more (sendBuilderSmsAgain). One that may have arrived keeps its id, so that the gateway does not send it twice.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { RequestIdInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import { isOpenRequest, mayManageApprovals } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { canSendAgain, isAnswered, type QueuedFacts } from '@lotline/schema/domain/builder-approval/sms.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { addSmsJob, mustHaveSmsLeft } from './queue-sms.step.ts';
import { lockRequestedJobs } from './requested-jobs.queries.ts';
import { touchJobs } from './send-sms.command.ts';

interface FailedSms extends QueuedFacts {
  readonly id: number;
  readonly sendId: string;
  readonly siteContact: string;
  readonly siteContactPhone: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly jobIds: readonly number[];
}

export function sendBuilderSmsAgain(context: RequestContext, input: RequestIdInput, client: ClientMutation | null): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'sendBuilderSmsAgain',
    input,
    client,
    work: async (command) => {
      const may = mayManageApprovals(command.actor);
      if (!may.ok) refuse(may.code, may.details);
      const sms = await lockSms(command, input.id);
      const jobs = await lockRequestedJobs(command, sms.jobIds);
      const isOpen = isOpenRequest(sms, command.at);
      const gateway = command.smsGateway ?? null;
      const verdict = canSendAgain(command.actor, { ...sms, isOpen }, gateway !== null, command.at);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await mustHaveSmsLeft(command, sms.siteContactPhone);
      await queueAgain(command, sms, gateway ?? '');
      const versionsById = await touchJobs(command, sms.jobIds);
      const { siteContact, siteContactPhone } = sms;
      for (const { id, builderApprovalSentDate } of jobs)
        appendEvent(command, {
          ...{ move: 'queueBuilderSmsAgain', entity: 'construction', entityId: id, constructionId: id, version: versionsById.get(id) ?? 0 },
          before: { builderApprovalSentDate },
          after: { builderApprovalSentDate },
          detail: { builderRequestId: input.id, siteContact, siteContactPhone },
        });
      return true;
    },
  });
}

/** The request before its message and its jobs, as the sending locks them. */
async function lockSms({ sequelize, transaction }: CommandContext, requestId: number): Promise<FailedSms> {
  await sequelize.query('select 1 from builder_request where id = $requestId for update', { bind: { requestId }, transaction });
  const [sms] = await sequelize.query<FailedSms>(
    `select m.id, m.send_id as "sendId", m.state, m.failure, m.queued_at as "queuedAt", r.site_contact as "siteContact",
       r.site_contact_phone as "siteContactPhone", r.expires_at as "expiresAt", r.revoked_at as "revokedAt",
       array(select j.construction_id from builder_request_job j where j.builder_request_id = r.id and j.construction_id is not null order by 1) as "jobIds"
     from sms_message m join builder_request r on r.id = m.builder_request_id where r.id = $requestId for update of m`,
    { bind: { requestId }, transaction, type: QueryTypes.SELECT },
  );
  return sms ?? refuse('NOT_FOUND');
}

async function queueAgain(command: CommandContext, { id, sendId, failure }: FailedSms, gateway: string): Promise<void> {
  const { sequelize, transaction, actor, at } = command;
  // what the gateway answered it would answer again by the same id
  const next = isAnswered(failure) ? randomUUID() : sendId;
  await sequelize.query(
    `update sms_message set state = 'queued', failure = null, settled_at = null, tries = 0, sends = sends + 1, send_id = $next, gateway = $gateway,
       is_in_doubt = is_in_doubt and send_id = $next, queued_by_user_id = $userId, queued_at = $at where id = $id`,
    { bind: { id, next, gateway, userId: actor.userId, at }, transaction },
  );
  await addSmsJob(command, id);
}
