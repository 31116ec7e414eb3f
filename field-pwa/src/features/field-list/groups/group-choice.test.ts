import { buildActor } from '@lotline/schema/testing/build-actor';
import { firstChoice, groupOptions, rememberedChoice } from './group-choice.ts';

const GROUPS = [
  { id: 1, name: 'Crew North' },
  { id: 2, name: 'Ridgeway Cabling' },
];
const worker = buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'], groupIds: [1] });
const office = buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK', 'CAN_VIEW_ALL_GROUPS'], groupIds: [] });
const labels = (actor: typeof worker) => groupOptions(actor, GROUPS).map(({ value, label }) => `${value}:${label}`);

test('Admin (ALL), value 0, is offered only with CAN_VIEW_ALL_GROUPS (Spec 2 §2)', () => {
  expect(labels(office)).toEqual([':---ALL---', '0:Admin (ALL)', '1:Crew North', '2:Ridgeway Cabling']);
});

test('a foreign group is not offered (Spec 2 §6)', () => {
  expect(labels(worker)).toEqual([':---ALL---', '1:Crew North']);
});

test('a worker starts with all own groups; who sees all and has no field group starts with Admin (ALL)', () => {
  expect(firstChoice(worker, null)).toBe('');
  expect(firstChoice(office, GROUPS)).toBe('0');
  expect(firstChoice(buildActor({ onlyClaims: ['CAN_VIEW_ALL_GROUPS'], groupIds: [2] }), GROUPS)).toBe('');
  expect(firstChoice(office, null)).toBeNull();
});

test('the remembered group holds before the groups are loaded, and as long as it is offered (Spec 2 §2)', () => {
  expect(rememberedChoice(worker, '1', null)).toBe('1');
  expect(rememberedChoice(worker, '1', GROUPS)).toBe('1');
  expect(rememberedChoice(office, '2', null)).toBe('2');
  expect(rememberedChoice(office, '', GROUPS)).toBe('');
});

test.each([['2'], ['0'], ['nonsense']])('a remembered %s that is not open to the person is passed over', (remembered) => {
  expect(rememberedChoice(worker, remembered, null)).toBe('');
  expect(rememberedChoice(worker, remembered, GROUPS)).toBe('');
});

test('a remembered group that is no longer in use is passed over', () => {
  expect(rememberedChoice(office, '7', GROUPS)).toBe('0');
});
