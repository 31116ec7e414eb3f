import {
  countOf,
  editsOf,
  NO_CHANGES,
  nameFault,
  rolesAfter,
  settledDraft,
  undoOf,
  withArchived,
  withCell,
  withName,
  withRole,
  type Matrix,
} from './role-draft.ts';

const role = (id: number, name: string, ...claims: readonly string[]) => ({
  id,
  name,
  version: 1,
  isArchived: false,
  holderCount: 0,
  claims: [...claims],
});
const MATRIX: Matrix = { roles: [role(1, 'Office', 'CAN_VIEW_LOGS'), role(2, 'Finance')], holders: [], lastChange: null };

test('a cell that is again as the server has it is no change', () => {
  const once = withCell(MATRIX, NO_CHANGES, 2, 'CAN_VIEW_LOGS');
  expect(editsOf(MATRIX, once)).toEqual([{ id: 2, give: ['CAN_VIEW_LOGS'], take: [], wasArchived: false }]);
  expect(withCell(MATRIX, once, 2, 'CAN_VIEW_LOGS')).toEqual(NO_CHANGES);
});

test('what somebody else has saved meanwhile is no change any more, and what they saved elsewhere stays', () => {
  const draft = withCell(MATRIX, withCell(MATRIX, NO_CHANGES, 2, 'CAN_VIEW_LOGS'), 1, 'CAN_VIEW_LOGS');
  const theirs: Matrix = {
    ...MATRIX,
    roles: [role(1, 'Office', 'CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS'), role(2, 'Finance', 'CAN_VIEW_LOGS')],
  };
  expect(editsOf(theirs, draft)).toEqual([{ id: 1, give: [], take: ['CAN_VIEW_LOGS'], wasArchived: false }]);
});

test('a name goes with the one that its editor saw first, whatever it is called meanwhile', () => {
  const draft = withName(MATRIX, withName(MATRIX, NO_CHANGES, 1, 'Offices'), 1, 'Bureau');
  const theirs: Matrix = { ...MATRIX, roles: [role(1, 'Desk', 'CAN_VIEW_LOGS'), role(2, 'Finance')] };
  expect(editsOf(theirs, draft)).toMatchObject([{ id: 1, name: 'Bureau', baseName: 'Office' }]);
  expect(withName(MATRIX, draft, 1, 'Office')).toEqual(NO_CHANGES);
});

test('a copied role is ticked before it is saved, and taken away it leaves nothing', () => {
  const copied = withCell(MATRIX, withRole(NO_CHANGES, 'Lead', ['CAN_VIEW_LOGS']), -1, 'CAN_VIEW_REPORTS');
  expect(editsOf(MATRIX, copied)).toEqual([{ name: 'Lead', give: ['CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS'] }]);
  expect(withArchived(MATRIX, copied, -1, true)).toEqual(NO_CHANGES);
  expect(withRole(copied, 'Other', []).added.map(({ id }) => id)).toEqual([-1, -2]);
});

test('each cell, name, archiving and new role counts once', () => {
  const draft = withArchived(
    MATRIX,
    withRole(withName(MATRIX, withCell(MATRIX, NO_CHANGES, 2, 'CAN_VIEW_LOGS'), 2, 'Money'), 'New', []),
    1,
    true,
  );
  expect(countOf(editsOf(MATRIX, draft))).toBe(4);
});

test('two names are one whatever their case and spaces, but a role may keep its own', () => {
  const roles = rolesAfter(MATRIX, NO_CHANGES);
  expect(nameFault(roles, null, ' off ICE')).toMatch(/already/);
  expect(nameFault(roles, 1, 'OFFICE')).toBeNull();
  expect(nameFault(roles, 1, ' ')).toBe('Name is missing.');
  expect(nameFault(roles, 1, 'x'.repeat(61))).toMatch(/at most 60/);
});

test('undo takes what was given, gives what was taken, calls and archives as before, and archives what is new', () => {
  const draft = withRole(withName(MATRIX, withCell(MATRIX, NO_CHANGES, 1, 'CAN_VIEW_LOGS'), 1, 'Bureau'), 'Lead', []);
  const saved: Matrix = { ...MATRIX, roles: [role(1, 'Bureau'), role(2, 'Finance'), role(3, 'Lead')] };
  expect(undoOf(MATRIX, saved, editsOf(MATRIX, draft))).toEqual([
    { id: 1, give: ['CAN_VIEW_LOGS'], take: [], wasArchived: false, name: 'Office', baseName: 'Bureau' },
    { id: 3, isArchived: true, wasArchived: false },
  ]);
});

test('of a clash theirs is no change any more, and yours stands upon theirs', () => {
  const draft = withCell(MATRIX, withName(MATRIX, NO_CHANGES, 1, 'Bureau'), 1, 'CAN_VIEW_LOGS');
  const name = [{ field: 'name', theirs: 'Desk' }];
  expect(settledDraft(draft, 1, name, { name: 'yours' }).names).toEqual({ 1: { name: 'Bureau', base: 'Desk' } });
  expect(settledDraft(draft, 1, name, { name: 'theirs' }).names).toEqual({});
  const archived = [{ field: 'isArchived', theirs: true }];
  expect(settledDraft(draft, 1, archived, { isArchived: 'yours' }).archived).toEqual({ 1: { isArchived: false, was: true } });
  expect(settledDraft(draft, 1, archived, { isArchived: 'theirs' }).cells).toEqual({});
});
