// The list of jobs (screens.md §2.5), declared: columns, filters, who reads it.
import { declareList } from '../list/list-declaration.ts';
import { JOB_FIELDS, type JobField } from './job.fields.ts';

/** Called as the work types call that field. */
const ofField = <F extends JobField>(field: F) => ({ field, label: JOB_FIELDS[field].label });
const MONEY = 'CAN_VIEW_FINANCIAL_INFORMATION';

export const JOB_LIST = declareList({
  name: 'jobs',
  label: 'Jobs',
  live: 'construction',
  claim: 'CAN_ACCESS_CONSTRUCTION',
  shareClaim: 'CAN_EDIT_CONSTRUCTION',
  defaultSort: 'dueDate',
  // what is searched for by its work order, where it is found by one
  sortedWhen: [{ filter: 'search', by: 'workOrder' }],
  columns: {
    workOrder: { ...ofField('workOrder'), kind: 'text', isSortable: true },
    address: { ...ofField('address'), kind: 'text', isSortable: true },
    suburb: { ...ofField('suburb'), kind: 'text', isNullable: true, isSortable: true },
    state: { ...ofField('state'), kind: 'text', isNullable: true, isSortable: true },
    status: { label: 'Status', kind: 'text', isSortable: true },
    workType: { ...ofField('workType'), kind: 'text', isSortable: true },
    customer: { ...ofField('financialContact'), kind: 'text', isNullable: true, isSortable: true },
    region: { ...ofField('region'), kind: 'text', isNullable: true, isSortable: true },
    contract: { ...ofField('contract'), kind: 'text', isNullable: true, isSortable: true },
    dueDate: { label: 'Due', kind: 'day', isNullable: true, isSortable: true, about: 'The updated one over the original' },
    scheduler: { ...ofField('scheduler'), kind: 'text', isNullable: true, isSortable: true },
    developer: { ...ofField('developer'), kind: 'text', isNullable: true, isSortable: true },
    customerRef: { ...ofField('customerRef'), kind: 'text', isNullable: true, isSortable: true },
    originalDueDate: { ...ofField('originalDueDate'), kind: 'day', isNullable: true, isSortable: true },
    updatedDueDate: { ...ofField('updatedDueDate'), kind: 'day', isNullable: true, isSortable: true },
    bookedDate: { label: 'Booked', kind: 'day', isNullable: true, isSortable: true },
    dbydExpiryDate: { ...ofField('dbydExpiryDate'), kind: 'day', isNullable: true, isSortable: true },
    builderApprovalSentDate: { label: 'Builder asked', kind: 'instant', isNullable: true, isSortable: true },
    builderApprovedDate: { label: 'Builder approved', kind: 'instant', isNullable: true, isSortable: true },
    nextTask: { label: 'Next task · crew', kind: 'parts', parts: { name: 'Next task', group: 'Crew' } },
    siteContact: { ...ofField('siteContact'), kind: 'text', isNullable: true, isSortable: true },
    siteContactPhone: { ...ofField('siteContactPhone'), kind: 'phone', isNullable: true },
    acceleratedJob: { ...ofField('acceleratedJob'), kind: 'flag' },
    isReceived: { ...ofField('isReceived'), kind: 'flag' },
    rejectedItemCount: { label: 'Rejected items', kind: 'number' },
    attachmentCount: { label: 'Files', kind: 'number' },
    contractValue: {
      ...{ label: 'Value', kind: 'amount', claim: MONEY },
      about: 'Quantities and variations that were not rejected at their unit amounts; with CAN_VIEW_FINANCIAL_INFORMATION',
    },
    margin: {
      ...{ label: 'Margin', kind: 'amount', claim: MONEY },
      about: 'Left of the value after payments, materials and expenses, ex GST; with CAN_VIEW_FINANCIAL_INFORMATION',
    },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  fileBegins: [
    ...(['workOrder', 'address', 'suburb', 'state', 'status', 'workType', 'customer', 'region', 'contract', 'dueDate'] as const),
    ...(['originalDueDate', 'updatedDueDate', 'bookedDate', 'nextTask', 'dbydExpiryDate', 'builderApprovalSentDate'] as const),
    'builderApprovedDate',
  ],
  filters: {
    search: { kind: 'search', about: 'Work order, lot, unit, street, references, contact, phone: each word must be found' },
    ids: { kind: 'rows' },
    /** open: neither Complete, Closed nor Cancelled · overdue and week: open, its due date has passed, or is from this Monday to Sunday · hold: its status says On Hold · mine: open, the person schedules it. */
    view: {
      ...{ kind: 'one', id: 'view', label: 'View', otherwise: 'all' },
      choices: { open: 'Open', overdue: 'Overdue', week: 'Due this week', hold: 'On hold', mine: 'Mine', all: 'All' },
    },
    projectIds: { kind: 'rows', about: 'Jobs of one of these projects' },
    statuses: { kind: 'names', id: 'status', label: 'Status' },
    workTypes: { kind: 'names', id: 'type', ...ofField('workType') },
    contracts: { kind: 'names', id: 'contract', isNullable: true, ...ofField('contract') },
    regions: { kind: 'names', id: 'region', isNullable: true, ...ofField('region') },
    states: { kind: 'names', id: 'state', isNullable: true, ...ofField('state') },
    customers: { kind: 'names', id: 'customer', isNullable: true, ...ofField('financialContact') },
    deliveryPartners: { kind: 'names', id: 'partner', isNullable: true, ...ofField('deliveryPartner') },
    deliveryPartnerPms: { kind: 'names', id: 'pm', isNullable: true, ...ofField('deliveryPartnerPm') },
    developers: { kind: 'names', id: 'developer', isNullable: true, ...ofField('developer') },
    schedulers: { kind: 'names', id: 'scheduler', isNullable: true, ...ofField('scheduler') },
    groupIds: { kind: 'groups', id: 'group', label: 'Crew', about: 'Jobs with a task of one of these groups' },
    accelerated: { kind: 'flag', id: 'accelerated', ...ofField('acceleratedJob') },
    received: { kind: 'flag', id: 'received', ...ofField('isReceived') },
    hasRejectedItems: { kind: 'flag', id: 'rejected', label: 'Rejected items' },
    hasMissingPhotos: {
      ...{ kind: 'flag', id: 'photos', label: 'Photos missing' },
      about:
        'A task of it was done and lacks photos that Expected Photos asks for. Without statuses: of jobs that are neither Complete nor Closed',
    },
    builderApproval: {
      ...{ kind: 'one', id: 'builder', label: 'Builder approval' },
      choices: { none: 'Not asked', sent: 'Sent', approved: 'Approved' },
    },
    overdue: {
      kind: 'flag',
      id: 'overdue',
      label: 'Overdue',
      about: 'Its due date has passed and it is neither Complete, Closed nor Cancelled',
    },
  },
  days: {
    dueDate: { kind: 'day', id: 'due', isNullable: true, label: 'Due' },
    releaseDate: { kind: 'day', id: 'released', isNullable: true, ...ofField('releaseDate') },
    onsiteDate: { kind: 'day', id: 'onsite', isNullable: true, label: 'Onsite' },
    integrationDate: { kind: 'day', id: 'integration', isNullable: true, ...ofField('integrationDate') },
    crqDate: { kind: 'day', id: 'crq', isNullable: true, ...ofField('crqDate') },
    dbydExpiryDate: { kind: 'day', id: 'dbyd', isNullable: true, ...ofField('dbydExpiryDate') },
    laseDate: { kind: 'day', id: 'lase', isNullable: true, ...ofField('laseDate') },
    bookedDate: { kind: 'day', id: 'booked', isNullable: true, label: 'Booked' },
    workTasksCompleteDate: { kind: 'day', id: 'completed', isNullable: true, label: 'Tasks completed' },
  },
});
