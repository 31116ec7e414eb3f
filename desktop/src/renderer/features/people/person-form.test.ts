import { changedRows, heldRows, holdRows, ownFields, setOf } from '../../platform/record/record-rows.ts';
import type { Values } from '../../platform/form/form-edits.ts';
import { personInput, shownOf } from './person-form.ts';

const PERSON = { firstName: 'Nia', lastName: 'New', email: 'nia@lotline.example', roles: [{ id: 1 }, { id: 2 }], groups: [{ id: 3 }] };

test('of somebody who is there only what differs from what was seen is sent, and which roles and groups are given and taken', () => {
  const changes = { lastName: 'Newer', 'role.4': true, 'role.1': false, 'group.3': false };
  const base = { lastName: 'New', 'role.4': false, 'role.1': true, 'group.3': true };
  expect(personInput({ id: 9, changes, base, why: 'Moved' })).toEqual({
    ...{ id: 9, why: 'Moved', changes: { lastName: 'Newer' }, base: { lastName: 'New' } },
    ...{ giveRoleIds: [4], takeRoleIds: [1], joinGroupIds: [], leaveGroupIds: [3] },
  });
});

test('a form has each row that is offered, and those that it has', () => {
  const shown = shownOf(PERSON, { roles: [{ id: 2 }, { id: 4 }], groups: [] });
  expect(shown).toEqual({
    ...{ firstName: 'Nia', lastName: 'New', email: 'nia@lotline.example' },
    ...{ 'role.1': true, 'role.2': true, 'role.4': false, 'group.3': true },
  });
  expect([heldRows('role', shown), setOf('role.1'), setOf('email'), Object.keys(ownFields(shown))]).toEqual([
    [2, 1],
    'role',
    null,
    ['firstName', 'lastName', 'email'],
  ]);
});

test('choosing rows changes those alone that differ', () => {
  const changes: Record<string, Values[string]> = {};
  const values = { 'role.1': true, 'role.2': true, 'role.4': false };
  holdRows('role', { values, change: (field, raw) => (changes[field] = raw) }, [2, 4]);
  expect(changedRows('role', changes)).toEqual({ given: [4], taken: [1] });
});
