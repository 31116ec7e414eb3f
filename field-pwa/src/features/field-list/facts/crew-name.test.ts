import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { crewNamesOf } from './crew-name.ts';

const groups = [{ id: 1, name: 'Crew North' }];
const nameOf = (group: string | null, facts: Parameters<typeof buildFieldTask>[0]) => crewNamesOf(group, groups)(buildFieldTask(facts));

test('under Admin (ALL) each row says whose it is (Spec 2 §2)', () => {
  expect(nameOf('0', { groupId: 1, resource: 'Crew N.' })).toBe('Crew North');
  expect(nameOf('0', { groupId: 7, resource: 'Ridgeway' })).toBe('Ridgeway');
  expect(nameOf('0', { groupId: null, resource: null })).toBeNull();
});

test.each([[''], ['1'], [null]])('under the choice %p the crew is known', (group) => {
  expect(nameOf(group, { groupId: 1 })).toBeNull();
});
