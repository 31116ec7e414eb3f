import { buildActor } from '../../testing/build-actor.ts';
import { canBePresent, sayPresent } from './presence.rules.ts';

const person = (name: string, isEditing = false) => ({ userId: name.length, name, isEditing });

test('who edits is told first, then who has it open; many are counted', () => {
  expect(sayPresent([], 'job')).toBeNull();
  expect(sayPresent([person('Alex', true)], 'job')).toBe('Alex is editing this job.');
  expect(sayPresent([person('Olive'), person('Alex', true)], 'project')).toBe('Alex is editing this project. Olive has it open.');
  expect(
    sayPresent(
      ['A', 'B', 'C', 'D', 'E'].map((name) => person(name)),
      'job',
    ),
  ).toBe('A, B, C and 2 more have it open.');
});

test('the office sees the office', () => {
  expect(canBePresent(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] }), 'construction')).toEqual({ ok: true });
  expect(canBePresent(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] }), 'project')).toEqual({ ok: true });
  expect(canBePresent(buildActor({ onlyClaims: ['CAN_VIEW_ALL_GROUPS'] }), 'construction')).toMatchObject({
    ok: false,
    code: 'CLAIM_REQUIRED',
  });
});

test('those who manage a record see each other', () => {
  expect(canBePresent(buildActor({ onlyClaims: ['CAN_MANAGE_GROUPS'] }), 'work_group')).toEqual({ ok: true });
  expect(canBePresent(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] }), 'work_group')).toMatchObject({
    ok: false,
    code: 'CLAIM_REQUIRED',
  });
});
