// Several jobs off a hold that is taken back: each to the status that it had, with what was planned of it then where that is still to come.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { canPlanAgain } from '@lotline/schema/domain/job/bulk-job-edit.rules';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { addLaterJobs, takeBackJobs } from '../../platform/queue/add-later-job.ts';
import { arrive } from '../job/delayed-status.step.ts';
import { holdEvent, released, type Hold } from '../job/held-job.step.ts';
import { NO_PLAN, SET_PLANNED_STATUS, type StatusPlan } from '../job/planned-status.step.ts';

export interface HeldJob extends Hold, StatusPlan {
  readonly id: number;
  readonly version: number;
  readonly workType: string;
}

/** Of event e, a hold: the plan that ended with it. */
export const PLAN_ENDED = `(select p.before from event p where e.move = 'holdJob' and p.entity = e.entity and p.entity_id = e.entity_id
    and p.move = 'cancelPlannedStatus' and p.version = e.version and p.client_id = e.client_id order by p.id desc limit 1)`;

const status = z.object({ status: z.string() });
const plan = z.object({ plannedStatus: z.string(), plannedStatusAt: z.coerce.date(), plannedStatusBy: z.number().nullable() });
/** A hold of the person’s own, as its events tell it. */
export const heldChange = z.object({
  ...{ id: z.number(), version: z.number(), move: z.literal('holdJob') },
  ...{ before: status, after: status, plan: plan.nullable() },
});
export type UndoneHold = z.output<typeof heldChange>;

interface Release {
  readonly job: HeldJob;
  readonly hold: UndoneHold;
}
type SettingsOf = (workType: string) => JobStatusSettings;

const RELEASE_SQL = `update construction c set status = r.status, hold_reason = null, hold_until = null, status_before_hold = null,
    planned_status = null, planned_status_at = null, planned_status_by = null, planned_status_refused = null, status_change_hangfire_id = null,
    version = c.version + 1
  from jsonb_to_recordset($jobs::jsonb) r(id integer, status text) where c.id = r.id`;
const PLAN_SQL = `update construction c set planned_status = r."plannedStatus", planned_status_at = r."plannedStatusAt", planned_status_by = r."plannedStatusBy",
    status_change_hangfire_id = r."statusChangeHangfireId"
  from jsonb_to_recordset($plans::jsonb) r(id integer, "plannedStatus" text, "plannedStatusAt" timestamptz, "plannedStatusBy" integer, "statusChangeHangfireId" text)
  where c.id = r.id`;

/** Under the locks that they were judged under. */
export async function releaseJobs(command: CommandContext, held: readonly Release[], settingsOf: SettingsOf): Promise<void> {
  if (held.length === 0) return;
  const { sequelize, transaction } = command;
  const queued = held.map(({ job }) => job.statusChangeHangfireId);
  await takeBackJobs(sequelize, transaction, queued);
  const jobs = JSON.stringify(held.map(({ job, hold }) => ({ id: job.id, status: hold.before.status })));
  await sequelize.query(RELEASE_SQL, { bind: { jobs }, transaction, type: QueryTypes.UPDATE });
  for (const { job, hold } of held) {
    const made = released({ ...job, statusBeforeHold: hold.before.status });
    appendEvent(command, holdEvent(job, made, job.version + 1, 'releaseJob', 'Undone'));
  }
  const planned = await planAsBefore(command, held, settingsOf);
  const arrived = held
    .filter(({ job }) => !planned.has(job.id))
    .map(({ job, hold }) => ({
      ...NO_PLAN,
      ...{ id: job.id, version: job.version + 1, status: hold.before.status, workType: job.workType },
    }));
  await arrive(command, arrived, ({ workType }) => settingsOf(workType));
}

/** @returns the jobs whose plan stands again */
async function planAsBefore(command: CommandContext, held: readonly Release[], settingsOf: SettingsOf): Promise<ReadonlySet<number>> {
  const { sequelize, transaction } = command;
  const again = held.flatMap(({ job, hold: { before, plan: was } }) =>
    was !== null && canPlanAgain(was, before.status, settingsOf(job.workType), command.at) ? [{ job, was }] : [],
  );
  const plans = new Map<number, StatusPlan>();
  for (const at of new Set(again.map(({ was }) => was.plannedStatusAt.getTime()))) {
    const some = again.filter(({ was }) => was.plannedStatusAt.getTime() === at);
    const payloads = some.map(({ job }) => ({ constructionId: job.id }));
    const queueIds = await addLaterJobs(sequelize, transaction, { job: SET_PLANNED_STATUS, payloads, at: new Date(at) });
    some.forEach(({ job, was }, place) => plans.set(job.id, { ...was, statusChangeHangfireId: queueIds[place] ?? null }));
  }
  if (plans.size === 0) return new Set();
  const bind = { plans: JSON.stringify([...plans].map(([id, made]) => ({ id, ...made }))) };
  await sequelize.query(PLAN_SQL, { bind, transaction, type: QueryTypes.UPDATE });
  for (const { job } of again) {
    const head = { entity: 'construction', entityId: job.id, constructionId: job.id, version: job.version + 1 } as const;
    appendEvent(command, { ...head, move: 'planStatus', before: NO_PLAN, after: plans.get(job.id) ?? NO_PLAN });
  }
  return new Set(plans.keys());
}
