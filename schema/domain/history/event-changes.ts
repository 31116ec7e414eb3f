// What stood in each field before an event, and what after it, under the names that people know: only what differs, and never the dates that say what the
// event's own sentence says.
import { ABSENCE } from '../group/absence.fields.ts';
import { GROUP } from '../group/group.fields.ts';
import { CONTRACTOR } from '../contractor/contractor.fields.ts';
import { PAYMENT_STATE_LABELS, PAYMENT_STATES } from '../contractor/contractor-payment.columns.ts';
import { DOCUMENT, DOCUMENT_KIND } from '../document/document.fields.ts';
import { CHILD_CODE, CHILD_RATE } from '../item/child-code.fields.ts';
import { CONSTRUCTION_CODE } from '../item/construction-code.fields.ts';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { costRecord } from '../cost/cost.fields.ts';
import { POTENTIAL_JOB } from '../potential-job/potential-job.lifecycle.ts';
import { LOOKUP_VALUE } from '../lookup/lookup-value.fields.ts';
import { PERSON } from '../rights/person.fields.ts';
import { ROLE } from '../rights/role.fields.ts';
import { PROJECT } from '../project/project.fields.ts';
import { CONTACT_TEXTS, SITE_CONTACT } from '../job/site-contact.fields.ts';
import { optionsOf, type DeclaredRecord } from '../record/record-declaration.ts';
import type { NameOfField } from '../job/job-field-names.ts';
import { isJobField } from '../job/job.fields.ts';
import { capitalised } from '../kernel/capitalised.ts';
import { spaced } from './event-word-parts.ts';
import { settingEventChanges } from './setting-changes.ts';

export interface EventChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Sides {
  readonly move: string;
  readonly entity: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly detail: unknown;
}

const LABELS: Readonly<Partial<Record<string, string>>> = {
  status: 'Status',
  completedQty: 'Done',
  quantity: 'Planned',
  variationReason: 'Reason',
  rejectReason: 'Rejected because',
  comments: 'Comment',
  unitAmount: 'Unit amount',
  title: 'Title',
  tags: 'Category and tags',
  folder: 'Folder',
  state: 'State',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  description: 'Description',
  reminderDate: 'Reminder',
  reminderComments: 'Reminder comment',
  resource: 'Crew',
  assignedQty: 'Assigned',
  preapprovedQty: 'Approved by the customer',
  preapprovalNote: 'How the customer approved',
  designVariation: 'Variation',
  issuedBy: 'Issued by',
  updatedDueDate: 'Due',
  dueDate: 'Due',
  plannedStatus: 'Planned status',
  plannedStatusAt: 'Planned for',
};
/** Instants of the lifecycle, ids, bytes: what happened says it, or nobody reads it. */
const WITHOUT_SENTENCE = new Set([
  'acceptedDate',
  'issuedDate',
  'issuedBy',
  'ignored',
  'variationDecidedDate',
  'declinedDate',
  'onsiteDate',
  'completedDate',
  'submittedDate',
  'rejectedDate',
  'isPartial',
  'isReopened',
  'storageKey',
  'sha256',
  'fileId',
  'constructionId',
  'groupId',
  'removedAt',
  'endedAt',
  'endedBy',
  'receiptId',
  'statusChangeHangfireId',
  'plannedStatusBy',
  'id',
  'version',
  'isArchived',
  'canLogIn',
  'itemId',
  'parentItemId',
  'contractorId',
  'needsOfficeApproval',
  'assignedFieldUserId',
  'duplicateOfId',
  'builderApprovedDate',
  'builderApprovalSentDate',
  'independentContractorId',
  'primaryUserId',
  'userId',
]);

/** Records that call their fields themselves. */
const DECLARED: ReadonlyMap<string, DeclaredRecord> = new Map(
  [
    ITEM_CODE,
    CHILD_CODE,
    CONSTRUCTION_CODE,
    LOOKUP_VALUE,
    PROJECT,
    POTENTIAL_JOB,
    ROLE,
    PERSON,
    GROUP,
    CONTRACTOR,
    DOCUMENT,
    DOCUMENT_KIND,
  ].map((record: DeclaredRecord) => [record.entity, record]),
);

/** A material and an expense are of one table; leave is told as its group's. */
function recordOf({ move, entity, detail }: Sides): DeclaredRecord | undefined {
  if (entity === 'job_cost') return costRecord(readText(detail, 'kind') === 'expense' ? 'expense' : 'bom');
  if (move === 'editChildRate') return CHILD_RATE;
  return move === 'editAbsence' ? ABSENCE : DECLARED.get(entity);
}

type Label = (key: string) => string;
type Say = (key: string, value: unknown) => string | null;

/** @param nameOf what a job's own fields are called */
export function eventChanges(event: Sides, nameOf: NameOfField): readonly EventChange[] {
  const isOfJob = event.entity === 'construction';
  const fields = recordOf(event)?.fields;
  const label: Label = (key) =>
    isOfJob && isJobField(key) ? nameOf(key) : (fields?.[key]?.label ?? LABELS[key] ?? capitalised(spaced(key)));
  if (event.entity === 'system_setting') return settingEventChanges(event.detail);
  if (event.move === 'setSiteContacts') return contactChanges(event.before, event.after, label);
  const inner = inDetail(event.detail);
  const say: Say = (key, value) => {
    const state = event.entity === 'payment' && key === 'state' ? PAYMENT_STATES.find((one) => one === value) : undefined;
    if (state !== undefined) return PAYMENT_STATE_LABELS[state];
    if (key === 'tags' && typeof value === 'string') return value.split(';').join(', ');
    const field = fields?.[key];
    return (field === undefined ? undefined : optionsOf(field).find((option) => option.value === value)?.label) ?? plain(value);
  };
  if (inner !== null) return differing(inner.before, inner.after, label);
  const changes = differing(event.before, event.after, label, say);
  // a file that was received is told so; an address has a state of another kind
  return event.entity === 'attachment' ? changes.filter((change) => change.label !== LABELS['state']) : changes;
}

/** Of an item the fields stand in the detail: the event is its task's. */
function inDetail(detail: unknown): { readonly before: unknown; readonly after: unknown } | null {
  const { itemBefore, itemAfter } = fieldsOf(detail);
  return itemBefore === undefined || itemAfter === undefined ? null : { before: itemBefore, after: itemAfter };
}

function differing(before: unknown, after: unknown, label: Label, say: Say = (_key, value) => plain(value)): EventChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  // a birth or an end is told by its sentence
  if (before === null || after === null || before === undefined || after === undefined) return [];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !WITHOUT_SENTENCE.has(key) && isSaid(was[key]) && isSaid(is[key]) && was[key] !== is[key])
    .map((key) => ({ label: label(key), before: say(key, was[key]), after: say(key, is[key]) }));
}

function contactChanges(before: unknown, after: unknown, label: Label): EventChange[] {
  const changes = differing(part(before, 'developer'), part(after, 'developer'), label);
  const [was, is] = [contactsOf(before), contactsOf(after)];
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  for (const id of ids) {
    const [old, now] = [was.get(id), is.get(id)];
    if (old === undefined || now === undefined) {
      changes.push({
        label: label('siteContact'),
        before: old === undefined ? null : said(old),
        after: now === undefined ? null : said(now),
      });
    } else {
      const fields = CONTACT_TEXTS.filter((field) => old[field] !== now[field]);
      for (const field of fields)
        changes.push({
          label: `Site contact, ${SITE_CONTACT.fields[field].label.toLowerCase()}`,
          before: plain(old[field]),
          after: plain(now[field]),
        });
    }
  }
  return changes;
}

function contactsOf(value: unknown): Map<unknown, Readonly<Record<string, unknown>>> {
  const { siteContacts } = fieldsOf(value);
  const list: readonly unknown[] = Array.isArray(siteContacts) ? siteContacts : [];
  return new Map(list.map(fieldsOf).map((contact) => [contact['id'], contact]));
}

const said = (contact: Readonly<Record<string, unknown>>): string =>
  [contact['name'], contact['phone']].filter((text) => typeof text === 'string').join(', ');
const part = (value: unknown, key: string): Readonly<Record<string, unknown>> => ({ [key]: fieldsOf(value)[key] ?? null });
const isSaid = (value: unknown): boolean => value === undefined || value === null || typeof value !== 'object';
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** '31' for '31.000'; 'Yes' for true; null for nothing. */
function plain(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return /^-?\d+\.\d{3}$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}

export function readText(value: unknown, key: string): string | null {
  const held = fieldsOf(value)[key];
  return typeof held === 'string' && held !== '' ? held : null;
}
