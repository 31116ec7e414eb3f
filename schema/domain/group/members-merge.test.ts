// Two people who change the members of one group at once.
import fc from 'fast-check';
import { runs } from '../../testing/random-runs.ts';
import { membersAfter, type GroupMembers } from './group-changes.rules.ts';
import { decidedMembers, memberClashes, type SeenChanges } from './members-merge.ts';

const [TOM, ANN, BEA, CAL] = [1, 2, 3, 4] as const;
const NOTHING: SeenChanges = { join: [], leave: [], primaryUserId: null, basePrimaryUserId: TOM };
const BASE: GroupMembers = { memberIds: [TOM, ANN, BEA], primaryUserId: TOM };

test('one adds somebody and the other removes somebody else: both hold, in either order', () => {
  const adds = { ...NOTHING, join: [CAL] };
  const removes = { ...NOTHING, leave: [ANN] };
  for (const [first, second] of [
    [adds, removes],
    [removes, adds],
  ] as const) {
    const now = membersAfter(BASE, first);
    expect(memberClashes(now, second)).toEqual([]);
    expect([...membersAfter(now, second).memberIds].sort()).toEqual([TOM, BEA, CAL]);
  }
});

test('both choose another contact: the one of both that is decided is the contact, and is asked about no more', () => {
  const now = membersAfter(BASE, { ...NOTHING, primaryUserId: ANN });
  const wanted = { ...NOTHING, primaryUserId: BEA };
  const clashes = memberClashes(now, wanted);
  expect(clashes).toEqual([{ field: 'primaryUserId', yours: BEA, theirs: ANN, base: TOM }]);
  expect(memberClashes(now, { ...wanted, primaryUserId: ANN })).toEqual([]);
  for (const [pick, contact] of [
    ['yours', BEA],
    ['theirs', ANN],
  ] as const) {
    const decided = decidedMembers(wanted, clashes, { primaryUserId: pick });
    expect(memberClashes(now, decided)).toEqual([]);
    expect(membersAfter(now, decided).primaryUserId).toBe(contact);
  }
});

test('one removes whom the other made the contact, and the other way round', () => {
  const promotes = { ...NOTHING, primaryUserId: ANN };
  const removes = { ...NOTHING, leave: [ANN] };
  const promoted = membersAfter(BASE, promotes);
  const clashes = memberClashes(promoted, removes);
  expect(clashes).toEqual([{ field: 'member.2', yours: 'gone', theirs: 'contact', base: 'member' }]);
  expect(membersAfter(promoted, decidedMembers(removes, clashes, { 'member.2': 'theirs' })).primaryUserId).toBe(ANN);
  const mine = decidedMembers(removes, clashes, { 'member.2': 'yours' });
  expect(memberClashes(promoted, mine)).toEqual([]);
  expect(membersAfter(promoted, mine).memberIds).not.toContain(ANN);

  const removed = membersAfter(BASE, removes);
  const found = memberClashes(removed, promotes);
  expect(found).toEqual([{ field: 'member.2', yours: 'contact', theirs: 'gone', base: 'member' }]);
  expect(membersAfter(removed, decidedMembers(promotes, found, { 'member.2': 'yours' })).primaryUserId).toBe(ANN);
  expect(membersAfter(removed, decidedMembers(promotes, found, { 'member.2': 'theirs' }))).toEqual(removed);
});

test('whatever two change at once, nothing of either is lost where no clash is told', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }));
  const changes = fc
    .record({ join: ids, leave: ids, primaryUserId: fc.option(fc.integer({ min: 1, max: 8 })) })
    .map(({ join, leave, primaryUserId }) => ({ join: join.filter((id) => !leave.includes(id)), leave, primaryUserId }));
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }), changes, changes, (memberIds, theirs, wanted) => {
      const base = { memberIds, primaryUserId: memberIds[0] ?? null };
      const yours = { ...wanted, basePrimaryUserId: base.primaryUserId };
      const now = membersAfter(base, theirs);
      if (memberClashes(now, yours).length > 0) return;
      const after = membersAfter(now, yours);
      for (const id of yours.join) expect(after.memberIds).toContain(id);
      for (const id of yours.leave) expect(after.memberIds).not.toContain(id);
      for (const id of theirs.join.filter((one) => !yours.leave.includes(one))) expect(after.memberIds).toContain(id);
      for (const id of theirs.leave.filter((one) => !yours.join.includes(one))) expect(after.memberIds).not.toContain(id);
    }),
    runs({ least: 300, soak: 3_000 }),
  );
});
