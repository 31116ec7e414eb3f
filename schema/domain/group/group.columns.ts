// The list of groups (screens.md §2.19), declared.
import { declareList } from '../list/list-declaration.ts';
import { GROUP, GROUP_CLAIM } from './group.fields.ts';

const { state, isSubcontractor, isFieldGroup, canSchedule, region, baseLocation, workTypes } = GROUP.fields;

export const GROUP_LIST = declareList({
  name: 'groups',
  label: 'Groups',
  live: 'work_group',
  claim: GROUP_CLAIM,
  shareClaim: GROUP_CLAIM,
  defaultSort: 'scheduleOrder',
  columns: {
    name: { label: 'Group', kind: 'text', isSortable: true },
    scheduleOrder: { label: 'Order', kind: 'number', isNullable: true, isSortable: true, about: 'Its place in the schedule' },
    isSubcontractor: { label: isSubcontractor.label, kind: 'flag' },
    contractor: { label: 'Contractor', kind: 'text', isNullable: true, isSortable: true },
    isFieldGroup: { label: isFieldGroup.label, kind: 'flag', about: 'The field list offers it' },
    canSchedule: { label: canSchedule.label, kind: 'flag' },
    state: { label: state.label, kind: 'text', isNullable: true, isSortable: true },
    region: { label: region.label, kind: 'text', isNullable: true, isSortable: true },
    baseLocation: { label: baseLocation.label, kind: 'text', isNullable: true, isSortable: true },
    workTypes: { label: workTypes.label, kind: 'text', isNullable: true, about: 'What it does, separated by commas; empty: all' },
    memberCount: { label: 'Members', kind: 'number', isSortable: true },
    primaryContact: { label: 'Primary contact', kind: 'text', isNullable: true, isSortable: true },
    openTasks: { label: 'Open tasks', kind: 'number', isSortable: true, about: 'Not submitted, and not set aside' },
    isArchived: { label: 'Archived', kind: 'flag' },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In name, contractor, region, base location or members' },
    ids: { kind: 'rows' },
    subcontractor: { kind: 'flag', id: 'subcontractor', label: isSubcontractor.label },
    field: { kind: 'flag', id: 'field', label: isFieldGroup.label },
    withoutMembers: { kind: 'flag', id: 'empty', label: 'No members' },
    states: { kind: 'names', id: 'state', isNullable: true, label: state.label },
    regions: { kind: 'names', id: 'region', isNullable: true, label: region.label },
    archived: { kind: 'flag', id: 'archived', label: 'Archived' },
  },
  days: {},
});
