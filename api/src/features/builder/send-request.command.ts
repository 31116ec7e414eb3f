// 'I sent the message' (sendRequest): the request as it was sent, with the day on each job (domain.md §5).
import { QueryTypes } from 'sequelize';
import type { SendRequestInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import { canBeRequested, mayRequestApproval } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { insertRequest, oneContact, type AskedContact } from './new-request.step.ts';
import { lockRequestedJobs, type RequestedJob } from './requested-jobs.queries.ts';

export function sendRequest(context: RequestContext, input: SendRequestInput, client: ClientMutation | null): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'sendRequest',
    input,
    client,
    work: async (command) => {
      const jobs = await lockRequestedJobs(command, input.ids);
      const may = mayRequestApproval(command.actor);
      if (!may.ok) refuse(may.code, may.details);
      for (const job of jobs) {
        const verdict = canBeRequested(job, job.workOrder);
        if (!verdict.ok) refuse(verdict.code, verdict.details);
      }
      const contact = oneContact(jobs);
      const builderRequestId = await insertRequest(command, contact, input.message);
      const rowsByJob = await insertJobs(command, builderRequestId, jobs);
      await writeSent(command, jobs, rowsByJob, { builderRequestId, ...contact, message: input.message });
      return true;
    },
  });
}

/** Of the request's rows, by the job. */
type IdsByJob = ReadonlyMap<number, number>;

async function insertJobs({ sequelize, transaction }: CommandContext, requestId: number, jobs: readonly RequestedJob[]): Promise<IdsByJob> {
  const rows = jobs.map((job) => ({ id: job.id, address: formatAddress(job), workOrder: job.workOrder }));
  const inserted = await sequelize.query<{ id: number; constructionId: number }>(
    `insert into builder_request_job (builder_request_id, construction_id, address, work_order)
     select $requestId, r.id, r.address, r."workOrder" from json_to_recordset($rows::json) r(id integer, address text, "workOrder" text) order by r.id
     returning id, construction_id as "constructionId"`,
    { bind: { requestId, rows: JSON.stringify(rows) }, transaction, type: QueryTypes.SELECT },
  );
  return new Map(inserted.map(({ id, constructionId }) => [constructionId, id]));
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
