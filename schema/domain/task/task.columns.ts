// The list of tasks (screens.md §2.24), declared: columns, filters, views.
import { declareList } from '../list/list-declaration.ts';
import { STAGES } from './task.stage.ts';

export const TASK_LIST = declareList({
  name: 'tasks',
  label: 'Tasks',
  live: 'construction',
  claim: null,
  shareClaim: 'CAN_EDIT_CONSTRUCTION',
  defaultSort: 'dueDate',
  sortedWhen: [
    { filter: 'view', is: 'review', by: 'submittedDate' },
    { filter: 'view', is: 'payment', by: 'submittedDate' },
    { filter: 'view', is: 'declined', by: 'declinedDate' },
  ],
  columns: {
    dueDate: { label: 'Due', kind: 'day', isNullable: true, isSortable: true },
    issuedDate: { label: 'Issued', kind: 'instant', isNullable: true, isSortable: true },
    scheduledStartTime: { label: 'Start', kind: 'instant', isNullable: true, isSortable: true },
    acceptedDate: { label: 'Accepted', kind: 'instant', isNullable: true, isSortable: true },
    declinedDate: { label: 'Declined', kind: 'instant', isNullable: true, isSortable: true },
    onsiteDate: { label: 'Onsite', kind: 'instant', isNullable: true, isSortable: true },
    completedDate: { label: 'Completed', kind: 'instant', isNullable: true, isSortable: true },
    submittedDate: { label: 'Submitted', kind: 'instant', isNullable: true, isSortable: true },
    name: { label: 'Task', kind: 'text', isSortable: true },
    group: { label: 'Crew', kind: 'text', isNullable: true, isSortable: true },
    workOrder: { label: 'Work order', kind: 'text', isSortable: true },
    address: { label: 'Address', kind: 'text', isSortable: true },
    jobStatus: { label: 'Job status', kind: 'text', isSortable: true },
    workType: { label: 'Work type', kind: 'text', isSortable: true },
    stage: { label: 'Status', kind: 'text', values: STAGES, isComputed: true, about: 'The derived status' },
    isReopened: { label: 'Reopened', kind: 'flag' },
    ignored: { label: 'Set aside', kind: 'flag', exported: 'by name' },
    rejectedItemCount: { label: 'Rejected items', kind: 'number' },
    hasApprovedPayment: { label: 'Payment approved', kind: 'flag', about: 'A payment of it is approved, issued or paid' },
    ageDays: {
      label: 'Age (days)',
      kind: 'number',
      isNullable: true,
      isComputed: true,
      about: 'Days since it was issued, until it was completed',
    },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
    constructionId: { label: 'Job number', kind: 'number', exported: 'by name' },
    groupId: { label: 'Group number', kind: 'number', isNullable: true, exported: 'by name' },
  },
  fileBegins: ['name', 'workOrder', 'address', 'jobStatus', 'workType', 'group', 'stage', 'issuedDate', 'dueDate'],
  filters: {
    search: { kind: 'search', about: 'What the jobs’ search finds: the tasks of these jobs' },
    ids: { kind: 'rows' },
    constructionIds: { kind: 'rows', about: 'The jobs whose tasks they are' },
    /**
     * mine: the person owns it or has been onsite · group: of the person's groups · unassigned: of no group · declined: its group said no, and it was not
     * issued or given to another since · overdue: its day has passed and it is not completed · review: submitted with an item that nobody has decided on,
     * none of them rejected, no approved payment · payment: its payment waits for who approves payments (payment.rules). All but `all` leave out what is
     * set aside, and but `review` and `payment` what is submitted.
     */
    view: {
      ...{ kind: 'one', id: 'view', label: 'View', otherwise: 'all' },
      choices: {
        all: 'All',
        mine: 'Mine',
        group: 'My crews',
        unassigned: 'Unassigned',
        declined: 'Declined',
        overdue: 'Overdue',
        review: 'Awaiting review',
        payment: 'Payment to approve',
      },
    },
    groupIds: { kind: 'groups', id: 'group', isNullable: true, label: 'Crew' },
    statuses: { kind: 'some', id: 'stage', label: 'Stage', values: STAGES, about: `Stages: ${STAGES.join(', ')}` },
    workTypes: { kind: 'names', id: 'type', label: 'Work type' },
  },
  days: {
    dueDate: { kind: 'day', id: 'due', isNullable: true, label: 'Due' },
    issuedDate: { kind: 'instant', id: 'issued', isNullable: true, label: 'Issued' },
    scheduledStartTime: { kind: 'instant', id: 'start', isNullable: true, label: 'Start' },
    acceptedDate: { kind: 'instant', id: 'accepted', isNullable: true, label: 'Accepted' },
    declinedDate: { kind: 'instant', id: 'declined', isNullable: true, label: 'Declined' },
    onsiteDate: { kind: 'instant', id: 'onsite', isNullable: true, label: 'Onsite' },
    completedDate: { kind: 'instant', id: 'completed', isNullable: true, label: 'Completed' },
    submittedDate: { kind: 'instant', id: 'submitted', isNullable: true, label: 'Submitted' },
  },
});
