import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { hearsChange } from './change-scope.ts';
import { parseNotice } from './change-notice.ts';

const actor = (claims: Claim[], groupIds: number[] = []) => ({
  userId: 6,
  claims: new Set(claims),
  groupIds: new Set(groupIds),
  isSubcontractor: true,
});
const notice = (entity: string, groupIds: number[], id = 1, userIds: number[] = []) => ({
  entity,
  id,
  constructionId: 1,
  version: 1,
  groupIds,
  userIds,
});

test.each<[string, boolean, Claim[], number[], ReturnType<typeof notice>]>([
  ['a member hears of its group’s task', true, [], [2], notice('schedule', [2])],
  ['another group’s member does not', false, [], [3], notice('schedule', [2])],
  ['CAN_VIEW_ALL_GROUPS hears of every task', true, ['CAN_VIEW_ALL_GROUPS'], [], notice('schedule', [2])],
  ['a task of no group is for those who see all groups', false, [], [2], notice('schedule', [])],
  ['CAN_ACCESS_CONSTRUCTION hears of jobs', true, ['CAN_ACCESS_CONSTRUCTION'], [], notice('construction', [])],
  [
    'CAN_ACCESS_CONSTRUCTION alone does not hear of a foreign group’s task',
    false,
    ['CAN_ACCESS_CONSTRUCTION'],
    [],
    notice('schedule', [2]),
  ],
  ['a payment is not for its subcontractor', false, [], [2], notice('payment', [2])],
  ['a payment is for those who see amounts', true, ['CAN_VIEW_FINANCIAL_INFORMATION'], [], notice('payment', [2])],
  ['who was given a task of their own hears of it', true, [], [], notice('custom_task', [], 1, [6])],
  [
    'who sees all groups does not hear of what was given to one person',
    false,
    ['CAN_VIEW_ALL_GROUPS'],
    [2],
    notice('custom_task', [], 1, [7]),
  ],
  ['a custom task of a group is heard by it', true, [], [2], notice('custom_task', [2])],
  ['a custom task of a group and of a person is heard by both', true, ['CAN_VIEW_ALL_GROUPS'], [], notice('custom_task', [2], 1, [7])],
  ['another person does not hear of it', false, [], [2], notice('custom_task', [], 1, [7])],
  ['everybody hears of their own account', true, [], [], notice('app_user', [], 6)],
  ['nobody hears of another’s account without the claim', false, ['CAN_VIEW_ALL_GROUPS'], [2], notice('app_user', [2], 7)],
])('%s (domain.md §1 "Scope")', (_rule, hears, claims, groupIds, change) => {
  expect(hearsChange(actor(claims, groupIds), change)).toBe(hears);
});

test.each([undefined, '', 'no json', '{}', '{"entity":"schedule","id":"1"}'])('an unreadable notice %p is told to nobody', (payload) => {
  expect(parseNotice(payload)).toBeNull();
});
