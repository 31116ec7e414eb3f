import { faultsOf, personInput, startOf, type PersonForm } from './person-form.ts';

const START: PersonForm = { firstName: 'Nia', lastName: 'New', email: 'nia@lotline.example', roleIds: [1, 2], groupIds: [3], why: '' };

test('of somebody who is there only what differs from what was seen is sent, with what was seen', () => {
  const wanted = { ...START, lastName: 'Newer', roleIds: [2, 4], groupIds: [], why: 'Moved' };
  expect(personInput(9, wanted, START)).toEqual({
    ...{ id: 9, why: 'Moved', changes: { lastName: 'Newer' }, base: { lastName: 'New' } },
    ...{ giveRoleIds: [4], takeRoleIds: [1], joinGroupIds: [], leaveGroupIds: [3] },
  });
});

test('of somebody new every field is sent', () => {
  expect(personInput(null, { ...startOf(null), firstName: 'Nia' }, startOf(null)).changes).toEqual({
    firstName: 'Nia',
    lastName: '',
    email: '',
  });
});

test('what is missing or wrong is said at its field, the reason too', () => {
  expect(faultsOf({ ...START, why: 'Moved' })).toEqual({});
  expect(Object.keys(faultsOf({ ...START, firstName: ' ', email: 'nia@', why: ' ' }))).toEqual(['firstName', 'email', 'why']);
});
