// The event log by month, and how long an answer is remembered (domain.md §3; quality.md §1, point 6).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { insertTask } from '../../test/task-rows.ts';
import { PEOPLE } from '../../test/world.ts';
import { keepRecords } from './keep-records.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const rows = <T extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<T[]> =>
  api.sequelize.query<T>(sql, { bind, type: QueryTypes.SELECT });
const at = (instant: string) => ({ sequelize: api.sequelize, now: () => new Date(instant) });

test('each month’s events have a partition of their own, made before the month begins', async () => {
  expect((await keepRecords(at('2031-11-20T02:00:00Z'))).months).toBe(6);
  const partOf = async (instant: string) =>
    rows(
      `insert into event (recorded_at, actor_user_id, entity, entity_id, move) values ($at, 1, 'schedule', 1, 'accept') returning tableoid::regclass::text as part`,
      {
        at: instant,
      },
    );
  expect(await partOf('2031-11-30T23:59:59Z')).toEqual([{ part: 'event_2031_11' }]);
  expect(await partOf('2032-01-01T00:00:00Z')).toEqual([{ part: 'event_2032_01' }]);
  expect(await partOf('2032-02-01T00:00:00Z')).toEqual([{ part: 'event_default' }]);
  await expect(api.sequelize.query(`delete from event where recorded_at >= '2031-11-01'`)).rejects.toThrow('append-only');
});

test('done again nothing is made twice, and a month that the server slept through stays where its events are', async () => {
  await rows(`insert into event (recorded_at, actor_user_id, entity, entity_id, move) values ('2033-03-05', 1, 'schedule', 1, 'accept')`);
  expect((await keepRecords(at('2033-02-20T02:00:00Z'))).months).toBe(5);
  expect((await keepRecords(at('2033-02-20T02:00:00Z'))).months).toBe(0);
});

test('events of today go to this month’s partition from the first start', async () => {
  const task = await insertTask(api.sequelize, { group: 'Crew North' });
  await api.gql('field', `mutation { updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }) { id } }`);
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  expect(
    await rows('select tableoid::regclass::text as part from event where entity_id = $id and move = $move', {
      id: task.scheduleId,
      move: 'goOnsite',
    }),
  ).toEqual([{ part: `event_${month}` }]);
});

test('an answer is remembered for 30 days; a comment that comes again later is still there once', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const clientId = randomUUID();
  const send = () =>
    api.gql(
      'field',
      `mutation { updateFieldComment(fieldComment: { id: 0, constructionId: ${constructionId}, comments: "On site now" }, client: { id: "${clientId}" }) { id } }`,
    );
  const first = await send();
  expect(first.errors).toEqual([]);
  const answersOf = () =>
    rows('select 1 from idempotency where user_id = $user and client_id = $clientId', { user: PEOPLE.field, clientId });
  const inDays = (days: number) => at(new Date(Date.now() + days * 86_400_000).toISOString());
  await keepRecords(inDays(29));
  expect(await answersOf()).toHaveLength(1);
  expect((await keepRecords(inDays(31))).answers).toBeGreaterThan(0);
  expect(await answersOf()).toEqual([]);
  expect((await send()).data).toEqual(first.data);
});
