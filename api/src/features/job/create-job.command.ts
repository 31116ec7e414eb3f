// New job (createConstruction), and one like another (duplicateConstruction): it begins with the first status of its work type (decision 049).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { derivedAddress } from '@lotline/schema/domain/job/job-address.rules';
import { copiedValues, jobFaults } from '@lotline/schema/domain/job/job-edit.rules';
import { parseJobValues, type CreateJobInput, type DuplicateJobInput } from '@lotline/schema/domain/job/job-edit.input';
import { firstStatus } from '@lotline/schema/domain/job/job-hold.lifecycle';
import { setDeveloper, type ContactState } from '@lotline/schema/domain/job/job.effects';
import { JOB, textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { isSameValue } from '@lotline/schema/domain/kernel/field-merge';
import { canWriteFields } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { copyItems } from '../item/new-items.step.ts';
import { insertRecord } from '../../platform/record/write-record.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { loadWorkTypeSettings, mustBeOnlyWorkOrder } from './job-edit.step.ts';
import { loadJobForEdit } from './load-job-for-edit.ts';
import { contactRows } from './append-contacts.step.ts';
import { ownFields, withCustomFields, writePrimaryContact } from './write-job-edit.ts';

/** No job has it: what is looked for is not the job itself. */
const NO_ID = 0;
/** These are never empty; what is not said is this. */
const FLAGS: JobValues = { acceleratedJob: false, isReceived: true };

export function createJob(context: RequestContext, input: CreateJobInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'createConstruction',
    input,
    client,
    work: async (command) => {
      mustWrite(command, Object.keys(input.values));
      const workType = textValue({ workType: asText(input.values['workType']) }, 'workType') ?? '';
      const settings = (await loadWorkTypeSettings(command, workType))(workType);
      const parsed = parseJobValues(
        { workOrder: undefined, workType: undefined, ...input.values },
        settings['Custom Construction Fields'].templates,
      );
      const addressType = settings['Address Type'].addressSetting.addressType;
      const values = { ...FLAGS, ...parsed, ...derivedAddress({ before: {}, written: parsed, from: addressType, to: addressType }) };
      const [fault] = jobFaults(values, new Set(['workType', ...Object.keys(parsed)]), addressType);
      if (fault !== undefined) refuse(fault.code, fault.details);
      return insertJob(command, values, firstStatus(settings['Job Status Settings']), { contacts: [], copiedFrom: null });
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
      const values = { ...FLAGS, ...copiedValues(job.values), workOrder: input.workOrder };
      const copied = { contacts: job.siteContacts, copiedFrom: job.id };
      return insertJob(command, values, firstStatus(settings['Job Status Settings']), copied);
    },
  });
}

function mustWrite({ actor }: CommandContext, fields: readonly string[]): void {
  const verdict = canWriteFields(actor, JOB, fields);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value.trim() : null);

interface Copied {
  readonly contacts: readonly ContactState[];
  readonly copiedFrom: number | null;
}

async function insertJob(
  command: CommandContext,
  values: JobValues,
  status: string,
  { contacts, copiedFrom }: Copied,
): Promise<ChangedJob> {
  await mustBeOnlyWorkOrder(command, values, NO_ID);
  const customFields = withCustomFields({}, values);
  const born = await insertRecord(command, JOB, ownFields(values), { status, customFields: JSON.stringify(customFields) });
  const siteContacts = await insertContacts(command, born.id, values, contacts);
  if (copiedFrom !== null) await copyItems(command, born.id, copiedFrom);
  const said = Object.entries(values).filter(([field, value]) => !field.startsWith('customFields.') && !isSameValue(value, null));
  appendEvent(command, {
    entity: 'construction',
    entityId: born.id,
    constructionId: born.id,
    version: born.version,
    move: 'createJob',
    after: { ...Object.fromEntries(said), status, customFields, siteContacts: contactRows(born.id, siteContacts) },
    detail: copiedFrom === null ? null : { copiedFrom },
  });
  return { constructionId: born.id };
}

/** Those of the other job, as new rows; else the one that was typed in. */
function insertContacts(
  command: CommandContext,
  id: number,
  values: JobValues,
  copied: readonly ContactState[],
): Promise<readonly ContactState[]> {
  if (copied.length > 0) return writePrimaryContact(command, id, [], copied);
  const [siteContact, siteContactPhone] = [textValue(values, 'siteContact'), textValue(values, 'siteContactPhone')];
  const state = { status: '', onsiteDate: null, developer: null, siteContact: null, siteContactPhone: null, siteContacts: [] };
  return writePrimaryContact(command, id, [], setDeveloper(state, { siteContact, siteContactPhone }).siteContacts);
}
