import fc from 'fast-check';
import { buildActor } from '../../testing/build-actor.ts';
import { runs } from '../../testing/random-runs.ts';
import {
  canArchiveGroup,
  groupEffects,
  membersAfter,
  mustGiveReason,
  mustHaveContact,
  mustNotShowOwnAmounts,
  type GroupStanding,
} from './group-changes.rules.ts';
import { GROUP } from './group.fields.ts';

const ann = { id: 1, name: 'Ann' };
const ben = { id: 2, name: 'Ben' };
const crew: GroupStanding = { isSubcontractor: false, isFieldGroup: true, canSchedule: true, members: [ann] };
const told = (after: Partial<GroupStanding>, tasks = { open: 4, unaccepted: 2 }, before: GroupStanding = crew) =>
  groupEffects(before, { ...crew, ...after }, tasks).map(({ sentence }) => sentence);

test('a reason is asked where rights, money or the way of working change, and nowhere else', () => {
  expect(mustGiveReason(['name', 'region', 'hoursMonday'], null).ok).toBe(true);
  expect(mustGiveReason(['name', 'isSubcontractor'], null)).toMatchObject({
    code: 'REASON_REQUIRED',
    details: { sentence: 'Give a reason for changing Subcontractor.' },
  });
  expect(mustGiveReason(['isSubcontractor'], 'A company now').ok).toBe(true);
});

test('nobody lets themselves into amounts that they do not see', () => {
  const manager = (claims: readonly ('CAN_MANAGE_GROUPS' | 'CAN_VIEW_FINANCIAL_INFORMATION')[]) =>
    buildActor({ userId: 9, onlyClaims: claims });
  const own = { isSubcontractor: true, memberIds: [9] };
  expect(mustNotShowOwnAmounts(manager(['CAN_MANAGE_GROUPS']), own)).toMatchObject({ code: 'CLAIM_REQUIRED' });
  expect(mustNotShowOwnAmounts(manager(['CAN_MANAGE_GROUPS', 'CAN_VIEW_FINANCIAL_INFORMATION']), own).ok).toBe(true);
  expect(mustNotShowOwnAmounts(manager(['CAN_MANAGE_GROUPS']), { ...own, memberIds: [8] }).ok).toBe(true);
  expect(mustNotShowOwnAmounts(manager(['CAN_MANAGE_GROUPS']), { ...own, isSubcontractor: false }).ok).toBe(true);
});

test('a group with open tasks is not archived, and it is said how many', () => {
  const manager = buildActor({ onlyClaims: ['CAN_MANAGE_GROUPS'] });
  expect(canArchiveGroup(manager, { name: 'North', openTasks: 1 })).toMatchObject({ code: 'GROUP_HAS_TASKS', details: { count: 1 } });
  expect(canArchiveGroup(manager, { name: 'North', openTasks: 0 }).ok).toBe(true);
  expect(canArchiveGroup(buildActor(), { name: 'North', openTasks: 0 })).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

test('after any change a group with members has one primary contact among them, or the change is refused', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
  const wanted = fc.record({ join: ids, leave: ids, primaryUserId: fc.option(fc.integer({ min: 1, max: 8 })) });
  fc.assert(
    fc.property(ids, wanted, (memberIds, changes) => {
      const after = membersAfter({ memberIds, primaryUserId: memberIds[0] ?? null }, changes);
      expect(new Set(after.memberIds).size).toBe(after.memberIds.length);
      expect(after.memberIds.some((id) => changes.leave.includes(id))).toBe(false);
      if (mustHaveContact(after).ok && after.memberIds.length > 0) expect(after.memberIds).toContain(after.primaryUserId);
      if (after.memberIds.length === 0) expect(after.primaryUserId).toBeNull();
    }),
    runs({ least: 200, soak: 2_000 }),
  );
});

test('the contact stays unless another is chosen; whoever is left alone becomes it; with more people one has to be chosen', () => {
  const now = { memberIds: [1, 2, 3], primaryUserId: 1 };
  const none = { join: [], leave: [], primaryUserId: null };
  expect(membersAfter(now, { ...none, leave: [3] }).primaryUserId).toBe(1);
  expect(membersAfter(now, { ...none, primaryUserId: 2 }).primaryUserId).toBe(2);
  expect(membersAfter(now, { ...none, leave: [1, 2] }).primaryUserId).toBe(3);
  expect(mustHaveContact(membersAfter(now, { ...none, leave: [1] }))).toMatchObject({ code: 'PRIMARY_CONTACT_REQUIRED' });
});

test('who becomes a subcontractor’s group accepts first and sees amounts; the way back is told too', () => {
  expect(told({ isSubcontractor: true })).toEqual([
    '2 open tasks must be accepted before anyone goes onsite.',
    'Rates and totals of its tasks are shown to Ann.',
  ]);
  const sub = { ...crew, isSubcontractor: true, members: [ann, ben] };
  expect(told({ members: [ann, ben] }, { open: 4, unaccepted: 1 }, sub)).toEqual([
    '1 open task can be worked on without being accepted.',
    'Rates and totals of its tasks are no longer shown to Ann and Ben.',
  ]);
  expect(told({ isSubcontractor: true }, { open: 4, unaccepted: 0 })[0]).toBe('No open task is waiting to be accepted.');
});

test('who joins sees the open tasks, who leaves no longer does, and a group that nobody is left in says so', () => {
  expect(told({ members: [ann, ben] })).toEqual(['Ben will see 4 open tasks of the group.']);
  expect(told({ members: [] })).toEqual([
    'Ann will no longer see 4 open tasks of the group, unless another group shares them.',
    'Nobody would be left to do 4 open tasks.',
  ]);
  expect(told({ members: [ann, ben] }, { open: 0, unaccepted: 0 })).toEqual(['Ben will see its tasks; none is open now.']);
  expect(told({})).toEqual([]);
});

test('a contractor needs a group of subcontractors', () => {
  const values = { name: 'North', isSubcontractor: 'false', independentContractorId: '4' };
  expect(GROUP.between?.(values)).toMatchObject({ details: { field: 'independentContractorId' } });
  expect(GROUP.between?.({ ...values, isSubcontractor: 'true' })).toEqual({ ok: true });
  expect(GROUP.between?.({ ...values, independentContractorId: null })).toEqual({ ok: true });
});

test('hours of a day need both ends in their order, and the fault stands at the day', () => {
  const values = { name: 'North', isSubcontractor: 'false', hoursTuesday: '15:00-07:00' };
  expect(GROUP.between?.(values)).toMatchObject({
    details: { field: 'hoursTuesday', sentence: 'Tuesday hours end before they start. Check both times.' },
  });
  expect(GROUP.between?.({ ...values, hoursTuesday: '07:00-' })).toMatchObject({ details: { field: 'hoursTuesday' } });
  expect(GROUP.between?.({ ...values, hoursTuesday: '07:00-15:30' })).toEqual({ ok: true });
});
