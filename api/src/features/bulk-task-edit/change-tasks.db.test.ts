// One change of several tasks: the same verdict and the same row as if each were changed alone, foreign rows untouched, statements that do not grow with
// the rows, one event a task.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import type { TaskChange } from '@lotline/schema/domain/task/bulk-task-edit.input';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertTask, type TaskRows, type TaskWish } from '../../../test/task-rows.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { changeTasks } from './change-tasks.command.ts';

let api: BootedApi;
const FAR = 1_999_999_999;
const BY_RATES = ['PIT-450', 'CON-20'];

beforeAll(async () => {
  api = await bootApi();
  await api.sequelize.query(
    `with items as (insert into field_item (code, name) select code, code from unnest($codes::text[]) code returning id, code),
     codes as (insert into child_code (code, parent_item_id) select code || '-S', id from items returning id, code)
     insert into child_code_rate (child_code_id, group_id, rate, effective_from) select id, null, 14.2, '2020-01-01' from codes`,
    { bind: { codes: BY_RATES } },
  );
});
afterAll(() => api.stop());

interface Made extends TaskWish {
  readonly unissued?: boolean;
  /** Its lines are of the catalogue, whose codes have rates. */
  readonly priced?: boolean;
  readonly onsite?: boolean;
}

async function make({ unissued = false, priced = true, onsite = false, ...wish }: Made): Promise<TaskRows> {
  const task = await insertTask(api.sequelize, wish);
  const bind = { scheduleId: task.scheduleId, constructionId: task.constructionId };
  if (unissued)
    await api.sequelize.query('update schedule set issued_date = null where id = $scheduleId', { bind: { scheduleId: bind.scheduleId } });
  if (priced)
    await api.sequelize.query(
      'update boq b set item_id = f.id from field_item f where f.code = b.code and b.construction_id = $constructionId',
      { bind: { constructionId: bind.constructionId } },
    );
  if (onsite)
    await api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($scheduleId, $userId, now())', {
      bind: { scheduleId: bind.scheduleId, userId: PEOPLE.sub },
    });
  return task;
}

interface Verdict {
  readonly id: number;
  readonly name: string;
  readonly isAllowed: boolean;
  readonly code: string | null;
  readonly sentence: string | null;
  readonly effect: string | null;
}
async function change(by: PersonName, input: object, client?: { id: string }): Promise<Verdict[]> {
  const { data, errors } = await api.gql(
    by,
    'mutation ($input: ChangeTasksInput!, $client: ClientMutation) { changeTasks(input: $input, client: $client) { id name isAllowed code sentence effect } }',
    { input, client },
  );
  if (errors[0] !== undefined) throw new Error(errors[0].extensions.code);
  return (data as { changeTasks: Verdict[] }).changeTasks;
}

async function alone(by: PersonName, mutation: string): Promise<{ code: string | null; sentence: string | null }> {
  const { errors } = await api.gql(by, `mutation { ${mutation} { id } }`);
  const [error] = errors;
  return error === undefined ? { code: null, sentence: null } : { code: String(error.extensions.code), sentence: error.message };
}

/** A task with its items, and the events that changed it, without what differs between two tasks alike. */
async function stateOf({ scheduleId }: TaskRows): Promise<unknown> {
  const [row] = await api.sequelize.query(
    `select s.group_id, s.resource, s.issued_date is not null as issued, s.issued_by, s.accepted_date is not null as accepted,
       s.declined_date is not null as declined, s.decline_reason, s.ignored, s.reminder_date::text, s.reminder_comments, s.version,
       (select json_agg(json_build_array(i.child_code, i.rate, i.version) order by i.id) from schedule_item i where i.schedule_id = s.id) as items,
       (select json_agg(json_build_array(e.move, e.why, e.version, e.after ->> 'groupId', e.after ->> 'issuedBy', e.after -> 'reminderDate',
          (select json_agg(json_build_array(p ->> 'childCode', p ->> 'rate')) from jsonb_array_elements(e.detail -> 'priced') p)) order by e.id)
          from event e where e.entity = 'schedule' and e.entity_id = s.id) as events
     from schedule s where s.id = $scheduleId`,
    { bind: { scheduleId }, type: QueryTypes.SELECT },
  );
  return row;
}

const SUB = 'Ridgeway Cabling';
const STATES: readonly Made[] = [
  { group: SUB },
  { group: SUB, unissued: true },
  { group: SUB, unissued: true, priced: false },
  { group: SUB, accepted: true },
  { group: SUB, accepted: true, priced: false },
  { group: SUB, declined: true },
  { group: SUB, ignored: true },
  { group: SUB, accepted: true, onsite: true },
  { group: SUB, accepted: true, completed: true },
  { group: SUB, accepted: true, submitted: true },
  { group: 'Crew North' },
  { group: 'Crew North', unissued: true },
  { group: 'Coastal Comms', accepted: true },
  { group: 'Coastal Comms', unissued: true, priced: false },
];

const ALONE: readonly (readonly [string, object, (scheduleId: number) => string])[] = [
  [
    'given to an own crew',
    { groupId: GROUPS.crewNorth, reason: 'no crew' },
    (id) => `reassignTask(input: { scheduleId: ${id}, groupId: ${GROUPS.crewNorth}, reason: "no crew" })`,
  ],
  [
    'given to a contractor',
    { groupId: GROUPS.coastal, reason: 'nearer' },
    (id) => `reassignTask(input: { scheduleId: ${id}, groupId: ${GROUPS.coastal}, reason: "nearer" })`,
  ],
  ['issued', { issue: true }, (id) => `issueTask(input: { scheduleId: ${id} })`],
  [
    'set aside',
    { setAside: true, reason: 'twice here' },
    (id) => `ignoreTask(input: { scheduleId: ${id}, ignored: true, reason: "twice here" })`,
  ],
  [
    'reminded of',
    { reminderDate: '2031-01-02', reminderComments: 'ring' },
    (id) => `remindTask(input: { scheduleId: ${id}, reminderDate: "2031-01-02", reminderComments: "ring" })`,
  ],
];
const isWithItAlready = (made: Made, input: object): boolean =>
  'groupId' in input && input.groupId === { 'Crew North': GROUPS.crewNorth, 'Coastal Comms': GROUPS.coastal }[made.group];

test.each(ALONE)('%s: as if each were changed alone, in every state, for who may and who may not', async (_name, input, mutation) => {
  for (const by of ['office', 'finance', 'sub'] as const) {
    const made = STATES.filter((state) => !isWithItAlready(state, input));
    const [many, single] = [await Promise.all(made.map(make)), await Promise.all(made.map(make))];
    const verdicts = await change(by, { ids: many.map(({ scheduleId }) => scheduleId), ...input });
    const answers = [];
    for (const { scheduleId } of single) answers.push(await alone(by, mutation(scheduleId)));
    expect(verdicts.map(({ code, sentence }) => ({ code, sentence }))).toEqual(answers);
    expect(await Promise.all(many.map(stateOf))).toEqual(await Promise.all(single.map(stateOf)));
    // some of them are taken by who may, and none by who may not
    expect(verdicts.some(({ isAllowed }) => isAllowed)).toBe(by === 'office');
  }
});

test('who is with that group already is allowed and left alone', async () => {
  const task = await make({ group: 'Crew North' });
  const before = await stateOf(task);
  expect(await change('office', { ids: [task.scheduleId, task.scheduleId], groupId: GROUPS.crewNorth })).toMatchObject([
    { isAllowed: true, effect: 'same' },
  ]);
  expect(await stateOf(task)).toEqual(before);
});

test('of own and foreign tasks it touches its own alone, and does not name the others', async () => {
  const [foreign, own] = [await make({ group: 'Coastal Comms' }), await make({ group: SUB })];
  const [before, ownBefore] = [await stateOf(foreign), await stateOf(own)];
  expect(await change('sub', { ids: [foreign.scheduleId, FAR, own.scheduleId], issue: true })).toMatchObject([
    { name: '', isAllowed: false, code: 'NOT_FOUND' },
    { id: FAR, name: '', isAllowed: false, code: 'NOT_FOUND' },
    { name: 'Pit and pipe', isAllowed: false, code: 'CLAIM_REQUIRED' },
  ]);
  expect([await stateOf(foreign), await stateOf(own)]).toEqual([before, ownBefore]);
});

test('a due day moves with a reason, and not of what is submitted', async () => {
  const [open, submitted] = [await make({ group: SUB }), await make({ group: SUB, submitted: true })];
  const ids = [submitted.scheduleId, open.scheduleId];
  expect(await change('office', { ids, dueDate: '2031-01-02', reason: 'rain' })).toMatchObject([
    { code: 'TASK_SUBMITTED' },
    { isAllowed: true },
  ]);
  const [told] = await api.sequelize.query(
    `select s.due_date::text as due, s.version, e.move, e.why, e.after ->> 'dueDate' as after from schedule s
      join event e on e.entity = 'schedule' and e.entity_id = s.id where s.id = $id`,
    { bind: { id: open.scheduleId }, type: QueryTypes.SELECT },
  );
  expect(told).toEqual({ due: '2031-01-02', version: 1, move: 'setTaskDueDate', why: 'rain', after: '2031-01-02' });
});

test('a group that is not at work any more is given nothing', async () => {
  const [group] = await api.sequelize.query<{ id: number }>(
    `insert into work_group (name, is_active) values ('Left us', false) returning id`,
    { type: QueryTypes.SELECT },
  );
  const task = await make({ group: 'Left us', unissued: true });
  expect(await change('office', { ids: [task.scheduleId], issue: true })).toMatchObject([{ code: 'GROUP_REQUIRED' }]);
  await expect(change('office', { ids: [task.scheduleId], groupId: group?.id })).rejects.toThrow('NOT_FOUND');
});

test('a dry run answers the same and writes nothing', async () => {
  const tasks = await Promise.all(STATES.map(make));
  const input = { ids: tasks.map(({ scheduleId }) => scheduleId), groupId: GROUPS.crewNorth, reason: 'rain' };
  const before = await Promise.all(tasks.map(stateOf));
  const tried = await change('office', { ...input, isTrial: true }, { id: randomUUID() });
  expect(await Promise.all(tasks.map(stateOf))).toEqual(before);
  expect(await change('office', input)).toEqual(tried);
});

test('sent again under one id it answers the same and is done once', async () => {
  const task = await make({ group: SUB });
  const client = { id: randomUUID() };
  const input = { ids: [task.scheduleId], groupId: GROUPS.crewNorth, reason: 'rain' };
  const first = await change('office', input, client);
  await api.sequelize.query('update schedule set group_id = $group where id = $id', {
    bind: { group: GROUPS.coastal, id: task.scheduleId },
  });
  expect(await change('office', input, client)).toEqual(first);
  expect(await stateOf(task)).toMatchObject({ group_id: GROUPS.coastal });
  await expect(change('office', { ...input, groupId: GROUPS.ridgeway }, client)).rejects.toThrow('IDEMPOTENCY_MISMATCH');
});

test('as many statements for many tasks as for one', async () => {
  const context = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS });
  const changes: readonly TaskChange[] = [
    { of: 'group', groupId: GROUPS.coastal },
    { of: 'issue' },
    { of: 'dueDate', dueDate: '2031-01-02' },
  ];
  for (const one of changes) {
    const tasks = await Promise.all(Array.from({ length: 9 }, () => make({ group: SUB, unissued: one.of === 'issue' })));
    const ids = tasks.map(({ scheduleId }) => scheduleId);
    const count = async (some: readonly number[]) => {
      const input = { ids: [...some], change: one, reason: 'rain', isTrial: false };
      return (await statementsOf(api.sequelize, () => changeTasks(context, input, null))).length;
    };
    const forOne = await count(ids.slice(0, 1));
    expect(await count(ids.slice(1))).toBe(forOne);
  }
});

test('people who change the same tasks in other orders come through, and a person who goes onsite meanwhile is never moved', async () => {
  const tasks = await Promise.all(Array.from({ length: 8 }, () => make({ group: SUB, accepted: true })));
  const ids = tasks.map(({ scheduleId }) => scheduleId);
  const [first = 0] = ids;
  const [there] = await Promise.all([
    alone('sub', `updateTaskUserOnSite(taskUser: { scheduleId: ${first} })`),
    change('office', { ids, groupId: GROUPS.crewNorth, reason: 'rain' }),
    change('admin', { ids: ids.toReversed(), reminderDate: '2031-01-02' }),
  ]);
  const groups = await api.sequelize.query<{ id: number; group_id: number; reminder: string }>(
    'select id, group_id, reminder_date::text as reminder from schedule where id = any($ids) order by id',
    { bind: { ids }, type: QueryTypes.SELECT },
  );
  // who was quicker decides of the first
  expect(groups.find(({ id }) => id === first)?.group_id).toBe(there.code === null ? GROUPS.ridgeway : GROUPS.crewNorth);
  const others = groups.filter(({ id }) => id !== first);
  expect(others.map(({ group_id }) => group_id)).toEqual(Array(7).fill(GROUPS.crewNorth));
  expect(groups.map(({ reminder }) => reminder)).toEqual(Array(8).fill('2031-01-02'));
});

test.each([
  ['nothing to change', { ids: [1] }, 'INVALID_INPUT'],
  ['two changes', { ids: [1], issue: true, groupId: 1 }, 'INVALID_INPUT'],
  ['a due day without a reason', { ids: [1], dueDate: '2031-01-02' }, 'REASON_REQUIRED'],
  ['a day that is none', { ids: [1], reminderDate: '2031-02-30' }, 'INVALID_INPUT'],
  ['tasks set aside without a reason', { ids: [1], setAside: true }, 'REASON_REQUIRED'],
  ['no task', { ids: [], issue: true }, 'INVALID_INPUT'],
  ['too many tasks', { ids: Array.from({ length: 501 }, (_, n) => n + 1), issue: true }, 'INVALID_INPUT'],
  ['a reason that is too long', { ids: [1], groupId: 1, reason: 'x'.repeat(1001) }, 'INVALID_INPUT'],
])('refuses %s', async (_name, input, code) => {
  await expect(change('office', input)).rejects.toThrow(code);
});

async function undo(by: PersonName, ids: readonly number[], clientId: string): Promise<Verdict[]> {
  const { data } = await api.gql(
    by,
    'mutation ($input: UndoTaskChangesInput!) { undoTaskChanges(input: $input) { id name isAllowed code sentence effect } }',
    { input: { ids, clientIds: [clientId] } },
  );
  return (data as { undoTaskChanges: Verdict[] }).undoTaskChanges;
}
/** A task with its items, but for versions and events. */
async function standsAs({ scheduleId }: TaskRows): Promise<unknown> {
  const [row] = await api.sequelize.query(
    `select to_jsonb(s) - 'version' - 'updated_at' as task,
       (select json_agg(json_build_array(i.child_code, i.rate, i.quantity) order by i.id) from schedule_item i where i.schedule_id = s.id) as items
     from schedule s where s.id = $scheduleId`,
    { bind: { scheduleId }, type: QueryTypes.SELECT },
  );
  return row;
}

test.each([
  ['a group', { groupId: GROUPS.coastal, reason: 'nearer' }, { group: SUB, accepted: true }, 'reassignTask'],
  ['an issue', { issue: true }, { group: SUB, unissued: true }, 'issueTask'],
  ['an issue of what was declined', { issue: true }, { group: SUB, declined: true }, 'issueTask'],
  ['a due day', { dueDate: '2031-01-02', reason: 'rain' }, { group: SUB }, 'setTaskDueDate'],
  ['a reminder', { reminderDate: '2031-01-02', reminderComments: 'ring' }, { group: SUB }, 'remindTask'],
  ['what is set aside', { setAside: true, reason: 'twice here' }, { group: SUB, accepted: true }, 'restoreTask'],
] as const)(
  '%s is taken back: the task and the rates of its items stand as before, and its history says so',
  async (_what, input, made, move) => {
    const task = await make(made);
    const before = await standsAs(task);
    const client = { id: randomUUID() };
    await change('office', { ids: [task.scheduleId], ...input }, client);
    expect(await standsAs(task)).not.toEqual(before);
    expect(await undo('office', [task.scheduleId], client.id)).toMatchObject([{ isAllowed: true, code: null }]);
    expect(await standsAs(task)).toEqual(before);
    const events = await api.sequelize.query(
      `select move, why, before = (select e2.after from event e2 where e2.client_id = $clientId) as "isBack" from event e
      where e.entity = 'schedule' and e.entity_id = $id order by e.id desc limit 1`,
      { bind: { id: task.scheduleId, clientId: client.id }, type: QueryTypes.SELECT },
    );
    expect(events).toEqual([{ move, why: 'Undone', isBack: true }]);
  },
);

test('what was done since stays, and what another person did is theirs to take back', async () => {
  const [one, other] = [await make({ group: SUB }), await make({ group: SUB })];
  const ids = [one.scheduleId, other.scheduleId];
  const client = { id: randomUUID() };
  await change('office', { ids, reminderDate: '2031-01-02' }, client);
  await change('scheduler', { ids: [other.scheduleId], dueDate: '2031-01-02', reason: 'rain' });
  expect(await undo('scheduler', ids, client.id)).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
  expect(await undo('office', ids, client.id)).toMatchObject([{ isAllowed: true }, { code: 'STALE_VERSION' }]);
  // once is enough
  expect(await undo('office', ids, client.id)).toMatchObject([{ code: 'STALE_VERSION' }, { code: 'STALE_VERSION' }]);
});

test.each([
  ['remindTask', { reminderDate: '2031-01-02' }],
  ['ignoreTask', { setAside: true, reason: 'twice here' }],
])(
  'the history of each job has the action and its tasks (%s), for who made it; what was done to one task alone has none',
  async (move, wish) => {
    const [one, other, alone] = [await make({ group: SUB }), await make({ group: SUB }), await make({ group: SUB })];
    const ids = [one.scheduleId, other.scheduleId];
    const client = { id: randomUUID() };
    await change('office', { ids, ...wish }, client);
    await change('office', { ids: [alone.scheduleId], ...wish }, { id: randomUUID() });
    const ofMany = async (by: PersonName, { constructionId }: TaskRows) => {
      const asked = `{ jobEvents(constructionId: ${String(constructionId)}) { events { move ofMany { actionId undoneBy count } } } }`;
      const { data } = await api.gql(by, asked);
      return (data as { jobEvents: { events: { move: string; ofMany: unknown }[] } }).jobEvents.events.find((e) => e.move === move);
    };
    expect(await ofMany('office', other)).toMatchObject({ ofMany: { actionId: client.id, undoneBy: 'undoTaskChanges', count: 2 } });
    expect(await ofMany('office', alone)).toMatchObject({ ofMany: null });
    expect(await ofMany('admin', other)).toMatchObject({ ofMany: null });
  },
);

test('the dry run says what happens to each, and what changes completed work, rates or crews is refused without a reason', async () => {
  const wish = { groupId: GROUPS.coastal };
  const states = [
    { group: SUB, accepted: true, completed: true },
    { group: SUB, accepted: true },
    { group: SUB, unissued: true },
  ] as const;
  const tasks = await Promise.all([...states, { group: 'Coastal Comms' } as const].map(make));
  const ids = tasks.map(({ scheduleId }) => scheduleId);
  const effects = (await change('office', { ids, ...wish, isTrial: true })).map(({ effect, code }) => effect ?? code);
  expect(effects).toEqual(['finished', 'reprices', 'changes', 'same']);
  for (const [index, needs] of [true, true, false, false].entries()) {
    const [task] = tasks.slice(index);
    const asked = change('office', { ids: [task?.scheduleId], ...wish });
    if (needs) await expect(asked).rejects.toThrow('REASON_REQUIRED');
    else expect(await asked).toMatchObject([{ isAllowed: true }]);
  }
});
