// The list of tasks against an oracle over its rows: what each view and filter finds, page after page, and for whom.
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';
import { sortKeysOf, type ReadRowOf } from '@lotline/schema/domain/list/list-declaration';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { taskListInput } from '@lotline/schema/domain/task/task-list.input';
import { taskStage } from '@lotline/schema/domain/task/task.stage';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { taskPresenter } from './task-list.presenter.ts';
import { TASKS } from './task-list.sql.ts';

let api: BootedApi;
const NOW = new Date('2026-11-20T02:00:00Z');
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

interface Task {
  readonly id: number;
  readonly n: number;
  readonly groupId: number | null;
  readonly submitted: boolean;
  readonly completed: boolean;
  readonly ignored: boolean;
}
const tasks: Task[] = [];

async function addTask(n: number): Promise<Task> {
  const constructionId = await insertRow(api.sequelize, 'construction', {
    work_order: `TL-${100 + n}`,
    status: 'Scheduled',
    work_type: pick(['Lead-in', 'MDU'], n),
    address: `${n} Ferry Street`,
  });
  const made = {
    n,
    groupId: pick([GROUPS.crewNorth, GROUPS.ridgeway, GROUPS.coastal, null], n),
    submitted: n % 5 === 0,
    ignored: n % 11 === 3,
  };
  const completed = made.submitted || n % 7 === 0;
  const at = (holds: boolean, hour: number): string | null =>
    holds ? `2026-11-1${n % 9}T${String(hour).padStart(2, '0')}:00:00.123456Z` : null;
  const id = await insertRow(api.sequelize, 'schedule', {
    construction_id: constructionId,
    name: pick(['Haul', 'Splice', 'Pit'], n),
    owner: n % 6 === 0 ? 'Olive Hart' : null,
    group_id: made.groupId,
    // what was completed, another group may have completed before it moved
    completed_group_id: completed ? (n % 2 === 0 ? GROUPS.ridgeway : made.groupId) : null,
    issued_date: at(n % 8 !== 0, 13),
    due_date: n % 9 === 0 ? null : `2026-11-${String(15 + (n % 10))}`,
    accepted_date: at(n % 3 === 0, 2),
    onsite_date: at(n % 4 === 0, 3),
    completed_date: at(completed, 4),
    submitted_date: at(made.submitted, 5),
    ignored: made.ignored,
    rejected_item_count: 0,
  });
  if (made.submitted)
    await insertRow(api.sequelize, 'schedule_item', { schedule_id: id, quantity: '1', rejected_date: n % 10 === 5 ? NOW : null });
  return { id, completed, ...made };
}

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  for (let n = 0; n < 60; n++) tasks.push(await addTask(n));
});
afterAll(() => api.stop());

const FIELD: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK'];
const office: PersonFacts = { userId: PEOPLE.office, claims: CLAIMS, groupIds: [GROUPS.crewNorth] };
const sub: PersonFacts = { userId: PEOPLE.sub, claims: FIELD, groupIds: [GROUPS.ridgeway], isSubcontractor: true };
const nobody: PersonFacts = { userId: PEOPLE.nobody, claims: FIELD };

async function walk(person: PersonFacts, ask: object, first = 7): Promise<ReadRowOf<typeof TASK_LIST>[]> {
  const rows: ReadRowOf<typeof TASK_LIST>[] = [];
  for (let after: string | null = null, page = 0; ; page++) {
    if (page > 100) throw new Error('the list does not end');
    const found = await TASKS.page(directContext(api.sequelize, person, NOW), taskListInput.parse({ ...ask, first, after }));
    rows.push(...found.rows);
    after = found.after;
    if (after === null) return rows;
  }
}
const idsFound = async (person: PersonFacts, filter: object): Promise<number[]> =>
  (await walk(person, { filter, sort: { field: 'id' } })).map(({ id }) => id);
const those = (holds: (task: Task) => boolean): number[] => tasks.filter(holds).map(({ id }) => id);
const isOpen = ({ submitted, ignored }: Task): boolean => !submitted && !ignored;
const dueDay = ({ n }: Task): number | null => (n % 9 === 0 ? null : 15 + (n % 10));

const VIEWS: readonly (readonly [string, object, (task: Task) => boolean])[] = [
  ['all', {}, () => true],
  ['mine', { view: 'mine' }, (task) => isOpen(task) && task.n % 6 === 0],
  ['my group', { view: 'group' }, (task) => isOpen(task) && task.groupId === GROUPS.crewNorth],
  ['unassigned', { view: 'unassigned' }, (task) => isOpen(task) && task.groupId === null],
  ['overdue', { view: 'overdue' }, (task) => isOpen(task) && !task.completed && (dueDay(task) ?? 99) < 20],
  ['awaiting review', { view: 'review' }, ({ submitted, ignored, n }) => submitted && !ignored && n % 10 !== 5],
  ['groups', { groupIds: [GROUPS.coastal] }, ({ groupId }) => groupId === GROUPS.coastal],
  ['any group but one, and none', { groupIds: [GROUPS.coastal], isNot: ['groupIds'] }, ({ groupId }) => groupId !== GROUPS.coastal],
  ['no group', { isEmpty: ['groupIds'] }, ({ groupId }) => groupId === null],
  ['a group, and no due day', { isNotEmpty: ['groupIds'], isEmpty: ['dueDate'] }, (task) => task.groupId !== null && dueDay(task) === null],
  ['every stage but one', { statuses: ['Completed'], isNot: ['statuses'] }, ({ completed }) => !completed],
  ['work types', { workTypes: ['MDU'] }, ({ n }) => n % 2 === 1],
  ['a search for its job', { search: 'TL-107' }, ({ n }) => n === 7],
  ['due days', { dates: [{ field: 'dueDate', from: '2026-11-16', to: '2026-11-17' }] }, (task) => [16, 17].includes(dueDay(task) ?? 0)],
  // 13:00 UTC is the next morning in Sydney
  [
    'issued on a day of the company',
    { dates: [{ field: 'issuedDate', from: '2026-11-13', to: '2026-11-13' }] },
    ({ n }) => n % 8 !== 0 && n % 9 === 2,
  ],
];

test.each(VIEWS)('%s: exactly what an oracle finds', async (_name, filter, holds) => {
  expect(await idsFound(office, filter)).toEqual(those(holds));
});

test('of jobs that are named: their tasks, as far as the view and the person go', async () => {
  const some = tasks.slice(10, 30);
  const constructionIds = (await walk(office, { filter: { ids: some.map(({ id }) => id) } })).map((task) => task.constructionId);
  const among = (holds: (task: Task) => boolean): number[] => some.filter(holds).map(({ id }) => id);
  expect(await idsFound(office, { constructionIds })).toEqual(among(() => true));
  expect(await idsFound(office, { constructionIds, view: 'unassigned' })).toEqual(among((task) => isOpen(task) && task.groupId === null));
  expect(await idsFound(sub, { constructionIds })).toEqual(
    among(({ groupId, completed, n }) => groupId === GROUPS.ridgeway || (completed && n % 2 === 0)),
  );
  expect(await idsFound(office, { constructionIds: [] })).toEqual([]);
});

test('a stage finds what taskStage calls so', async () => {
  const all = await walk(office, { sort: { field: 'id' } });
  for (const stage of ['New Job', 'Accepted', 'Work In Progress', 'Completed'])
    expect(await idsFound(office, { statuses: [stage] })).toEqual(all.filter((task) => taskStage(task) === stage).map(({ id }) => id));
});

test('each person finds the tasks of its groups and those that they completed, and no other', async () => {
  expect(await idsFound(sub, {})).toEqual(those(({ groupId, completed, n }) => groupId === GROUPS.ridgeway || (completed && n % 2 === 0)));
  expect(await idsFound(sub, { groupIds: [GROUPS.coastal] })).toEqual(
    those(({ groupId, completed, n }) => groupId === GROUPS.coastal && completed && n % 2 === 0),
  );
  expect(await idsFound(nobody, {})).toEqual([]);
});

test.each(sortKeysOf(TASK_LIST).flatMap((field) => [[field, false] as const, [field, true] as const]))(
  'sorted by %s (descending: %s) each task comes once',
  async (field, descending) => {
    const rows = await walk(office, { sort: { field, descending } });
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(those(() => true));
  },
);

test('a row is in one statement and says its stage and age', async () => {
  const id = tasks[28]?.id ?? 0;
  const context = directContext(api.sequelize, office, NOW);
  expect(await countStatements(api.sequelize, () => TASKS.page(context, taskListInput.parse({ filter: { ids: [id] } })))).toBe(1);
  const [row] = (await TASKS.page(context, taskListInput.parse({ filter: { ids: [tasks[31]?.id ?? 0] } }))).rows;
  if (row === undefined) throw new Error('not found');
  // issued on the 14th at 13:00 UTC, which is the 15th in Sydney
  expect(taskPresenter(context)(row)).toMatchObject({ stage: 'New Job', workOrder: 'TL-131', group: null, ageDays: 5 });
});

test.each([
  ['a view that is not known', '{ tasks(filter: { view: "theirs" }) { count } }', 'filter.view'],
  ['a sort that is not known', '{ tasks(sort: { field: "comments" }) { count } }', 'sort.field'],
  ['a stage that is not known', '{ tasks(filter: { statuses: ["Lost"] }) { count } }', 'filter.statuses.0'],
  ['a text that is too long', `{ tasks(filter: { search: "${'x'.repeat(201)}" }) { count } }`, 'filter.search'],
  ['a cursor that is none', '{ tasks(after: "e30") { count } }', 'after'],
])('refuses %s', async (_name, query, field) => {
  const { errors } = await api.gql('field', query);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field } });
});
