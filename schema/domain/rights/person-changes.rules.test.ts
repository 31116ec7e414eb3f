import { buildActor } from '../../testing/build-actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { canChangeSignIn, canSetAccess, claimSources, claimsOfRoles, mustHaveGroup } from './person-changes.rules.ts';

const manager = buildActor({ userId: 2, onlyClaims: ['CAN_MANAGE_USERS', 'CAN_VIEW_LOGS'] });
const role = (name: string, ...claims: readonly Claim[]) => ({ id: 1, name, claims });

test('each claim is told once, with every role that gives it, in the order of the page of roles', () => {
  const roles = [role('Office', 'CAN_VIEW_LOGS', 'CAN_ACCESS_CONSTRUCTION'), role('Lead', 'CAN_VIEW_LOGS')];
  expect(claimSources(roles)).toEqual([
    { claim: 'CAN_ACCESS_CONSTRUCTION', roles: ['Office'] },
    { claim: 'CAN_VIEW_LOGS', roles: ['Office', 'Lead'] },
  ]);
  expect(claimsOfRoles([])).toEqual([]);
});

test('who manages people changes the sign-in of those alone who have no right that they lack', () => {
  expect(canChangeSignIn(manager, ['CAN_VIEW_LOGS']).ok).toBe(true);
  expect(canChangeSignIn(manager, ['CAN_ISSUE_RCTI'])).toMatchObject({ code: 'ROLE_EXCEEDS_YOURS' });
  expect(canChangeSignIn(buildActor(), [])).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('nobody takes their own sign-in away, and somebody else’s by the same rule', () => {
  expect(canSetAccess(manager, { id: 2, claims: [] }, false)).toMatchObject({ code: 'OWN_SIGN_IN' });
  expect(canSetAccess(manager, { id: 3, claims: [] }, false).ok).toBe(true);
  expect(canSetAccess(manager, { id: 3, claims: ['CAN_ISSUE_RCTI'] }, true)).toMatchObject({ code: 'ROLE_EXCEEDS_YOURS' });
});

test.each<[readonly Claim[], number, boolean]>([
  [['CAN_ACCESS_FIELD_WORK'], 0, false],
  [['CAN_ACCESS_FIELD_WORK'], 1, true],
  [['CAN_ACCESS_FIELD_WORK', 'CAN_VIEW_ALL_GROUPS'], 0, true],
  [['CAN_ACCESS_FINANCE'], 0, true],
])('with %j and %i groups a person may be: %s', (claims, groups, may) => {
  expect(mustHaveGroup(claims, groups).ok).toBe(may);
});
