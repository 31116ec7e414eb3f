import { buildActor } from '../../testing/build-actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { CLAIM_AREAS, CLAIM_WORDS, claimsOfArea } from '../kernel/claim-words.ts';
import { CLAIMS } from '../kernel/claims.ts';
import {
  canArchiveRole,
  canChangeClaims,
  effectsOf,
  mustKeepRightsHolder,
  sayEffect,
  type RoleClaims,
  type RoleHolders,
} from './role-changes.rules.ts';

const role = (id: number, ...claims: readonly Claim[]): RoleClaims => ({ id, name: `Role ${String(id)}`, claims });
const holders = (roleIds: readonly number[], ...names: readonly string[]): RoleHolders => ({ roleIds, count: names.length, names });
const manager = buildActor({ onlyClaims: ['CAN_MANAGE_ROLE_CLAIMS', 'CAN_VIEW_LOGS'] });

test('each claim stands once, in one area', () => {
  expect(CLAIM_AREAS.flatMap(claimsOfArea).sort()).toEqual([...CLAIMS].sort());
});

test('no two claims have one label or one sentence', () => {
  for (const key of ['label', 'may'] as const) expect(new Set(CLAIMS.map((claim) => CLAIM_WORDS[claim][key])).size).toBe(CLAIMS.length);
});

test('who manages roles gives and takes what they have themselves, and is told what they lack', () => {
  expect(canChangeClaims(manager, ['CAN_VIEW_LOGS'])).toEqual({ ok: true });
  expect(canChangeClaims(manager, ['CAN_VIEW_LOGS', 'CAN_ISSUE_RCTI', 'CAN_VIEW_REPORTS', 'CAN_ISSUE_RCTI'])).toEqual({
    ok: false,
    code: 'ROLE_EXCEEDS_YOURS',
    details: { claims: ['CAN_ISSUE_RCTI', 'CAN_VIEW_REPORTS'], labels: ['Issue RCTIs', 'Reports'] },
  });
  expect(canChangeClaims(buildActor({ onlyClaims: ['CAN_VIEW_LOGS'] }), [])).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('a role that somebody holds is not archived', () => {
  expect(canArchiveRole(0).ok).toBe(true);
  expect(canArchiveRole(1)).toMatchObject({ code: 'ROLE_HELD', details: { holderCount: 1 } });
});

test('the right to change roles stays with somebody who holds a role that gives it', () => {
  const roles = [role(1, 'CAN_MANAGE_ROLE_CLAIMS'), role(2, 'CAN_VIEW_LOGS')];
  expect(mustKeepRightsHolder(roles, [holders([2], 'Ann'), holders([1, 2], 'Ben')]).ok).toBe(true);
  expect(mustKeepRightsHolder(roles, [holders([2], 'Ann'), holders([1])])).toMatchObject({ code: 'LAST_RIGHTS_HOLDER' });
});

test('a cell concerns who hold the role and neither had the claim before nor have it after by another one', () => {
  const before = [role(1, 'CAN_VIEW_LOGS'), role(2, 'CAN_VIEW_LOGS'), role(3)];
  const after = [role(1), role(2, 'CAN_VIEW_LOGS'), role(3, 'CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS')];
  const some = [holders([1], 'Ann', 'Bo'), holders([1, 2], 'Cy'), holders([1, 3], 'Di'), holders([3], 'Ed')];
  const none = { count: 0, names: [] };
  expect(effectsOf(before, after, some)).toEqual([
    { roleId: 1, claim: 'CAN_VIEW_LOGS', isGain: false, count: 2, names: ['Ann', 'Bo'], unaffected: { count: 2, names: ['Cy', 'Di'] } },
    { roleId: 3, claim: 'CAN_VIEW_LOGS', isGain: true, count: 1, names: ['Ed'], unaffected: { count: 1, names: ['Di'] } },
    { roleId: 3, claim: 'CAN_VIEW_REPORTS', isGain: true, count: 2, names: ['Di', 'Ed'], unaffected: none },
  ]);
});

test('a new role changes nobody’s rights until somebody holds it', () => {
  const [effect] = effectsOf([role(1)], [role(1), role(-1, 'CAN_VIEW_LOGS')], [holders([1], 'Ann')]);
  expect(effect).toMatchObject({ roleId: -1, isGain: true, count: 0 });
  expect(effect && sayEffect(effect).sentence).toBe('No change for anyone: gives “Logs”');
});

test('an effect is told in words: how many, what they may or may no longer do, who they are and who keep it', () => {
  const effect = { roleId: 1, claim: 'CAN_RESET_CONSTRUCTION', isGain: false, count: 8, names: ['A', 'B', 'C', 'D', 'E', 'F'] } as const;
  expect(sayEffect({ ...effect, unaffected: { count: 1, names: ['Ben Adeyemi'] } })).toEqual({
    sentence: '8 people may no longer reset jobs',
    about: 'A, B, C, D, E and 3 more; Ben Adeyemi keeps it through another role',
  });
  expect(sayEffect({ ...effect, isGain: true, count: 1, names: ['A'], unaffected: { count: 0, names: [] } })).toEqual({
    sentence: '1 person may now reset jobs',
    about: 'A',
  });
});
