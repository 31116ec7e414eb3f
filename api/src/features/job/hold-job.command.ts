// Put on hold (holdConstruction) with a reason and a day on which the queue puts it back; release earlier by hand (releaseConstruction).
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { HoldJobInput } from '@lotline/schema/domain/job/job-edit.input';
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { canHoldAs, canHoldJob, canReleaseJob, firstStatus, holdStatus } from '@lotline/schema/domain/job/job-hold.lifecycle';
import { mustHaveWhatItNeeds } from '@lotline/schema/domain/job/status-needs.rules';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addLaterJob, takeBackJob } from '../../platform/queue/add-later-job.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { arrive } from './delayed-status.step.ts';
import { RELEASE_HOLD, released, startOfDay, writeHold } from './held-job.step.ts';
import { NO_PLAN } from './planned-status.step.ts';
import { loadStatusFacts } from './status-facts.queries.ts';
import { loadJobForEdit } from './load-job-for-edit.ts';

export function holdJob(context: RequestContext, input: HoldJobInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'holdConstruction',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      const today = dayInZone(command.at.toISOString(), command.timeZone);
      const settings = await loadSetting(command, 'Job Status Settings', job.workType);
      const verdict = canHoldJob(command.actor, job.status, { until: input.until, today }, settings);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const status = input.status ?? holdStatus(settings) ?? refuse('STATUS_NOT_ALLOWED', { allowed: [] });
      const facts = await loadStatusFacts(command, job, status, settings);
      const may =
        input.status === null
          ? mustHaveWhatItNeeds(job.status, status, settings, facts)
          : canHoldAs(command.actor, job.status, status, settings, facts);
      if (!may.ok) refuse(may.code, may.details);
      // of a hold that ended by another status
      await takeBackJob(command.sequelize, command.transaction, job.statusChangeHangfireId);
      const at = await startOfDay(command, input.until);
      const payload = { constructionId: job.id, until: input.until };
      const statusChangeHangfireId = await addLaterJob(command.sequelize, command.transaction, { job: RELEASE_HOLD, payload, at });
      const hold = { holdReason: input.reason, holdUntil: input.until, statusBeforeHold: job.status };
      await writeHold(command, job, { status, ...hold, statusChangeHangfireId }, 'holdJob', input.reason);
      return { constructionId: job.id };
    },
  });
}

export function releaseJob(context: RequestContext, input: { readonly id: number }, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'releaseConstruction',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      const settings = await loadSetting(command, 'Job Status Settings', job.workType);
      const verdict = canReleaseJob(command.actor, job.status, settings);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await takeBackJob(command.sequelize, command.transaction, job.statusChangeHangfireId);
      const made = released({ ...job, statusBeforeHold: await statusToReturnTo(command, job, settings) });
      const version = await writeHold(command, job, made, 'releaseJob', null);
      await arrive(command, [{ ...NO_PLAN, id: job.id, version, status: made.status }], () => settings);
      return { constructionId: job.id };
    },
  });
}

interface Held {
  readonly id: number;
  readonly status: string;
  readonly statusBeforeHold: string | null;
}

const TOLD_BEFORE = prepared(
  'status-before-hold',
  `select before->>'status' as status from event
    where construction_id = $id and entity = 'construction' and entity_id = $id and after->>'status' = $status and before->>'status' <> $status
    order by recorded_at desc, id desc limit 1`,
);

/**
 * A status that was set to a hold by its name alone, as was once possible, kept none before it: the history tells which it was. Nobody told it, as of a
 * job that was brought in on hold: the first one.
 */
async function statusToReturnTo(
  command: CommandContext,
  { id, status, statusBeforeHold }: Held,
  settings: JobStatusSettings,
): Promise<string> {
  if (statusBeforeHold !== null) return statusBeforeHold;
  const { sequelize, transaction } = command;
  const [told] = await sequelize.query<{ status: string }>(TOLD_BEFORE, { bind: { id, status }, transaction, type: QueryTypes.SELECT });
  if (told !== undefined && !isOnHold(settings, told.status)) return told.status;
  return firstStatus(settings);
}
