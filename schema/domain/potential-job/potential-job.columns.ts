// The office's list of potential jobs (screens.md §2.9), declared: columns, tabs and filters.
import { declareList } from '../list/list-declaration.ts';
import { ENTRY_FIELDS } from './entry-fields.ts';
import { OFFICE_CLAIM, POTENTIAL_JOB_STATUSES, POTENTIAL_JOB_TABS } from './potential-job.lifecycle.ts';

/** A part of the address or of what was asked: in a file where it is named. */
const text = (field: keyof typeof ENTRY_FIELDS) =>
  ({ label: ENTRY_FIELDS[field].label, kind: 'text', isNullable: true, exported: 'by name' }) as const;
const count = (field: keyof typeof ENTRY_FIELDS) =>
  ({ label: ENTRY_FIELDS[field].label, kind: 'number', isNullable: true, exported: 'by name' }) as const;

/** Of the newest request; null while nobody was asked and nobody approved. */
const BUILDER_STATES = ['Asked', 'Approved', 'Not yet', 'Declined'] as const;

export const POTENTIAL_JOB_LIST = declareList({
  name: 'potentialJobs',
  label: 'Potential jobs',
  live: 'potential_job',
  claim: OFFICE_CLAIM,
  shareClaim: OFFICE_CLAIM,
  // the one that has waited longest comes first
  defaultSort: 'createdUtc',
  columns: {
    address: {
      label: 'Address',
      kind: 'text',
      isComputed: true,
      about: 'In one line; in the worker’s words where it is not known in parts',
    },
    status: {
      label: 'Status',
      kind: 'text',
      values: POTENTIAL_JOB_STATUSES,
      isSortable: true,
      about: `One of: ${POTENTIAL_JOB_STATUSES.join(', ')}`,
    },
    builder: { label: ENTRY_FIELDS.builder.label, kind: 'text', isNullable: true, isSortable: true },
    siteContactName: { label: ENTRY_FIELDS.siteContactName.label, kind: 'text', isNullable: true, isSortable: true },
    siteContactPhone: { label: 'Phone', kind: 'phone', isNullable: true },
    suburb: { label: ENTRY_FIELDS.suburb.label, kind: 'text', isNullable: true, isSortable: true },
    state: { label: ENTRY_FIELDS.state.label, kind: 'text', isNullable: true, isSortable: true },
    raisedBy: { label: 'Added by', kind: 'text', isSortable: true },
    createdUtc: { label: 'Added', kind: 'instant', isSortable: true },
    ageDays: { label: 'Age (days)', kind: 'number', about: 'Whole days since it was added' },
    attachmentCount: { label: 'Photos', kind: 'number', about: 'Photos and documents that have arrived' },
    comments: { label: ENTRY_FIELDS.comments.label, kind: 'text', isNullable: true },
    assignedTo: {
      label: 'Assigned to',
      kind: 'text',
      isNullable: true,
      isSortable: true,
      about: 'The person of the field that it is assigned to',
    },
    builderState: {
      ...{ label: 'Builder’s answer', kind: 'text', isNullable: true, values: BUILDER_STATES },
      about: `One of: ${BUILDER_STATES.join(', ')}`,
    },
    builderApprovalSentDate: { label: 'Builder asked', kind: 'instant', isNullable: true, isSortable: true },
    builderApprovedDate: { label: 'Builder approved', kind: 'instant', isNullable: true, isSortable: true },
    duplicateScore: {
      ...{ label: 'Duplicate score', kind: 'number' },
      about:
        '100: an open job or potential job has the same lot, street and suburb; 50: the same street and suburb, and no number tells them apart',
    },
    reason: { label: 'Reason', kind: 'text', isNullable: true, about: 'What the field is asked for, or why it was rejected' },
    workOrder: { label: 'Work order', kind: 'text', isNullable: true, about: 'Of the job that it was made into' },
    lotNumber: text('lotNumber'),
    lotRangeLow: count('lotRangeLow'),
    lotRangeHigh: count('lotRangeHigh'),
    unitNumber: text('unitNumber'),
    unitRangeLow: count('unitRangeLow'),
    unitRangeHigh: count('unitRangeHigh'),
    streetNumber: text('streetNumber'),
    streetRangeLow: count('streetRangeLow'),
    streetRangeHigh: count('streetRangeHigh'),
    streetName: text('streetName'),
    roadType: text('roadType'),
    postCode: text('postCode'),
    addressFromField: text('addressFromField'),
    needsOfficeApproval: { label: 'Needs office approval', kind: 'flag', exported: 'by name' },
    raisedByUserId: { label: 'Added by (number)', kind: 'number', exported: false },
    assignedFieldUserId: { label: 'Assigned to (number)', kind: 'number', isNullable: true, exported: false },
    duplicateOfId: { label: 'Duplicate of', kind: 'number', isNullable: true, exported: 'by name' },
    constructionId: { label: 'Job number', kind: 'number', isNullable: true, exported: 'by name' },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In address, builder, contact, phone and comments' },
    ids: { kind: 'rows' },
    jobIds: { kind: 'rows', about: 'Those that these jobs were made from' },
    tab: { kind: 'one', id: 'tab', label: 'Tab', choices: POTENTIAL_JOB_TABS },
    statuses: { kind: 'some', id: 'status', label: 'Status', values: POTENTIAL_JOB_STATUSES },
    builders: { kind: 'names', id: 'builder', label: 'Builder' },
    suburbs: { kind: 'names', id: 'suburb', label: 'Suburb' },
    states: { kind: 'names', id: 'state', label: 'State' },
    people: { kind: 'names', id: 'by', label: 'Added by' },
    duplicates: {
      kind: 'flag',
      id: 'duplicate',
      label: 'Likely a duplicate',
      about: 'An open job or potential job has the same lot, street and suburb',
    },
    photographed: { kind: 'flag', id: 'photos', label: 'With photos' },
  },
  days: { createdUtc: { kind: 'instant', id: 'added', label: 'Added' } },
});
