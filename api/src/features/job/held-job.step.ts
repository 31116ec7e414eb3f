// A job put on hold and back: its columns, its event and its place in the queue (decision 049).
import { QueryTypes } from 'sequelize';
import { appendEvent, type NewEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { EditedJob, JobProgress } from './load-job-for-edit.ts';
import { NO_PLAN, planColumns, appendPlanEnded } from './planned-status.step.ts';
import { writeColumns } from './write-job-edit.ts';

/** The queue's job that ends a hold. */
export const RELEASE_HOLD = 'release_hold';

export type Hold = Pick<JobProgress, 'status' | 'holdReason' | 'holdUntil' | 'statusBeforeHold' | 'statusChangeHangfireId'>;

export const holdOf = ({ status, holdReason, holdUntil, statusBeforeHold, statusChangeHangfireId }: Hold): Hold => ({
  status,
  holdReason,
  holdUntil,
  statusBeforeHold,
  statusChangeHangfireId,
});

/** The first instant of that day on the company's wall. */
export async function startOfDay({ sequelize, transaction, timeZone }: CommandContext, day: string): Promise<Date> {
  const [found] = await sequelize.query<{ at: Date }>('select ($day::date)::timestamp at time zone $timeZone as at', {
    bind: { day, timeZone },
    transaction,
    type: QueryTypes.SELECT,
  });
  return found?.at ?? new Date(day);
}

/** Off hold: back where it was. */
export const released = ({ status, statusBeforeHold }: Hold): Hold => ({
  status: statusBeforeHold ?? status,
  holdReason: null,
  holdUntil: null,
  statusBeforeHold: null,
  statusChangeHangfireId: null,
});

/** A hold and its end take a plan with them: a job of the queue belongs to one of both. */
export const holdColumns = (hold: Hold): Readonly<Record<string, unknown>> => ({
  status: hold.status,
  hold_reason: hold.holdReason,
  hold_until: hold.holdUntil,
  status_before_hold: hold.statusBeforeHold,
  ...planColumns({ ...NO_PLAN, statusChangeHangfireId: hold.statusChangeHangfireId }),
});

/** Of one that is held, alone or with others. */
export function holdEvent(
  job: Hold & { readonly id: number },
  made: Hold,
  version: number,
  move: 'holdJob' | 'releaseJob',
  why: string | null,
): NewEvent {
  const head = { entity: 'construction', entityId: job.id, constructionId: job.id, version } as const;
  return { ...head, move, why, before: holdOf(job), after: made };
}

/** @returns the version that the job has now */
export async function writeHold(
  command: CommandContext,
  job: EditedJob,
  made: Hold,
  move: 'holdJob' | 'releaseJob',
  why: string | null,
): Promise<number> {
  const version = await writeColumns(command, job, holdColumns(made));
  appendPlanEnded(command, job, version, { ...NO_PLAN, statusChangeHangfireId: made.statusChangeHangfireId });
  appendEvent(command, holdEvent(job, made, version, move, why));
  return version;
}
