import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { isInAudience, type Audience } from './change-scope.ts';

const actor = (claims: Claim[], groupIds: number[] = []) => ({
  userId: 6,
  claims: new Set(claims),
  groupIds: new Set(groupIds),
  isSubcontractor: true,
});
const ofGroup: Audience = { claims: ['CAN_VIEW_ALL_GROUPS'], groupIds: [2] };
const inField: Audience = { ...ofGroup, needs: 'CAN_ACCESS_FIELD_WORK' };

test.each<[string, boolean, Claim[], number[], Audience]>([
  ['a member of one of the groups hears', true, [], [2], ofGroup],
  ['another group’s member does not', false, [], [3], ofGroup],
  ['who holds one of the claims hears', true, ['CAN_VIEW_ALL_GROUPS'], [], ofGroup],
  ['who holds another claim does not', false, ['CAN_ACCESS_CONSTRUCTION'], [], ofGroup],
  ['who is named hears', true, [], [], { userIds: [6] }],
  ['who is not named does not, whatever they see', false, ['CAN_VIEW_ALL_GROUPS'], [2], { userIds: [7] }],
  ['a member without the needed claim does not', false, [], [2], inField],
  ['a member with the needed claim hears', true, ['CAN_ACCESS_FIELD_WORK'], [2], inField],
  ['the needed claim alone is not enough', false, ['CAN_ACCESS_FIELD_WORK'], [3], inField],
  [
    'a rule decides of the person, for',
    true,
    ['CAN_ACCESS_CONSTRUCTION'],
    [],
    { isFor: ({ claims }) => claims.has('CAN_ACCESS_CONSTRUCTION') },
  ],
  ['and against', false, ['CAN_VIEW_ALL_GROUPS'], [2], { isFor: ({ isSubcontractor }) => !isSubcontractor }],
  ['an audience of nobody is heard by nobody', false, ['CAN_VIEW_ALL_GROUPS'], [2], {}],
])('%s (domain.md §1 "Scope")', (_rule, hears, claims, groupIds, audience) => {
  expect(isInAudience(actor(claims, groupIds), audience)).toBe(hears);
});
