// A job's status for later, as its row keeps it, and what is told where the plan ends with something else (decision 056).
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';

/** The queue's job that sets a status when its time has come. */
export const SET_PLANNED_STATUS = 'set_planned_status';

/** Who planned what nobody did by hand. */
export const SETTINGS_PLANNER = 'Job status settings';

export interface StatusPlan {
  readonly plannedStatus: string | null;
  readonly plannedStatusAt: Date | null;
  /** Null: the settings did, after so many days in a status. */
  readonly plannedStatusBy: number | null;
  readonly statusChangeHangfireId: string | null;
}

export const planOf = ({ plannedStatus, plannedStatusAt, plannedStatusBy, statusChangeHangfireId }: StatusPlan): StatusPlan => ({
  plannedStatus,
  plannedStatusAt,
  plannedStatusBy,
  statusChangeHangfireId,
});

export const NO_PLAN: StatusPlan = { plannedStatus: null, plannedStatusAt: null, plannedStatusBy: null, statusChangeHangfireId: null };

/** Why the last plan was not carried out goes with it. */
export const planColumns = (plan: StatusPlan): Readonly<Record<string, unknown>> => ({
  planned_status: plan.plannedStatus,
  planned_status_at: plan.plannedStatusAt,
  planned_status_by: plan.plannedStatusBy,
  planned_status_refused: null,
  status_change_hangfire_id: plan.statusChangeHangfireId,
});

/** A hold, a release or a reset ends what was planned: told before it, as what the press brought with it. */
export function appendPlanEnded(
  command: CommandContext,
  job: StatusPlan & { readonly id: number },
  version: number,
  made: StatusPlan,
): void {
  if (job.plannedStatus === null) return;
  const head = { entity: 'construction', entityId: job.id, constructionId: job.id, version } as const;
  appendEvent(command, { ...head, move: 'cancelPlannedStatus', before: planOf(job), after: planOf(made) });
}
