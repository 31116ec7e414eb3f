// A status that is set later: planned (planConstructionStatus), planned anew in its place, or taken back (cancelPlannedStatus). The queue sets it
// (api/src/jobs/set-planned-status.ts); the id of its job stands in statusChangeHangfireId (decision 056).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { PlanStatusInput } from '@lotline/schema/domain/job/planned-status.input';
import { canCancelPlannedStatus, canPlanStatus } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { addLaterJob, takeBackJob } from '../../platform/queue/add-later-job.ts';
import { loadJobForEdit, type EditedJob } from './load-job-for-edit.ts';
import { NO_PLAN, planColumns, planOf, SET_PLANNED_STATUS, type StatusPlan } from './planned-status.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { writeColumns } from './write-job-edit.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';

export function planStatus(context: RequestContext, input: PlanStatusInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'planConstructionStatus',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      const settings = await loadSetting(command, 'Job Status Settings', job.workType);
      const at = new Date(input.at);
      const verdict = canPlanStatus(command.actor, job.status, { status: input.status, at }, command.at, settings);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await takeBackJob(command.sequelize, command.transaction, job.statusChangeHangfireId);
      const queued = { job: SET_PLANNED_STATUS, payload: { constructionId: job.id }, at };
      const statusChangeHangfireId = await addLaterJob(command.sequelize, command.transaction, queued);
      const plan = { plannedStatus: input.status, plannedStatusAt: at, plannedStatusBy: command.actor.userId, statusChangeHangfireId };
      await writePlan(command, job, plan, 'planStatus');
      return { constructionId: job.id };
    },
  });
}

export function cancelPlannedStatus(
  context: RequestContext,
  input: { readonly id: number },
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'cancelPlannedStatus',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      const verdict = canCancelPlannedStatus(command.actor, job.plannedStatus);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await takeBackJob(command.sequelize, command.transaction, job.statusChangeHangfireId);
      await writePlan(command, job, NO_PLAN, 'cancelPlannedStatus');
      return { constructionId: job.id };
    },
  });
}

async function writePlan(
  command: CommandContext,
  job: EditedJob,
  plan: StatusPlan,
  move: 'planStatus' | 'cancelPlannedStatus',
): Promise<void> {
  const version = await writeColumns(command, job, planColumns(plan));
  const head = { entity: 'construction', entityId: job.id, constructionId: job.id, version } as const;
  appendEvent(command, { ...head, move, before: planOf(job), after: plan });
}
