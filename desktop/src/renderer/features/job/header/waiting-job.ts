// The job as the rule of its primary action asks for it.
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import type { WaitingJob } from '@lotline/schema/domain/job/primary-action.rules';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { settingFor } from '@lotline/schema/domain/settings/setting-for';
import { OFFICE_RULES } from '@lotline/schema/domain/task/office-moves';
import { lineState } from '@lotline/schema/domain/task/review.rules';
import { mayReview } from '../../../platform/task/task-links.ts';
import type { JobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';

export function waitingJob({ job, settings, actor }: Pick<JobView, 'job' | 'settings' | 'actor'>): WaitingJob {
  return {
    status: job.status,
    isOnHold: isOnHold(settingFor(settings, 'Job Status Settings', job.workType).config, job.status),
    hasBuilder: job.developer !== null && job.developer.trim() !== '',
    isBuilderAsked: job.builderApprovalSentDate !== null || job.builderApprovedDate !== null,
    tasks: job.schedules.map((task) => ({
      id: task.id,
      isLive: !task.ignored,
      isIssuable: OFFICE_RULES.issueTask(actor, task).ok,
      isToReview: isToReview(actor, task),
    })),
  };
}

const isToReview = (actor: Actor, task: Task): boolean =>
  mayReview(actor, task) && task.items.some((item) => lineState(item) === 'undecided');
