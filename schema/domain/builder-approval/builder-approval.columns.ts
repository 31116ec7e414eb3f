// The list of builder approvals (screens.md §2.10), declared: a row is a job, with the request that was sent or answered last.
import { declareList } from '../list/list-declaration.ts';
import { APPROVAL_STATES } from './approval-state.rules.ts';
import { SMS_FAILURES, SMS_STATES } from './sms.rules.ts';

const CLAIM = 'CAN_ACCESS_BUILDER_APPROVALS';

export const BUILDER_APPROVAL_LIST = declareList({
  name: 'builderApprovals',
  label: 'Builder approvals',
  live: 'construction',
  claim: CLAIM,
  shareClaim: CLAIM,
  defaultSort: 'developer',
  columns: {
    workOrder: { label: 'Work order', kind: 'text', isSortable: true },
    address: { label: 'Address', kind: 'text', isSortable: true },
    suburb: { label: 'Suburb', kind: 'text', isNullable: true },
    state: { label: 'State', kind: 'text', isNullable: true },
    developer: { label: 'Builder', kind: 'text', isNullable: true, isSortable: true, about: 'Sorted by builder, then suburb and street' },
    siteContact: { label: 'Contact', kind: 'text', isNullable: true, isSortable: true },
    siteContactPhone: { label: 'Phone', kind: 'phone', isNullable: true },
    isPhoneValid: { label: 'Valid phone', kind: 'flag', isComputed: true, about: 'It is an Australian mobile' },
    approval: { label: 'Approval', kind: 'text', values: APPROVAL_STATES, isComputed: true },
    missing: {
      label: 'Missing',
      kind: 'text',
      isNullable: true,
      isComputed: true,
      about: 'What the job lacks before its builder can be asked',
    },
    sentAt: { label: 'Sent', kind: 'instant', isNullable: true, isSortable: true },
    sentBy: { label: 'Sent by', kind: 'text', isNullable: true },
    sentHow: { label: 'How sent', kind: 'text', isNullable: true, values: ['Own phone', 'SMS gateway', 'Phone call'] },
    sms: {
      label: 'SMS',
      kind: 'text',
      isNullable: true,
      isComputed: true,
      about: 'What happened to the last message that the server sent for the job',
    },
    openedAt: { label: 'Opened', kind: 'instant', isNullable: true, about: 'When someone first touched the page' },
    daysWaiting: {
      label: 'Days waiting',
      kind: 'number',
      isNullable: true,
      isComputed: true,
      about: 'Since it was sent, while nobody answered',
    },
    reminderDue: { label: 'Reminder due', kind: 'day', isNullable: true, isComputed: true },
    expiresAt: { label: 'Link expires', kind: 'instant', isNullable: true },
    answeredAt: { label: 'Responded', kind: 'instant', isNullable: true, isSortable: true },
    answeredBy: { label: 'Answered by', kind: 'text', isNullable: true },
    answeredHow: { label: 'How answered', kind: 'text', isNullable: true, values: ['Link', 'Phone call'] },
    reason: { label: 'Reason', kind: 'text', isNullable: true },
    earliestDate: { label: 'Earliest day', kind: 'day', isNullable: true },
    accessNotes: { label: 'Access', kind: 'text', isNullable: true },
    approvedAt: { label: 'Approved', kind: 'instant', isNullable: true, isSortable: true },
    bookedDate: { label: 'Booked', kind: 'day', isNullable: true, isSortable: true },
    jobStatus: { label: 'Job status', kind: 'text', isSortable: true },
    answer: { label: 'Answer', kind: 'text', isNullable: true, values: ['approved', 'later', 'declined'], exported: false },
    smsState: { label: 'State of the SMS', kind: 'text', isNullable: true, values: SMS_STATES, exported: false },
    smsFailure: { label: 'Failure of the SMS', kind: 'text', isNullable: true, values: SMS_FAILURES, exported: false },
    smsGateway: { label: 'SMS gateway', kind: 'text', isNullable: true, exported: false },
    streetName: { label: 'Street name', kind: 'text', isNullable: true, exported: 'by name' },
    requestId: { label: 'Request number', kind: 'number', isNullable: true, exported: 'by name' },
    id: { label: 'Job number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  fileBegins: ['developer', 'address', 'workOrder', 'siteContact', 'siteContactPhone', 'approval', 'missing', 'sentAt', 'sentBy'],
  filters: {
    search: { kind: 'search', about: 'What the jobs’ search finds' },
    ids: { kind: 'rows' },
    /**
     * ready and incomplete: open jobs that were not asked, by whether all five facts are there · sent: asked, and neither answered for good nor expired · reminder:
     * of those, the builder is to be asked again · declined and expired: by the request that was sent or answered last · approved: by whichever way
     */
    tab: {
      ...{ kind: 'one', id: 'tab', label: 'Tab', otherwise: 'all' },
      choices: {
        ready: 'Ready to ask',
        incomplete: 'Incomplete',
        sent: 'Sent',
        reminder: 'Reminder due',
        approved: 'Approved',
        declined: 'Declined',
        expired: 'Expired',
        all: 'All',
      },
    },
    developers: { kind: 'names', id: 'builder', label: 'Builder' },
    states: { kind: 'names', id: 'state', label: 'State' },
    workTypes: { kind: 'names', id: 'type', label: 'Work type' },
  },
  days: {
    sentAt: { kind: 'instant', id: 'sent', label: 'Sent' },
    answeredAt: { kind: 'instant', id: 'responded', label: 'Responded' },
    approvedAt: { kind: 'instant', id: 'approved', label: 'Approved' },
    bookedDate: { kind: 'day', id: 'booked', label: 'Booked' },
  },
});
