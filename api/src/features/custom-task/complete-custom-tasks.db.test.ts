// Custom tasks (updateCustomTasks), in the order of the house style: denied, refused, done, replayed, audited, heard (specification 2 §7).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { EventReader } from '../../../test/read-events.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
const open: EventReader[] = [];
beforeAll(async () => {
  api = await bootApi();
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => api.stop());

interface Given {
  readonly userId?: number;
  readonly groupId?: number;
  readonly isCompletable?: boolean;
  readonly isCompleted?: boolean;
}

async function give({ userId, groupId, isCompletable = true, isCompleted = false }: Given): Promise<number> {
  const [row] = await api.sequelize.query<{ id: number }>(
    `insert into custom_task (name, user_id, group_id, is_completable, is_completed)
     values ('Return the keys', $userId, $groupId, $isCompletable, $isCompleted) returning id`,
    { bind: { userId: userId ?? null, groupId: groupId ?? null, isCompletable, isCompleted }, type: QueryTypes.SELECT },
  );
  return row?.id ?? 0;
}

async function isCompleted(id: number): Promise<boolean | undefined> {
  const [row] = await api.sequelize.query<{ done: boolean }>('select is_completed done from custom_task where id = $id', {
    bind: { id },
    type: QueryTypes.SELECT,
  });
  return row?.done;
}

async function events(id: number): Promise<readonly { move: string; actor: number }[]> {
  return api.sequelize.query(`select move, actor_user_id actor from event where entity = 'custom_task' and entity_id = $id`, {
    bind: { id },
    type: QueryTypes.SELECT,
  });
}

async function tick(person: PersonName, ids: readonly number[], ticked = true, client?: string) {
  const { data, errors } = await api.gql(
    person,
    'mutation ($tasks: [CustomTaskInput!]!, $client: ClientMutation) { updateCustomTasks(tasks: $tasks, client: $client) { id isCompleted } }',
    { tasks: ids.map((id) => ({ id, isCompleted: ticked })), client: client === undefined ? null : { id: client } },
  );
  return { code: errors[0]?.extensions.code ?? 'OK', message: errors[0]?.message, data };
}

test('denies whoever does no field work', async () => {
  const id = await give({ groupId: GROUPS.ridgeway });
  expect((await tick('finance', [id])).code).toBe('CLAIM_REQUIRED');
});

test.each<[PersonName, string, Given]>([
  ['sub2', 'another group', { groupId: GROUPS.ridgeway }],
  ['sub2', 'another person', { userId: PEOPLE.sub }],
  ['office', 'another person, although it sees every group', { userId: PEOPLE.sub }],
  ['office', 'another person of a group', { userId: PEOPLE.sub, groupId: GROUPS.ridgeway }],
])('hides from %s what was given to %s', async (person, _whom, given) => {
  const id = await give(given);
  expect((await tick(person, [id])).code).toBe('NOT_FOUND');
  expect(await isCompleted(id)).toBe(false);
});

test('refuses CUSTOM_TASK_NOT_COMPLETABLE for what the office completes itself, and nothing of the call is done', async () => {
  const [own, offices] = [await give({ groupId: GROUPS.ridgeway }), await give({ groupId: GROUPS.ridgeway, isCompletable: false })];
  expect(await tick('sub', [own, offices])).toMatchObject({
    code: 'CUSTOM_TASK_NOT_COMPLETABLE',
    message: 'Only the office can complete this task.',
  });
  expect([await isCompleted(own), await isCompleted(offices)]).toEqual([false, false]);
  expect([...(await events(own)), ...(await events(offices))]).toEqual([]);
});

test('does not refuse what stays as it is, completable or not', async () => {
  const id = await give({ groupId: GROUPS.ridgeway, isCompletable: false, isCompleted: true });
  expect((await tick('sub', [id])).code).toBe('OK');
  expect((await tick('sub', [id], false)).code).toBe('CUSTOM_TASK_NOT_COMPLETABLE');
  expect(await isCompleted(id)).toBe(true);
});

test('ticks and unticks, with an event for each', async () => {
  const id = await give({ groupId: GROUPS.ridgeway });
  expect(await tick('sub', [id])).toMatchObject({ code: 'OK', data: { updateCustomTasks: [{ id, isCompleted: true }] } });
  expect((await tick('sub', [id], false)).code).toBe('OK');
  expect(await isCompleted(id)).toBe(false);
  expect(await events(id)).toEqual([
    { move: 'completeCustomTask', actor: PEOPLE.sub },
    { move: 'completeCustomTask', actor: PEOPLE.sub },
  ]);
});

test('sent twice by a phone is done once; the same id for something else is refused', async () => {
  const [id, other, client] = [await give({ groupId: GROUPS.ridgeway }), await give({ groupId: GROUPS.ridgeway }), randomUUID()];
  expect((await tick('sub', [id], true, client)).code).toBe('OK');
  expect((await tick('sub', [id], true, client)).code).toBe('OK');
  expect(await events(id)).toHaveLength(1);
  expect((await tick('sub', [other], true, client)).code).toBe('IDEMPOTENCY_MISMATCH');
});

test('is heard by the person it was given to and by nobody who could not read it (domain.md §1 "Scope")', async () => {
  const [personal, inGroup, groups] = [
    await give({ userId: PEOPLE.sub }),
    await give({ userId: PEOPLE.sub, groupId: GROUPS.ridgeway }),
    await give({ groupId: GROUPS.ridgeway }),
  ];
  const [sub, office] = await Promise.all([listen('sub'), listen('office')]);
  for (const id of [personal, inGroup, groups]) expect((await tick('sub', [id])).code).toBe('OK');
  const asked = new Set([personal, inGroup, groups]);
  const heard = (reader: EventReader) =>
    [
      ...new Set(
        reader
          .changes()
          .filter((change) => (change as { entity: string }).entity === 'custom_task')
          .map((change) => (change as { id: number }).id),
      ),
    ]
      .filter((id) => asked.has(id))
      .sort((a, b) => a - b);
  // everybody hears of it: their sign that nothing of the three is still under way
  await api.sequelize.query(`insert into lookup (name, data) values ('sign', '[]')`);
  const isSign = (change: unknown) => (change as { entity: string }).entity === 'lookup';
  for (const reader of [sub, office]) await reader.until(() => reader.changes().some(isSign));
  expect([heard(sub), heard(office)]).toEqual([[personal, inGroup, groups], [groups]]);
});

async function listen(person: PersonName): Promise<EventReader> {
  const reader = await EventReader.open(api.url, await api.tokenFor(person));
  open.push(reader);
  await reader.until((heard) => heard.some(({ event }) => event === 'ready'));
  return reader;
}
