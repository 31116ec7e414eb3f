// Edit (updateConstruction): what was changed of a job, merged with what others changed meanwhile (schema/domain/kernel/field-merge.ts; decision 049).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { derivedAddress } from '@lotline/schema/domain/job/job-address.rules';
import {
  canChangeWorkType,
  canMoveDueDate,
  changedSettings,
  jobFaults,
  type WorkTypeSettings,
} from '@lotline/schema/domain/job/job-edit.rules';
import { parseJobValues, type UpdateJobInput } from '@lotline/schema/domain/job/job-edit.input';
import { setDeveloper } from '@lotline/schema/domain/job/job.effects';
import { JOB, textValue, type JobField, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { isSameValue } from '@lotline/schema/domain/kernel/field-merge';
import { all } from '@lotline/schema/domain/kernel/verdict';
import { canWriteFields } from '@lotline/schema/domain/record/record-declaration';
import { templatesOfChange } from '@lotline/schema/domain/job/work-type-change.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { unclashed } from '../../platform/record/merge-record.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { appendContacts } from './append-contacts.step.ts';
import { arrive } from './delayed-status.step.ts';
import { loadLastChanges, loadWorkTypeSettings, mustBeOnlyWorkOrder } from './job-edit.step.ts';
import { loadJobForEdit, type EditedJob } from './load-job-for-edit.ts';
import { hasCustomFields, ownFields, withCustomFields, writePrimaryContact } from './write-job-edit.ts';

const CONTACT_FIELDS: readonly JobField[] = ['developer', 'siteContact', 'siteContactPhone'];

export function updateJob(context: RequestContext, input: UpdateJobInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'updateConstruction',
    input,
    client,
    work: async (command) => {
      const job = await loadJobForEdit(command, input.id);
      const verdict = canWriteFields(command.actor, JOB, Object.keys(input.changes));
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const edit = await mergedEdit(command, job, input);
      if (Object.keys(edit.written).length > 0) await write(command, job, edit, input.reason);
      return { constructionId: job.id };
    },
  });
}

interface MergedEdit {
  /** With what follows from it. */
  readonly written: JobValues;
  /** Of the work type that the job has then. */
  readonly statuses: WorkTypeSettings['Job Status Settings'];
}

/** @throws RefusalError where somebody else changed the same, or where a rule is broken */
async function mergedEdit(
  command: CommandContext,
  job: EditedJob,
  { base, changes, reason, isConfirmed }: UpdateJobInput,
): Promise<MergedEdit> {
  const workType = typeof changes['workType'] === 'string' ? changes['workType'].trim() : job.workType;
  const settingsOf = await loadWorkTypeSettings(command, workType, job.workType);
  const settings = settingsOf(workType);
  const statuses = settings['Job Status Settings'];
  const before = workType === job.workType ? settings : settingsOf(job.workType);
  const { templates } = settings['Custom Construction Fields'];
  const wanted = parseJobValues(changes, templatesOfChange(templates, before['Custom Construction Fields'].templates));
  const written = await unclashed({ ...job, entity: JOB.entity }, base, wanted, (fields) => loadLastChanges(command, job.id, fields));
  if (Object.keys(written).length === 0) return { written, statuses };

  const to = settings['Address Type'].addressSetting.addressType;
  const derived = derivedAddress({ before: job.values, written, from: before['Address Type'].addressSetting.addressType, to });
  const merged = { ...job.values, ...written, ...derived };
  const [fault] = jobFaults(merged, new Set(Object.keys(written)), { addressType: to, templates });
  if (fault !== undefined) refuse(fault.code, fault.details);
  const change = { from: job.workType, to: workType, issuedTasks: job.issuedTasks, settings: changedSettings(before, settings) };
  const verdict = all(canMoveDueDate(job.values, written, reason), canChangeWorkType(change, isConfirmed));
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  if ('workOrder' in written || 'contract' in written) await mustBeOnlyWorkOrder(command, merged, job.id);
  const following = Object.entries({ ...written, ...derived });
  return { written: Object.fromEntries(following.filter(([field, value]) => !isSameValue(job.values[field], value))), statuses };
}

async function write(command: CommandContext, job: EditedJob, { written, statuses }: MergedEdit, why: string | null): Promise<void> {
  const customFields = withCustomFields(job.customFields, written);
  const custom = hasCustomFields(written) ? ([['customFields', JSON.stringify(customFields)]] as const) : [];
  const { version } = await updateRecord(command, JOB, job.id, ownFields(written), Object.fromEntries(custom));
  const own = Object.keys(written).filter((field) => !field.startsWith('customFields.') && !CONTACT_FIELDS.some((one) => one === field));
  const of = (values: JobValues) => Object.fromEntries(own.map((field) => [field, values[field] ?? null]));
  const isCustom = hasCustomFields(written);
  if (own.length > 0 || isCustom)
    appendEvent(command, {
      entity: 'construction',
      entityId: job.id,
      constructionId: job.id,
      version,
      move: 'updateJob',
      why,
      before: { ...of(job.values), ...(isCustom ? { customFields: job.customFields } : {}) },
      after: { ...of(written), ...(isCustom ? { customFields } : {}) },
    });
  if (typeof written['workType'] === 'string') await arrive(command, [{ ...job, version }], () => statuses);
  if (CONTACT_FIELDS.some((field) => Object.hasOwn(written, field))) await writeContacts(command, job, written, version);
}

/** The contacts keep their own event, as the phone's form writes it: what is stale there is judged by it (decision 033). */
async function writeContacts(command: CommandContext, job: EditedJob, written: JobValues, version: number): Promise<void> {
  const merged = { ...job.values, ...written };
  const [developer, siteContact, siteContactPhone] = CONTACT_FIELDS.map((field) => textValue(merged, field));
  const state = { status: job.status, onsiteDate: null, developer: null, siteContact: null, siteContactPhone: null };
  const isContact = Object.hasOwn(written, 'siteContact') || Object.hasOwn(written, 'siteContactPhone');
  const made = isContact
    ? setDeveloper({ ...state, siteContacts: job.siteContacts }, { developer, siteContact, siteContactPhone }).siteContacts
    : job.siteContacts;
  const siteContacts = await writePrimaryContact(command, job.id, job.siteContacts, made);
  appendContacts(command, { id: job.id, version }, [
    { developer: textValue(job.values, 'developer'), siteContacts: job.siteContacts },
    { developer: developer ?? null, siteContacts },
  ]);
}
