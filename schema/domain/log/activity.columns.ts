// The log of what people and the system did (screens.md §2.23), declared: every event, what came from devices, what was taken out.
import { declareList } from '../list/list-declaration.ts';

export const LOG_CLAIM = 'CAN_VIEW_LOGS';

/** Which events a tab shows. */
export const ACTIVITY_TABS = { all: 'Activity', sync: 'Sync', exports: 'Exports' } as const;
export type ActivityTab = keyof typeof ACTIVITY_TABS;

/** What an event is of, as people call it; an entity without a name here is called by the table's. */
export const ACTIVITY_RECORDS = {
  construction: 'Job',
  schedule: 'Task',
  custom_task: 'Custom task',
  boq: 'Item of a job',
  schedule_item: 'Item of a task',
  attachment: 'File',
  stored_file: 'Stored file',
  field_comment: 'Comment',
  internal_comment: 'Internal comment',
  payment: 'Payment',
  job_cost: 'Cost',
  job_delegation: 'Delegation',
  project: 'Project',
  project_comment: 'Comment on a project',
  potential_job: 'Potential job',
  builder_request: 'Builder request',
  field_item: 'Item code',
  child_code: 'Child code',
  construction_code: 'Construction code',
  role: 'Role',
  app_user: 'Person',
  work_group: 'Group',
  independent_contractor: 'Contractor',
  contractor_bank_account: 'Bank account',
  resource_document: 'Document',
  document_kind: 'Kind of document',
  lookup_value: 'Value of a list',
  system_setting: 'Setting',
  saved_view: 'Saved view',
  saved_operation: 'Saved operation',
  explorer: 'GraphiQL',
  export: 'Export',
  receipt: 'Receipt',
  receipt_key: 'Key for receipts',
  queue_job: 'Background job',
  scheduled_task: 'Scheduled task',
  one_off_run: 'One-off',
} as const;

export const ACTIVITY_LIST = declareList({
  name: 'activityLog',
  label: 'Activity',
  live: { never: 'what has happened does not change, and more of it is asked for' },
  claim: LOG_CLAIM,
  shareClaim: LOG_CLAIM,
  defaultSort: 'recordedAt',
  isNewestFirst: true,
  columns: {
    recordedAt: { label: 'When', kind: 'instant', isSortable: true },
    person: { label: 'Who', kind: 'text' },
    impersonator: { label: 'Impersonated by', kind: 'text', isNullable: true },
    what: { label: 'What', kind: 'text', isComputed: true },
    changes: {
      ...{ label: 'Changes', kind: 'text', isNullable: true, isComputed: true },
      about: 'A line for each field: what was there, what is there now',
    },
    record: { label: 'Record', kind: 'text', about: 'Its kind and its name, or its number where it has none' },
    entity: { label: 'Kind of record', kind: 'text', exported: false },
    entityId: { label: 'Record number', kind: 'number', exported: 'by name' },
    owner: {
      ...{ label: 'Owner of the record', kind: 'text', isNullable: true, exported: false },
      about: 'Whose page shows the record, as kind and key: a contractor, a person, a list, a setting; null where it has its own or none',
    },
    job: { label: 'Job', kind: 'text', isNullable: true, about: 'Work order of the job that it belongs to' },
    constructionId: { label: 'Job number', kind: 'number', isNullable: true, exported: 'by name' },
    task: { label: 'Task', kind: 'text', isNullable: true, about: 'Name of the task that it belongs to' },
    madeAt: { label: 'Time on the device', kind: 'instant', isNullable: true, about: 'By the device’s own clock' },
    sentAt: { label: 'Sent', kind: 'instant', isNullable: true, about: 'By the device’s own clock' },
    waitedMinutes: {
      label: 'Waited (minutes)',
      kind: 'number',
      isNullable: true,
      about: 'On the device, before it was sent; null for less than one',
    },
    actorKind: { label: 'Kind of sender', kind: 'text', exported: false },
    move: { label: 'Event', kind: 'text', exported: 'by name' },
    why: { label: 'Reason', kind: 'text', isNullable: true },
    requestId: { label: 'Request', kind: 'text', isNullable: true, exported: 'by name' },
    data: {
      ...{ label: 'As stored', kind: 'text', isNullable: true, exported: false },
      about: 'JSON of before, after and detail, without amounts for whom they are hidden; null where it is long',
    },
    id: { label: 'Number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'The whole number of a record, the whole id of a request, or a part of a person’s name' },
    ids: { kind: 'rows' },
    tab: { kind: 'one', id: 'tab', label: 'Tab', choices: ACTIVITY_TABS, otherwise: 'all' },
    people: { kind: 'groups', id: 'by', label: 'Who' },
    record: { kind: 'one', id: 'record', label: 'Kind of record', choices: ACTIVITY_RECORDS },
    sender: {
      ...{ kind: 'one', id: 'sender', label: 'Sent by' },
      choices: { person: 'A person', system: 'Lotline itself', link: 'A builder, by link' },
    },
    impersonated: { kind: 'flag', id: 'impersonated', label: 'Impersonated' },
    impersonators: { kind: 'groups', id: 'as', label: 'Impersonated by' },
    waited: {
      ...{ kind: 'one', id: 'waited', label: 'Waited on the device' },
      choices: { m5: 'Over 5 minutes', h1: 'Over an hour', d1: 'Over a day' },
    },
    technical: {
      kind: 'flag',
      id: 'technical',
      label: 'Technical',
      about: 'What Lotline writes for itself, or what an action brings with it',
    },
  },
  days: { recordedAt: { kind: 'instant', id: 'on', label: 'When' } },
});
