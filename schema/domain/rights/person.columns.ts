// The list of people (screens.md §2.17), declared. With CAN_MANAGE_ROLE_CLAIMS alone its rows do not open.
import { declareList } from '../list/list-declaration.ts';
import { PERSON } from './person.fields.ts';

export const PERSON_STATES = ['active', 'invited', 'disabled'] as const;
export type PersonState = (typeof PERSON_STATES)[number];
const { email } = PERSON.fields;

export const PERSON_LIST = declareList({
  name: 'people',
  label: 'Users',
  live: 'app_user',
  claim: ['CAN_MANAGE_USERS', 'CAN_MANAGE_ROLE_CLAIMS'],
  shareClaim: 'CAN_MANAGE_USERS',
  defaultSort: 'name',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    email: { label: email.label, kind: 'text', isSortable: true },
    roles: { label: 'Roles', kind: 'text', isNullable: true },
    groups: { label: 'Groups', kind: 'text', isNullable: true },
    state: { label: 'State', kind: 'text', values: PERSON_STATES },
    isSubcontractor: { label: 'Subcontractor', kind: 'flag' },
    lastSignInAt: { label: 'Last sign-in', kind: 'instant', isNullable: true, isSortable: true },
    lastSyncAt: { label: 'Last sync', kind: 'instant', isNullable: true, isSortable: true, about: 'On any of their devices' },
    appVersion: { label: 'App version', kind: 'text', isNullable: true, about: 'On the device that reported last' },
    devices: { label: 'Devices', kind: 'number', about: 'That they used' },
    invitedAt: { label: 'Invited', kind: 'instant', isNullable: true },
    id: { label: 'Number', kind: 'number', isSortable: true, exported: 'by name' },
    version: { label: 'Version', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In name, email, roles or groups' },
    ids: { kind: 'rows' },
    state: {
      kind: 'one',
      id: 'state',
      label: 'State',
      choices: { active: 'Can sign in', invited: 'Invited, not signed in yet', disabled: 'Cannot sign in' },
    },
    roleIds: { kind: 'groups', id: 'role', label: 'Role', about: 'Who has one of these roles' },
    withoutGroup: {
      kind: 'flag',
      id: 'nogroup',
      label: 'Field worker without a group',
      about: 'Can sign in, has field work alone and is in no group',
    },
    withoutRole: { kind: 'flag', id: 'norole', label: 'Can sign in, has no role' },
  },
  days: {},
});
