// Several jobs put on hold with one reason and one end, each with its own place in the queue, as one is (hold-job.command).
import { QueryTypes } from 'sequelize';
import type { RequestedHold } from '@lotline/schema/domain/job/bulk-job-edit.input';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { addLaterJobs, takeBackJobs } from '../../platform/queue/add-later-job.ts';
import { holdEvent, RELEASE_HOLD, startOfDay } from '../job/held-job.step.ts';
import { NO_PLAN, appendPlanEnded } from '../job/planned-status.step.ts';
import type { ListedJob } from './judged-jobs.queries.ts';

const HOLD_SQL = `update construction c set status = $status::text, hold_reason = $reason::text, hold_until = $until::date, status_before_hold = c.status,
    planned_status = null, planned_status_at = null, planned_status_by = null, planned_status_refused = null,
    status_change_hangfire_id = r."queueId", version = c.version + 1
  from jsonb_to_recordset($jobs::jsonb) r(id integer, "queueId" text) where c.id = r.id`;

/** Under the locks that they were judged under. */
export async function holdJobs(command: CommandContext, jobs: readonly ListedJob[], status: string, hold: RequestedHold): Promise<void> {
  const { sequelize, transaction } = command;
  // of a hold that ended by another status, or of a plan
  await takeBackJobs(
    sequelize,
    transaction,
    jobs.map(({ statusChangeHangfireId }) => statusChangeHangfireId),
  );
  const payloads = jobs.map(({ id }) => ({ constructionId: id, until: hold.until }));
  const queueIds = await addLaterJobs(sequelize, transaction, { job: RELEASE_HOLD, payloads, at: await startOfDay(command, hold.until) });
  const held = jobs.map((job, at) => ({ job, queueId: queueIds[at] ?? null }));
  await sequelize.query(HOLD_SQL, {
    bind: { status, ...hold, jobs: JSON.stringify(held.map(({ job, queueId }) => ({ id: job.id, queueId }))) },
    transaction,
    type: QueryTypes.UPDATE,
  });
  for (const { job, queueId } of held) {
    const version = job.version + 1;
    const made = { status, holdReason: hold.reason, holdUntil: hold.until, statusBeforeHold: job.status, statusChangeHangfireId: queueId };
    appendPlanEnded(command, job, version, { ...NO_PLAN, statusChangeHangfireId: queueId });
    appendEvent(command, holdEvent(job, made, version, 'holdJob', hold.reason));
  }
}
