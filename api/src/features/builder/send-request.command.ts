// 'I sent the message' (sendRequest): the request as it was sent, with the day on each job (domain.md §5).
import { randomBytes } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { askedContact, contactKey } from '@lotline/schema/domain/builder-approval/builder-drafts.rules';
import type { SendRequestInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import { canBeRequested, mayRequestApproval, REQUEST_DAYS } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { PUBLIC_ID_BYTES } from '../../platform/storage/builder-links.ts';
import { linksOf } from './links-of.ts';
import { lockRequestedJobs, type RequestedJob } from './requested-jobs.queries.ts';

const DAY_MS = 86_400_000;

export const requestExpiry = (now: Date): Date => new Date(now.getTime() + REQUEST_DAYS * DAY_MS);

type AskedContact = ReturnType<typeof askedContact>;

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

function oneContact(jobs: readonly RequestedJob[]): AskedContact {
  const [first] = jobs;
  if (first === undefined || new Set(jobs.map(contactKey)).size > 1) {
    const sentence = 'These jobs are of different builders or contacts. Ask each of them by a message of their own.';
    return refuse('INVALID_INPUT', { field: 'ids', sentence });
  }
  return askedContact(first);
}

/** The link of the message names the request. A message that was sent without one is stored all the same: the answer comes by phone. */
async function insertRequest(command: CommandContext, contact: AskedContact, message: string): Promise<number> {
  const { sequelize, transaction, actor, at } = command;
  const publicId = linksOf(command).findIn(message, at) ?? randomBytes(PUBLIC_ID_BYTES);
  const bind = { ...contact, publicId, message, userId: actor.userId, at, expiresAt: requestExpiry(at) };
  const [row] = await sequelize.query<{ id: number }>(
    `insert into builder_request (public_id, developer, site_contact, site_contact_phone, message, requested_by_user_id, sent_at, expires_at)
     values ($publicId, $developer, $siteContact, $siteContactPhone, $message, $userId, $at, $expiresAt) returning id`,
    { bind, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  return row.id;
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
