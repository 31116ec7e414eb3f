// What a change of roles does to people: sight of money, and the tasks that lie before them.
import type { Claim } from '../kernel/claims.ts';
import type { RoleClaims } from '../rights/role-changes.rules.ts';
import { rolePreview, type GroupTasks, type PreviewedPerson, type RatedTasks } from './role-preview.rules.ts';

const role = (id: number, ...claims: readonly Claim[]): RoleClaims => ({ id, name: `Role ${String(id)}`, claims });
const person = (id: number, part: Partial<PreviewedPerson> = {}): PreviewedPerson => ({
  ...{ id, displayName: `Person ${String(id)}`, roleIds: [1], groupIds: [7], isSubcontractor: false },
  ...part,
});
type Roles = readonly RoleClaims[];
const preview = (
  people: readonly PreviewedPerson[],
  before: Roles,
  after: Roles,
  openTasks: readonly GroupTasks[],
  doneTasks = openTasks.slice(1),
  ratedTasks: readonly RatedTasks[] = [],
) => rolePreview({ people, before, after, openTasks, doneTasks, ratedTasks });
const open = (groupId: number, tasks: number) => ({
  groupId,
  tasks,
  first: [{ id: groupId * 10, jobId: 3, name: 'Trench', workOrder: '48213' }],
});

test('sight of money is told of whom it concerns: a subcontractor sees their own without the claim', () => {
  const people = [person(1), person(2, { isSubcontractor: true }), person(3, { roleIds: [1, 2] })];
  const without = [role(1), role(2, 'CAN_VIEW_FINANCIAL_INFORMATION')];
  const withIt = [role(1, 'CAN_VIEW_FINANCIAL_INFORMATION'), role(2, 'CAN_VIEW_FINANCIAL_INFORMATION')];
  expect(preview(people, without, withIt, []).seeMoney.map(({ id }) => id)).toEqual([1]);
  expect(preview(people, withIt, without, []).seeMoneyNoMore).toEqual([{ id: 1, displayName: 'Person 1' }]);
});

test('rates become visible on the tasks that those who gain sight of them read, counted once, and of their contractors', () => {
  const rated = [
    { groupId: 7, contractorId: 1, tasks: 3 },
    { groupId: 8, contractorId: 1, tasks: 4 },
    { groupId: 9, contractorId: 2, tasks: 5 },
  ];
  const on = (people: readonly PreviewedPerson[], ...others: readonly Claim[]) =>
    preview(people, [role(1, ...others)], [role(1, ...others, 'CAN_VIEW_FINANCIAL_INFORMATION')], [], [], rated).ratesOn;
  expect(on([person(1), person(2)], 'CAN_ACCESS_CONSTRUCTION')).toEqual({ tasks: 12, contractors: 2 });
  expect(on([person(1), person(2, { groupIds: [8] })], 'CAN_ACCESS_FIELD_WORK')).toEqual({ tasks: 7, contractors: 1 });
  expect(on([person(1)])).toEqual({ tasks: 0, contractors: 0 });
  expect(on([person(1, { isSubcontractor: true })], 'CAN_ACCESS_CONSTRUCTION')).toEqual({ tasks: 0, contractors: 0 });
});

test('who loses field work is blocked from the open tasks of their groups; who loses all groups from those of the others', () => {
  const before = [role(1, 'CAN_ACCESS_FIELD_WORK', 'CAN_VIEW_ALL_GROUPS')];
  const tasks = [open(7, 3), open(8, 4)];
  expect(preview([person(1)], before, [role(1, 'CAN_VIEW_ALL_GROUPS')], tasks).blocked).toEqual([
    { id: 1, displayName: 'Person 1', tasks: 7, first: [...(tasks[0]?.first ?? []), ...(tasks[1]?.first ?? [])] },
  ]);
  expect(preview([person(1)], before, [role(1, 'CAN_ACCESS_FIELD_WORK')], tasks).blocked).toMatchObject([{ tasks: 4 }]);
  expect(preview([person(1)], before, before, tasks).blocked).toEqual([]);
  // of those that are done the same rule asks
  expect(preview([person(1)], before, [role(1)], tasks)).toMatchObject({
    blocked: [{ tasks: 7 }],
    closed: [{ id: 1, tasks: 4, first: tasks[1]?.first }],
  });
  expect(preview([person(1)], before, [role(1, 'CAN_ACCESS_FIELD_WORK')], tasks, [open(7, 9)]).closed).toEqual([]);
});
