// A new job's values, its row with its contacts, and its event, as every command that makes one tells it (decision 049).
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import { derivedAddress } from '@lotline/schema/domain/job/job-address.rules';
import { parseJobValues } from '@lotline/schema/domain/job/job-edit.input';
import { jobFaults, type WorkTypeSettings } from '@lotline/schema/domain/job/job-edit.rules';
import { setDeveloper, type ContactState } from '@lotline/schema/domain/job/job.effects';
import { firstStatus } from '@lotline/schema/domain/job/job-hold.lifecycle';
import { JOB, textValue, type JobValues } from '@lotline/schema/domain/job/job.fields';
import { isSameValue } from '@lotline/schema/domain/kernel/field-merge';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { insertRecord } from '../../platform/record/write-record.ts';
import { copyItems } from '../item/new-items.step.ts';
import { contactRows } from './append-contacts.step.ts';
import { arrive } from './delayed-status.step.ts';
import { mustBeOnlyWorkOrder } from './job-edit.step.ts';
import { NO_PLAN } from './planned-status.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';
import { ownFields, withCustomFields, writePrimaryContact } from './write-job-edit.ts';

/** No job has it: what is looked for is not the job itself. */
const NO_ID = 0;
/** These are never empty; what is not said is this. */
export const NEW_JOB_FLAGS: JobValues = { acceleratedJob: false, isReceived: true };

/** @throws RefusalError INVALID_INPUT and what each field refuses with */
export function newJobValues(given: Readonly<Record<string, unknown>>, settings: WorkTypeSettings): JobValues {
  const { templates } = settings['Custom Construction Fields'];
  const parsed = parseJobValues({ workOrder: undefined, workType: undefined, ...given }, templates);
  const addressType = settings['Address Type'].addressSetting.addressType;
  const values = { ...NEW_JOB_FLAGS, ...parsed, ...derivedAddress({ before: {}, written: parsed, from: addressType, to: addressType }) };
  const [fault] = jobFaults(values, new Set(['workType', ...Object.keys(parsed)]), { addressType, templates });
  return fault === undefined ? values : refuse(fault.code, fault.details);
}

const NOT_ASKED = { builderApprovalSentDate: null, builderApprovedDate: null };

interface Origin {
  /** Those of the job that it is like; none: the one that was typed in. */
  readonly contacts: readonly ContactState[];
  /** What it was given while it was no job yet. */
  readonly approval?: { readonly builderApprovalSentDate: Date | null; readonly builderApprovedDate: Date | null };
  readonly detail: Extract<WordsOf<'construction'>, { readonly move: 'createJob' }>['detail'];
}

/** It begins with the first status. @throws RefusalError WORK_ORDER_TAKEN */
export async function insertJob(
  command: CommandContext,
  values: JobValues,
  settings: JobStatusSettings,
  { contacts, detail, approval = NOT_ASKED }: Origin,
): Promise<ChangedJob> {
  await mustBeOnlyWorkOrder(command, values, NO_ID);
  const status = firstStatus(settings);
  const customFields = withCustomFields({}, values);
  const born = await insertRecord(command, JOB, ownFields(values), { status, customFields: JSON.stringify(customFields), ...approval });
  const siteContacts = await insertContacts(command, born.id, values, contacts);
  if (detail !== null && 'copiedFrom' in detail) await copyItems(command, born.id, detail.copiedFrom);
  const said = Object.entries(values).filter(([field, value]) => !field.startsWith('customFields.') && !isSameValue(value, null));
  appendEvent(command, {
    entity: 'construction',
    entityId: born.id,
    constructionId: born.id,
    version: born.version,
    move: 'createJob',
    after: { ...Object.fromEntries(said), status, customFields, siteContacts: contactRows(born.id, siteContacts) },
    detail,
  });
  await arrive(command, [{ ...NO_PLAN, ...born, status }], () => settings);
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
