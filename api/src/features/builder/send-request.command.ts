// 'I sent the message' (sendRequest): the request as it was sent, with the day on each job (domain.md §5).
import { QueryTypes } from 'sequelize';
import type { SendRequestInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { insertJobs, type IdsByJob } from './insert-request-jobs.step.ts';
import { insertRequest, oneContact, type AskedContact } from './new-request.step.ts';
import { lockAskableJobs, type RequestedJob } from './requested-jobs.queries.ts';

export function sendRequest(context: RequestContext, input: SendRequestInput, client: ClientMutation | null): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'sendRequest',
    input,
    client,
    work: async (command) => {
      const jobs = await lockAskableJobs(command, input.ids);
      const contact = oneContact(jobs);
      const builderRequestId = await insertRequest(command, contact, input.message, 'message');
      const rowsByJob = await insertJobs(command, builderRequestId, jobs);
      await writeSent(command, jobs, rowsByJob, { builderRequestId, ...contact, message: input.message });
      return true;
    },
  });
}

async function writeSent(
  command: CommandContext,
  jobs: readonly RequestedJob[],
  rowsByJob: IdsByJob,
  request: AskedContact & { readonly builderRequestId: number; readonly message: string },
): Promise<void> {
  const { sequelize, transaction, at } = command;
  const ids = jobs.map(({ id }) => id);
  const written = await sequelize.query<{ id: number; version: number }>(
    `update construction set builder_approval_sent_date = $at, version = version + 1 where id = any($ids::integer[]) returning id, version`,
    { bind: { at, ids }, transaction, type: QueryTypes.SELECT },
  );
  const versionsById = new Map(written.map(({ id, version }) => [id, version]));
  for (const { id, builderApprovalSentDate } of jobs) {
    const version = versionsById.get(id) ?? 0;
    if (jobs.length === 1) command.versions['construction'] = version;
    const head = { entity: 'construction', entityId: id, constructionId: id, version, move: 'requestBuilderApproval' } as const;
    const detail = { ...request, builderRequestJobId: rowsByJob.get(id) ?? 0 };
    appendEvent(command, { ...head, before: { builderApprovalSentDate }, after: { builderApprovalSentDate: at }, detail });
  }
}
