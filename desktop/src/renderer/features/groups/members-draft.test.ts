// Who joins, who leaves and who is the contact, as it is typed.
import { membersDraft, withMember as changed, type Joining, type MemberChange } from './members-draft.ts';

const ANN = { id: 1, name: 'Ann' };
const BEA = { id: 2, name: 'Bea' };
const CAL = 3;
const withMember = (rows: readonly MemberChange[], person: Joining, part: Partial<MemberChange>, seen = CAL) =>
  changed(rows, person, part, seen);

test('there is one contact, and who is asked for stays where they stand', () => {
  const joined = withMember(withMember([], ANN, { change: 'joins', isContact: true }), BEA, { change: 'joins' });
  const rows = withMember(joined, BEA, { isContact: true });
  expect(membersDraft(rows)).toEqual({ join: [ANN, BEA], leave: [], primaryUserId: 2, seenContactId: CAL });
  expect(membersDraft(withMember(rows, ANN, { isContact: true }))).toEqual({
    join: [ANN, BEA],
    leave: [],
    primaryUserId: 1,
    seenContactId: CAL,
  });
});

test('who stays after all is no change any more, and is the contact still where they were made it', () => {
  const leaving = withMember([], ANN, { change: 'leaves' });
  expect(membersDraft(leaving)).toEqual({ join: [], leave: [1], primaryUserId: null, seenContactId: CAL });
  expect(withMember(leaving, ANN, { change: null })).toEqual([]);
  const contact = withMember(withMember(leaving, ANN, { isContact: true }), ANN, { change: null });
  expect(membersDraft(contact)).toEqual({ join: [], leave: [], primaryUserId: 1, seenContactId: CAL });
});

test('what is saved stands on the contact that was shown when the first change was made, not on one that came since', () => {
  const first = withMember([], ANN, { isContact: true });
  const both = withMember(first, BEA, { change: 'leaves' }, BEA.id);
  expect(membersDraft(both).seenContactId).toBe(CAL);
});
