// Who joins, who leaves and who is the contact, as it is typed.
import { membersDraft, withMember } from './members-draft.ts';

const ANN = { id: 1, name: 'Ann' };
const BEA = { id: 2, name: 'Bea' };

test('there is one contact, and who is asked for stays where they stand', () => {
  const joined = withMember(withMember([], ANN, { change: 'joins', isContact: true }), BEA, { change: 'joins' });
  const rows = withMember(joined, BEA, { isContact: true });
  expect(membersDraft(rows)).toEqual({ join: [ANN, BEA], leave: [], primaryUserId: 2 });
  expect(membersDraft(withMember(rows, ANN, { isContact: true }))).toEqual({ join: [ANN, BEA], leave: [], primaryUserId: 1 });
});

test('who stays after all is no change any more, and is the contact still where they were made it', () => {
  const leaving = withMember([], ANN, { change: 'leaves' });
  expect(membersDraft(leaving)).toEqual({ join: [], leave: [1], primaryUserId: null });
  expect(withMember(leaving, ANN, { change: null })).toEqual([]);
  const contact = withMember(withMember(leaving, ANN, { isContact: true }), ANN, { change: null });
  expect(membersDraft(contact)).toEqual({ join: [], leave: [], primaryUserId: 1 });
});
