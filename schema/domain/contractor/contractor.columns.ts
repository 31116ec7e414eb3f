// The list of independent contractors (screens.md §2.19), declared.
import { declareList } from '../list/list-declaration.ts';
import { CONTRACTOR, CONTRACTOR_CLAIM } from './contractor.fields.ts';
import { CONTRACTOR_STATES } from './contractor.lifecycle.ts';

const { legalName, tradingName, abn, abrStatus, abrCheckedOn, gstRegistered, state, contactName, rctiStatus } = CONTRACTOR.fields;

export const CONTRACTOR_LIST = declareList({
  name: 'contractors',
  label: 'Contractors',
  live: 'independent_contractor',
  claim: CONTRACTOR_CLAIM,
  shareClaim: CONTRACTOR_CLAIM,
  defaultSort: 'legalName',
  columns: {
    legalName: { label: legalName.label, kind: 'text', isSortable: true },
    tradingName: { label: tradingName.label, kind: 'text', isNullable: true, isSortable: true },
    status: { label: 'Status', kind: 'text', values: CONTRACTOR_STATES, isSortable: true },
    abn: { label: abn.label, kind: 'text', isNullable: true, isSortable: true },
    abrStatus: { label: abrStatus.label, kind: 'text', isNullable: true },
    abrCheckedOn: { label: abrCheckedOn.label, kind: 'day', isNullable: true, isSortable: true },
    gstRegistered: { label: gstRegistered.label, kind: 'flag' },
    state: { label: state.label, kind: 'text', isNullable: true, isSortable: true },
    contactName: { label: contactName.label, kind: 'text', isNullable: true, isSortable: true },
    rctiStatus: { label: rctiStatus.label, kind: 'text' },
    document: { label: 'Document', kind: 'text', isNullable: true, about: 'The mandatory one that expires first' },
    documentExpiry: { label: 'Expires', kind: 'day', isNullable: true, isSortable: true, about: 'The last day on which it counts' },
    groups: { label: 'Groups', kind: 'text', isNullable: true },
    openTasks: { label: 'Open tasks', kind: 'number', isSortable: true, about: 'Of its groups' },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In names, ABN, contact or groups' },
    ids: { kind: 'rows' },
    statuses: { kind: 'some', id: 'status', label: 'Status', values: CONTRACTOR_STATES, about: `Any of: ${CONTRACTOR_STATES.join(', ')}` },
    states: { kind: 'names', id: 'state', isNullable: true, label: state.label },
    expired: { kind: 'flag', id: 'expired', label: 'Expired document', about: 'A mandatory one, of a contractor that has not ended' },
    unchecked: { kind: 'flag', id: 'unchecked', label: 'ABR not checked' },
    withoutGroup: { kind: 'flag', id: 'nogroup', label: 'No group' },
  },
  days: { documentExpiry: { kind: 'day', id: 'expires', isNullable: true, label: 'Expires' } },
});
