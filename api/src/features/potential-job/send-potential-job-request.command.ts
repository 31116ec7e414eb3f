// 'I sent the message' for sites that are no jobs yet (sendPotentialJobRequest): the request as it was sent, with the day on each of them (domain.md §5).
import { QueryTypes } from 'sequelize';
import { canBeRequested, mayRequestApproval } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all, unless } from '@lotline/schema/domain/kernel/verdict';
import { requestedFacts, shortName } from '@lotline/schema/domain/potential-job/builder-request.rules';
import type { SendPotentialJobRequestInput } from '@lotline/schema/domain/potential-job/potential-job.input';
import { isOpen } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import type { NumberingSetting } from '@lotline/schema/domain/settings/numbering.setting';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { insertRequest, oneContact, type AskedContact } from '../builder/new-request.step.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';
import { readPotentialJobs, type LockedPotentialJob } from './lock-potential-jobs.ts';

export function sendPotentialJobRequest(
  context: RequestContext,
  input: SendPotentialJobRequestInput,
  client: ClientMutation | null,
): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'sendPotentialJobRequest',
    input,
    client,
    work: async (command) => {
      const jobs = await readPotentialJobs(command, input.ids);
      if (jobs.length < input.ids.length) refuse('NOT_FOUND');
      const numbering = (await loadCompanySettings({ ...command, log: context.log }, ['Numbering']))('Numbering');
      for (const job of jobs) {
        const verdict = all(
          mayRequestApproval(command.actor),
          unless(isOpen(job.status), 'POTENTIAL_JOB_STATE', { status: job.status, move: 'ask' }),
          canBeRequested(requestedFacts(job.entry), shortName(job.id, numbering)),
        );
        if (!verdict.ok) refuse(verdict.code, verdict.details);
      }
      const contact = oneContact(jobs.map(({ entry }) => requestedFacts(entry)));
      const builderRequestId = await insertRequest(command, contact, input.message, 'message');
      await writeSent(command, jobs, { builderRequestId, ...contact, message: input.message }, numbering);
      return true;
    },
  });
}

const INSERT = prepared(
  'insert-potential-job-requests',
  `insert into builder_request_job (builder_request_id, potential_job_id, address, work_order)
   select $requestId, r.id, r.address, r."workOrder" from json_to_recordset($rows::json) r(id integer, address text, "workOrder" text) order by r.id
   returning id, potential_job_id as "potentialJobId"`,
);
const DATE = prepared(
  'date-potential-job-requests',
  `update potential_job set builder_approval_sent_date = $at, version = version + 1 where id = any($ids::integer[])`,
);

async function writeSent(
  command: CommandContext,
  jobs: readonly LockedPotentialJob[],
  request: AskedContact & { readonly builderRequestId: number; readonly message: string },
  numbering: NumberingSetting,
): Promise<void> {
  const { sequelize, transaction, at } = command;
  const rows = jobs.map(({ id, entry }) => ({ id, address: siteLine(entry), workOrder: shortName(id, numbering) }));
  const inserted = await sequelize.query<{ id: number; potentialJobId: number }>(INSERT, {
    bind: { requestId: request.builderRequestId, rows: JSON.stringify(rows) },
    transaction,
    type: QueryTypes.SELECT,
  });
  await sequelize.query(DATE, { bind: { at, ids: jobs.map(({ id }) => id) }, transaction });
  for (const { id, version, builderApprovalSentDate } of jobs) {
    const builderRequestJobId = inserted.find(({ potentialJobId }) => potentialJobId === id)?.id ?? 0;
    appendEvent(command, {
      ...{ move: 'requestPotentialJobApproval', entity: 'potential_job', entityId: id, constructionId: null, version: version + 1 },
      before: { builderApprovalSentDate },
      after: { builderApprovalSentDate: at },
      detail: { ...request, builderRequestJobId },
    });
  }
}
