// New job (createConstruction), and one like another (duplicateConstruction): it begins with the first status of its work type (decision 049).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { copiedValues } from '@lotline/schema/domain/job/job-edit.rules';
import type { CreateJobInput, DuplicateJobInput } from '@lotline/schema/domain/job/job-edit.input';
import { JOB, textValue } from '@lotline/schema/domain/job/job.fields';
import { canWriteFields } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadWorkTypeSettings } from './job-edit.step.ts';
import { loadJobForEdit } from './load-job-for-edit.ts';
import { insertJob, NEW_JOB_FLAGS, newJobValues } from './new-job.step.ts';
import { addTemplatedWork } from './templated-work.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';

export function createJob(context: RequestContext, input: CreateJobInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'createConstruction',
    input,
    client,
    work: async (command) => {
      mustWrite(command, Object.keys(input.values));
      const workType = textValue({ workType: asText(input.values['workType']) }, 'workType') ?? '';
      const settings = (await loadWorkTypeSettings(command, workType))(workType);
      const values = newJobValues(input.values, settings);
      const made = await insertJob(command, values, settings['Job Status Settings'], { contacts: [], detail: null });
      await addTemplatedWork(command, { constructionId: made.constructionId, workType }, input.templates);
      return made;
    },
  });
}

export function duplicateJob(context: RequestContext, input: DuplicateJobInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'duplicateConstruction',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      mustWrite(command, []);
      const settings = (await loadWorkTypeSettings(command, job.workType))(job.workType);
      const values = { ...NEW_JOB_FLAGS, ...copiedValues(job.values), workOrder: input.workOrder };
      const origin = { contacts: job.siteContacts, detail: { copiedFrom: job.id } };
      return insertJob(command, values, settings['Job Status Settings'], origin);
    },
  });
}

function mustWrite({ actor }: CommandContext, fields: readonly string[]): void {
  const verdict = canWriteFields(actor, JOB, fields);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value.trim() : null);
