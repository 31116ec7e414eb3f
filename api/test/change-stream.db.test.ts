// Changes reach open screens: ids and versions only, within scope, until the token ends (issue 3 §3).
import { bootApi, type BootedApi } from './booted-api.ts';
import { EventReader } from './read-events.ts';
import { insertTask } from './task-rows.ts';
import { createJobs, FOREIGN_JOB, JOB, PEOPLE } from './world.ts';

let api: BootedApi;
const open: EventReader[] = [];
beforeAll(async () => {
  api = await bootApi();
  await createJobs(api.sequelize);
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => api.stop());

async function listen(person: keyof typeof PEOPLE, seconds?: number): Promise<EventReader> {
  const reader = await EventReader.open(api.url, await api.tokenFor(person, seconds));
  open.push(reader);
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  return reader;
}

const onsite = 'mutation ($taskUser: TaskUserInput!) { updateTaskUserOnSite(taskUser: $taskUser) { id } }';
const notify = (notice: object) => api.sequelize.query('select pg_notify($1, $2)', { bind: ['lotline_change', JSON.stringify(notice)] });

test('a move of sub’s task is heard by sub and the office, and sub2 and field hear nothing of it (domain.md §1 "Scope")', async () => {
  const [sub, office, sub2, field] = await Promise.all([listen('sub'), listen('office'), listen('sub2'), listen('field')]);
  const moved = await api.gql('sub', onsite, { taskUser: { scheduleId: JOB.tasks.ridgeway } });
  expect(moved.errors).toEqual([]);
  const ofTask = expect.objectContaining({ entity: 'schedule', id: JOB.tasks.ridgeway, constructionId: JOB.id });
  await sub.until(() => sub.changes().length > 0);
  await office.until(() => office.changes().length > 0);
  expect(sub.changes()).toContainEqual(ofTask);
  expect(office.changes()).toContainEqual(ofTask);
  // a marker that all of them hear, after which nothing of the move can still be under way
  await notify({ entity: 'schedule', id: 99, constructionId: 9, version: 1, groupIds: [1, 2, 3] });
  for (const reader of [sub2, field]) {
    await reader.until(() => reader.changes().length > 0);
    expect(
      reader.changes().filter((change) => (change as { id: number }).id !== 99 && (change as { entity: string }).entity === 'schedule'),
    ).toEqual([]);
  }
});

test('a group that keeps its completed task in view hears of the job’s change and of its chat (domain.md §1 "Scope")', async () => {
  const task = await insertTask(api.sequelize, { group: 'Coastal Comms', completed: true });
  await api.sequelize.query('update schedule set group_id = 1 where id = $1', { bind: [task.scheduleId] });
  const sub2 = await listen('sub2');
  const comment = `{ id: 0, constructionId: ${task.constructionId}, comments: "Gate code 4411" }`;
  expect((await api.gql('office', `mutation { updateFieldComment(fieldComment: ${comment}) { id } }`)).errors).toEqual([]);
  const status = `updateJobStatus(id: ${task.constructionId}, status: "Scheduled") { id }`;
  expect((await api.gql('office', `mutation { ${status} }`)).errors).toEqual([]);
  const heard = () => sub2.changes().map((change) => (change as { entity: string }).entity);
  await sub2.until(() => heard().includes('construction') && heard().includes('field_comment'));
});

test('an event holds entity, ids and version, and nothing else (issue 3 §3)', async () => {
  const office = await listen('office');
  await notify({
    entity: 'schedule',
    id: 7,
    constructionId: FOREIGN_JOB.id,
    version: 3,
    claims: ['CAN_VIEW_ALL_GROUPS'],
    secret: 'contents',
  });
  await office.until(() => office.changes().length > 0);
  expect(office.changes()).toEqual([{ entity: 'schedule', id: 7, constructionId: FOREIGN_JOB.id, version: 3 }]);
});

test('the stream needs a token, and ends when the token ends', async () => {
  expect((await fetch(`${api.url}/api/events`)).status).toBe(401);
  const reader = await listen('sub', 1);
  await reader.until(() => reader.isEnded);
});

test('HEAD is answered and opens no stream', async () => {
  const headers = { authorization: `Bearer ${await api.tokenFor('sub')}` };
  const head = await fetch(`${api.url}/api/events`, { method: 'HEAD', headers, signal: AbortSignal.timeout(3_000) });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/event-stream')]);
});

test('the stream of a disabled person ends at once (issue 3 §2)', async () => {
  const reader = await listen('sub2');
  await api.sequelize.query('update app_user set can_log_in = false where id = $1', { bind: [PEOPLE.sub2] });
  await reader.until(() => reader.isEnded);
  await api.sequelize.query('update app_user set can_log_in = true where id = $1', { bind: [PEOPLE.sub2] });
});

test('after the listening connection was lost, open streams are told to ask again, and hear again', async () => {
  const office = await listen('office');
  await api.sequelize.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lotline-changes' and datname = current_database()",
  );
  await office.until((events) => events.filter(({ event }) => event === 'ready').length === 2);
  await notify({ entity: 'schedule', id: 8, constructionId: 1, version: 1, claims: ['CAN_VIEW_ALL_GROUPS'] });
  await office.until(() => office.changes().length > 0);
});

test('one person opens at most 12 streams', async () => {
  for (let count = 0; count < 12; count++) await listen('field');
  const refused = await EventReader.open(api.url, await api.tokenFor('field'));
  expect(refused.status).toBe(429);
});
