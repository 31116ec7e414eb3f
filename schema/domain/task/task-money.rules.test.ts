import { buildActor } from '../../testing/build-actor.ts';
import { seesTaskMoney } from './task-money.rules.ts';

const OWN = 7;
const OTHER = 8;
const subcontractor = buildActor({ isSubcontractor: true, groupIds: [OWN] });

describe('the amounts of a task (specification 1 §6)', () => {
  test('are for whom the claim allows, whoever holds the task', () => {
    const finance = buildActor({ onlyClaims: ['CAN_VIEW_FINANCIAL_INFORMATION'], groupIds: [] });
    expect(seesTaskMoney(finance, { groupId: null, completedGroupId: null })).toBe(true);
  });

  test.each([
    ['its own task', { groupId: OWN, completedGroupId: null }, true],
    ['another group’s', { groupId: OTHER, completedGroupId: null }, false],
    ['one that it completed before it moved on', { groupId: OTHER, completedGroupId: OWN }, true],
    ['one that another completed before it came here', { groupId: OWN, completedGroupId: OTHER }, false],
    ['one that nobody holds', { groupId: null, completedGroupId: null }, false],
  ])('a subcontractor and %s', (_what, groups, sees) => {
    expect(seesTaskMoney(subcontractor, groups)).toBe(sees);
  });

  test('are not for a crew, which is not paid by the task', () => {
    expect(seesTaskMoney(buildActor({ isSubcontractor: false, groupIds: [OWN] }), { groupId: OWN, completedGroupId: null })).toBe(false);
  });
});
