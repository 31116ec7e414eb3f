// 'Send by SMS' (sendBuilderSms): the request is stored and its message queued; the jobs are dated once the gateway has taken it (decision 083).
import { QueryTypes } from 'sequelize';
import type { SendRequestInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { insertJobs } from './insert-request-jobs.step.ts';
import { insertRequest, oneContact } from './new-request.step.ts';
import { mustHaveSmsLeft, queueSms } from './queue-sms.step.ts';
import { lockAskableJobs, type RequestedJob } from './requested-jobs.queries.ts';

export function sendBuilderSms(context: RequestContext, input: SendRequestInput, client: ClientMutation | null): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'sendBuilderSms',
    input,
    client,
    work: async (command) => {
      const jobs = await lockAskableJobs(command, input.ids);
      const gateway = command.smsGateway ?? refuse('SMS_NOT_SET_UP');
      const contact = oneContact(jobs);
      await mustHaveSmsLeft(command, contact.siteContactPhone);
      await mustNotBeQueued(command, jobs);
      const builderRequestId = await insertRequest(command, contact, input.message, 'gateway');
      const rowsByJob = await insertJobs(command, builderRequestId, jobs);
      await queueSms(command, { builderRequestId, mobile: contact.siteContactPhone, text: input.message, gateway });
      const versionsById = await touchJobs(command, input.ids);
      for (const { id, builderApprovalSentDate } of jobs)
        appendEvent(command, {
          ...{ move: 'queueBuilderSms', entity: 'construction', entityId: id, constructionId: id, version: versionsById.get(id) ?? 0 },
          before: { builderApprovalSentDate },
          after: { builderApprovalSentDate },
          detail: { builderRequestId, ...contact, message: input.message, builderRequestJobId: rowsByJob.get(id) ?? 0 },
        });
      return true;
    },
  });
}

/** Two people who press at once ask the builder once. @throws RefusalError SMS_QUEUED */
async function mustNotBeQueued({ sequelize, transaction }: CommandContext, jobs: readonly RequestedJob[]): Promise<void> {
  const [queued] = await sequelize.query<{ id: number }>(
    `select j.construction_id as id from sms_message m join builder_request r on r.id = m.builder_request_id
       join builder_request_job j on j.builder_request_id = r.id
      where m.state = 'queued' and r.revoked_at is null and j.construction_id = any($ids::integer[]) limit 1`,
    { bind: { ids: jobs.map(({ id }) => id) }, transaction, type: QueryTypes.SELECT },
  );
  const job = jobs.find(({ id }) => id === queued?.id);
  if (job !== undefined) refuse('SMS_QUEUED', { workOrder: job.workOrder });
}

/** Screens that are open on them read them again. @returns the versions by job */
export async function touchJobs(
  { sequelize, transaction, versions }: CommandContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const written = await sequelize.query<{ id: number; version: number }>(
    'update construction set version = version + 1 where id = any($ids::integer[]) returning id, version',
    { bind: { ids }, transaction, type: QueryTypes.SELECT },
  );
  const [only] = written;
  if (written.length === 1 && only !== undefined) versions['construction'] = only.version;
  return new Map(written.map(({ id, version }) => [id, version]));
}
