// Jobs that have come to another status: what the settings had planned for the one that they left is taken back, and what they plan for this one is planned, as a person
// would have (decision 056). What a person planned stands. The job's version is that of the change that brought it. Every way into a status ends here: each event whose
// shape has a status of a job asks for its line in the test.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { appendEvent, type NewEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addLaterJobs, takeBackJobs } from '../../platform/queue/add-later-job.ts';
import { NO_PLAN, planOf, SET_PLANNED_STATUS, type StatusPlan } from './planned-status.step.ts';

const WRITE = prepared(
  'delayed-statuses',
  `update construction c set planned_status = r.status, planned_status_at = r.at, planned_status_by = null, planned_status_refused = null,
     status_change_hangfire_id = r."queueId"
    from jsonb_to_recordset($plans::jsonb) r(id integer, status text, at timestamptz, "queueId" text) where c.id = r.id`,
);

/** With what was planned as it left the other status. */
export interface ArrivedJob extends StatusPlan {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** Nobody planned it by hand. */
const isBySettings = ({ plannedStatus, plannedStatusBy }: StatusPlan): boolean => plannedStatus !== null && plannedStatusBy === null;

/** A hold ends on its own day, and nothing is planned of it. */
export const delayOf = (settings: JobStatusSettings, status: string) =>
  isOnHold(settings, status) ? undefined : settings.statuses.find(({ statusName }) => statusName === status)?.delay;

/** At the end of a command, after the event of what brought them. */
export async function arrive<J extends ArrivedJob>(
  command: CommandContext,
  jobs: readonly J[],
  settingsOf: (job: J) => JobStatusSettings,
): Promise<void> {
  for (const event of await planByDelay(command, command.at, jobs, settingsOf)) appendEvent(command, event);
}

/** @returns what is told of it */
export async function planByDelay<J extends ArrivedJob>(
  { sequelize, transaction }: Within,
  at: Date,
  jobs: readonly J[],
  settingsOf: (job: J) => JobStatusSettings,
): Promise<NewEvent[]> {
  const arrived = jobs
    .filter((job) => job.plannedStatus === null || isBySettings(job))
    .map((job) => ({ job, delay: delayOf(settingsOf(job), job.status) }))
    .filter(({ job, delay }) => delay !== undefined || isBySettings(job));
  if (arrived.length === 0) return [];
  const queued = arrived.map(({ job }) => job.statusChangeHangfireId);
  await takeBackJobs(sequelize, transaction, queued);
  const plans = new Map<number, StatusPlan>(arrived.map(({ job }) => [job.id, NO_PLAN]));
  for (const afterDays of new Set(arrived.flatMap(({ delay }) => delay?.afterDays ?? []))) {
    const some = arrived.flatMap(({ job, delay }) => (delay?.afterDays === afterDays ? [{ id: job.id, to: delay.to }] : []));
    const plannedStatusAt = new Date(at.getTime() + afterDays * DAY_MS);
    const payloads = some.map(({ id }) => ({ constructionId: id }));
    const ids = await addLaterJobs(sequelize, transaction, { job: SET_PLANNED_STATUS, payloads, at: plannedStatusAt });
    some.forEach(({ id, to }, place) => {
      plans.set(id, { plannedStatus: to, plannedStatusAt, plannedStatusBy: null, statusChangeHangfireId: ids[place] ?? null });
    });
  }
  const rows = [...plans].map(([id, plan]) => ({
    ...{ id, status: plan.plannedStatus, at: plan.plannedStatusAt, queueId: plan.statusChangeHangfireId },
  }));
  await sequelize.query(WRITE, { bind: { plans: JSON.stringify(rows) }, transaction, type: QueryTypes.RAW });
  return arrived.map(({ job }) => eventOf(job, plans.get(job.id) ?? NO_PLAN));
}

function eventOf(job: ArrivedJob, plan: StatusPlan): NewEvent {
  const head = { entity: 'construction', entityId: job.id, constructionId: job.id, version: job.version } as const;
  const move = plan.plannedStatus === null ? 'cancelPlannedStatus' : 'planStatus';
  return { ...head, move, before: planOf(job), after: plan };
}
