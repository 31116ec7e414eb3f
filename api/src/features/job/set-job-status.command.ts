// Update Job Status (updateJobStatus): only statuses configured for the work type, and from the field only those flagged fieldEdit (specification 1 §4);
// no hold, which comes with its reason and its end (hold-job.command).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { setStatus } from '@lotline/schema/domain/job/job.effects';
import { canSetJobStatus } from '@lotline/schema/domain/job/job-hold.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';
import { loadStatusFacts } from './status-facts.queries.ts';
import { arrive } from './delayed-status.step.ts';
import { loadJobForChange } from './load-job-for-change.ts';
import { appendJobChange, writeJob } from './write-job.ts';

export interface JobStatusInput {
  readonly id: number;
  readonly status: string;
}

export type ChangedJob = { constructionId: number };

export function setJobStatus(context: RequestContext, input: JobStatusInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'updateJobStatus',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForChange(command, input.id, ['setJobStatus', 'holdJob', 'releaseJob', 'resetJob']);
      const settings = await loadSetting(command, 'Job Status Settings', job.workType);
      const verdict = canSetJobStatus(
        command.actor,
        job.status,
        input.status,
        settings,
        await loadStatusFacts(command, job, input.status, settings),
      );
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const written = await writeJob(command, job, setStatus(job, input.status));
      appendJobChange(command, written, { move: 'setJobStatus', before: { status: job.status }, after: { status: written.status } });
      if (written.status !== job.status) await arrive(command, [written], () => settings);
      return { constructionId: job.id };
    },
  });
}
