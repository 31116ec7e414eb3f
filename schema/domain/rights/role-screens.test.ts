// Which screens open and close with a change of roles.
import type { Claim } from '../kernel/claims.ts';
import { screenChanges } from './role-screens.rules.ts';
import type { RoleClaims } from './role-changes.rules.ts';

const role = (id: number, ...claims: readonly Claim[]): RoleClaims => ({ id, name: `Role ${String(id)}`, claims });
const SCREENS = [
  { label: 'Home', claims: [] },
  { label: 'Logs', claims: ['CAN_VIEW_LOGS'] },
  { label: 'People', claims: ['CAN_MANAGE_USERS', 'CAN_MANAGE_ROLE_CLAIMS'] },
] as const;
const HOLDERS = [
  { roleIds: [1], count: 2, names: ['Ann', 'Ben'] },
  { roleIds: [1, 2], count: 1, names: ['Cem'] },
];

test('a screen is told for those to whom another role or claim does not open it, and one that is open to all never', () => {
  const before = [role(1, 'CAN_VIEW_LOGS'), role(2, 'CAN_VIEW_LOGS')];
  expect(screenChanges(SCREENS, before, [role(1, 'CAN_MANAGE_USERS'), role(2, 'CAN_VIEW_LOGS')], HOLDERS)).toEqual([
    { label: 'People', opens: true, count: 3, names: ['Ann', 'Ben', 'Cem'] },
    { label: 'Logs', opens: false, count: 2, names: ['Ann', 'Ben'] },
  ]);
  const users = [role(1, 'CAN_MANAGE_USERS'), role(2)];
  expect(screenChanges(SCREENS, users, [role(1, 'CAN_MANAGE_ROLE_CLAIMS'), role(2)], HOLDERS)).toEqual([]);
});
