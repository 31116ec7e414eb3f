// What a builder said on the phone (recordBuilderAnswer), written down by the office with who, when and what was said (screens.md §2.10). It answers the open
// request of each job; a job without one gets a request that was a call.
import { randomBytes } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { RecordAnswerInput } from '@lotline/schema/domain/builder-approval/builder-request.input';
import { canRecordAnswer, mayManageApprovals } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { PUBLIC_ID_BYTES } from '../../platform/storage/builder-links.ts';
import { loadAnswered, lockRequestsOf, type AnsweredRow } from './answered-jobs.queries.ts';
import { lockRequestedJobs, type RequestedJob } from './requested-jobs.queries.ts';
import { requestExpiry } from './new-request.step.ts';

export function recordAnswer(context: RequestContext, input: RecordAnswerInput, client: ClientMutation | null): Promise<boolean> {
  return runCommand<boolean>(context, {
    operation: 'recordBuilderAnswer',
    input,
    client,
    work: async (command) => {
      const may = mayManageApprovals(command.actor);
      if (!may.ok) refuse(may.code, may.details);
      await lockRequestsOf(command, input.ids);
      const jobs = await lockRequestedJobs(command, input.ids);
      if (input.spokenOn > dayInZone(command.at.toISOString(), command.timeZone))
        refuse('INVALID_INPUT', { field: 'spokenOn', sentence: 'A call in the future cannot be recorded.' });
      const rows = await loadAnswered(command, input.ids);
      for (const job of jobs) {
        const isApprovedByCall = rows.get(job.id)?.isApprovedByCall ?? false;
        const facts = { workOrder: job.workOrder, isApproved: job.builderApprovedDate !== null, isApprovedByCall };
        const verdict = canRecordAnswer(command.actor, facts);
        if (!verdict.ok) refuse(verdict.code, verdict.details);
      }
      // one after the other: a connection answers one statement at a time
      for (const job of jobs) await record(command, input, job, rows.get(job.id));
      return true;
    },
  });
}

async function record(command: CommandContext, input: RecordAnswerInput, job: RequestedJob, row: AnsweredRow | undefined): Promise<void> {
  const { ids: _ids, ...detail } = input;
  const open = row?.openRowId ?? null;
  const made = open === null ? await insertCall(command, input, job) : { builderRequestId: null, builderRequestJobId: open };
  await writeAnswer(command, input, made.builderRequestJobId);
  const { builderApprovalSentDate, builderApprovedDate } = job;
  const after = {
    builderApprovalSentDate: builderApprovalSentDate ?? command.at,
    builderApprovedDate: input.answer === 'approved' ? (builderApprovedDate ?? command.at) : null,
  };
  const version = await writeJob(command, job.id, after);
  if (input.ids.length === 1) command.versions['construction'] = version;
  appendEvent(command, {
    ...{ move: 'recordBuilderAnswer', entity: 'construction', entityId: job.id, constructionId: job.id, version },
    before: { builderApprovalSentDate, builderApprovedDate },
    after,
    detail: { ...made, ...detail },
  });
}

interface CallRows {
  readonly builderRequestId: number;
  readonly builderRequestJobId: number;
}

async function insertCall(command: CommandContext, { name, phone }: RecordAnswerInput, job: RequestedJob): Promise<CallRows> {
  const { sequelize, transaction, actor, at } = command;
  const bind = {
    ...{ publicId: randomBytes(PUBLIC_ID_BYTES), developer: (job.developer ?? '').trim(), name, at, expiresAt: requestExpiry(at) },
    ...{
      phone: phone ?? job.siteContactPhone ?? '',
      userId: actor.userId,
      id: job.id,
      address: formatAddress(job),
      workOrder: job.workOrder,
    },
  };
  const [row] = await sequelize.query<CallRows>(
    `with call as (insert into builder_request (public_id, developer, site_contact, site_contact_phone, message, channel, requested_by_user_id, sent_at, expires_at)
       values ($publicId, $developer, $name, $phone, '', 'call', $userId, $at, $expiresAt) returning id)
     insert into builder_request_job (builder_request_id, construction_id, address, work_order)
     select call.id, $id, $address, $workOrder from call returning builder_request_id as "builderRequestId", id as "builderRequestJobId"`,
    { bind, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error('an insert that returns its row returned none');
  return row;
}

async function writeAnswer({ sequelize, transaction, actor, at }: CommandContext, input: RecordAnswerInput, id: number): Promise<void> {
  const { answer, reason, earliestDate, name, role, phone, spokenOn, note } = input;
  await sequelize.query(
    `update builder_request_job set answer = $answer, answer_reason = $reason, earliest_date = $earliestDate, answered_by_name = $name,
       answered_by_role = $role, answered_by_mobile = $phone, answered_at = $at, recorded_by_user_id = $userId, spoken_on = $spokenOn, call_note = $note
     where id = $id`,
    { bind: { id, answer, reason, earliestDate, name, role, phone, spokenOn, note, at, userId: actor.userId }, transaction },
  );
}

interface JobDays {
  readonly builderApprovalSentDate: Date;
  readonly builderApprovedDate: Date | null;
}

async function writeJob({ sequelize, transaction }: CommandContext, id: number, days: JobDays): Promise<number> {
  const [row] = await sequelize.query<{ version: number }>(
    `update construction set builder_approval_sent_date = $sent, builder_approved_date = $approved, version = version + 1 where id = $id returning version`,
    { bind: { id, sent: days.builderApprovalSentDate, approved: days.builderApprovedDate }, transaction, type: QueryTypes.SELECT },
  );
  return row?.version ?? 0;
}
