// Reset (resetConstruction): the job's own progress goes back to where it began, and all of it stays in the history (decision 049). Tasks, items, files
// and payments are records of work and stay as they are.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ResetJobInput } from '@lotline/schema/domain/job/job-edit.input';
import { canResetJob, firstStatus } from '@lotline/schema/domain/job/job-hold.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { takeBackJob } from '../../platform/queue/add-later-job.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { arrive } from './delayed-status.step.ts';
import { holdColumns, holdOf, released } from './held-job.step.ts';
import { loadJobForEdit, type EditedJob } from './load-job-for-edit.ts';
import { NO_PLAN, appendPlanEnded } from './planned-status.step.ts';
import { writeColumns } from './write-job-edit.ts';

const STANDS_AGAINST = prepared(
  'stands-against-reset',
  `select coalesce((select array_agg(distinct trim(u.first_name || ' ' || u.last_name))
       from task_user t join schedule s on s.id = t.schedule_id join app_user u on u.id = t.user_id
      where s.construction_id = $id and t.on_site_utc is not null and t.off_site_utc is null and t.completed_utc is null), '{}') as onsite,
    exists (select 1 from payment p where p.construction_id = $id and p.state in ('approved', 'issued', 'paid')) as "hasApprovedPayment"`,
);

interface Against {
  readonly onsite: string[];
  readonly hasApprovedPayment: boolean;
}

export function resetJob(context: RequestContext, input: ResetJobInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'resetConstruction',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      const verdict = canResetJob(command.actor, { workOrder: job.workOrder, ...(await standsAgainst(command, job.id)) }, input.typed);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const settings = await loadSetting(command, 'Job Status Settings', job.workType);
      const status = firstStatus(settings);
      await takeBackJob(command.sequelize, command.transaction, job.statusChangeHangfireId);
      const begun = { ...released(job), status, ...NO_PROGRESS };
      const version = await writeColumns(command, job, { ...holdColumns(begun), ...CLEARED });
      appendPlanEnded(command, job, version, NO_PLAN);
      const head = { entity: 'construction', entityId: job.id, constructionId: job.id, version } as const;
      appendEvent(command, { ...head, move: 'resetJob', why: input.reason, before: progressOf(job), after: begun });
      await arrive(command, [{ ...NO_PLAN, id: job.id, version, status }], () => settings);
      return { constructionId: job.id };
    },
  });
}

async function standsAgainst({ sequelize, transaction }: CommandContext, id: number): Promise<Against> {
  const [found] = await sequelize.query<Against>(STANDS_AGAINST, { bind: { id }, transaction, type: QueryTypes.SELECT });
  return found ?? { onsite: [], hasApprovedPayment: false };
}

const NO_PROGRESS = {
  onsiteDate: null,
  bookedDate: null,
  workTasksCompleteDate: null,
  builderApprovalSentDate: null,
  builderApprovedDate: null,
} as const;

const CLEARED = {
  onsite_date: null,
  booked_date: null,
  work_tasks_complete_date: null,
  builder_approval_sent_date: null,
  builder_approved_date: null,
} as const;

function progressOf(job: EditedJob) {
  const { onsiteDate, bookedDate, workTasksCompleteDate, builderApprovalSentDate, builderApprovedDate } = job;
  return { ...holdOf(job), onsiteDate, bookedDate, workTasksCompleteDate, builderApprovalSentDate, builderApprovedDate };
}
