// Stale means a clash: somebody else changed the same thing since this person saw it, and nothing else does (decision 033).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { insertTask, type TaskRows } from '../task-rows.ts';
import { PEOPLE, type PersonName } from '../world.ts';

let api: BootedApi;
let task: TaskRows;
beforeAll(async () => {
  api = await bootApi();
});
beforeEach(async () => {
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => api.stop());

async function send(by: PersonName, call: string, expectedVersion?: number) {
  const seen = expectedVersion === undefined ? '' : `, expectedVersion: ${expectedVersion}`;
  const { errors } = await api.gql(by, `mutation { ${call.replace('$client', `client: { id: "${randomUUID()}"${seen} }`)} }`);
  const { code = 'OK', details } = errors[0]?.extensions ?? {};
  return { code, details };
}
const codeOf = async (...sent: Parameters<typeof send>): Promise<string> => (await send(...sent)).code;

async function nameOf(person: PersonName): Promise<string | undefined> {
  const [row] = await api.sequelize.query<{ name: string }>(
    "select trim(first_name || ' ' || last_name) as name from app_user where id = $id",
    {
      bind: { id: PEOPLE[person] },
      type: QueryTypes.SELECT,
    },
  );
  return row?.name;
}

const contacts = (name: string) =>
  `updateDeveloperAndSiteContacts(id: ${task.constructionId}, siteContacts: [{ name: "${name}", phone: "0491 570 156" }], $client) { id }`;
const developer = (name: string) => `updateDeveloperAndSiteContact(id: ${task.constructionId}, developer: "${name}", $client) { id }`;
const status = (name: string) => `updateJobStatus(id: ${task.constructionId}, status: "${name}", $client) { id }`;
const onsite = () => `updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`;
const offsite = () => `updateTaskUserOffSite(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`;
const confirm = () => `updateTaskUserConfirmQty(taskUser: { scheduleId: ${task.scheduleId} }, $client) { id }`;
const change = (quantity: string, place = 0) =>
  `updateConstructionScheduleItemCompletion(item: { id: ${task.itemIds[place]}, completedQty: "${quantity}", variationReason: "counted" }, $client) { id }`;
const ticket = (step: number) => `updateTicketOfWork(id: ${task.scheduleId}, ticketOfWork: "{\\"step\\":${step}}", $client) { id }`;

test('an arrival on site that dates the job never makes an edit of its contacts stale', async () => {
  expect(await codeOf('field', onsite())).toBe('OK');
  expect(await codeOf('office', contacts('Sarah'), 0)).toBe('OK');
});

test('somebody else’s status does not make contacts stale, nor theirs a status; the same thing does', async () => {
  expect(await codeOf('scheduler', status('Scheduled'))).toBe('OK');
  expect(await codeOf('office', contacts('Sarah'), 0)).toBe('OK');
  expect(await codeOf('scheduler', status('Scheduled'), 0)).toBe('OK');
  expect(await codeOf('office', status('Scheduled'), 0)).toBe('STALE_VERSION');
  expect(await send('scheduler', developer('Tamar Homes'), 0)).toEqual({
    code: 'STALE_VERSION',
    details: { entity: 'construction', id: task.constructionId, version: 3, changedBy: await nameOf('office') },
  });
  expect(await codeOf('scheduler', developer('Tamar Homes'), 2)).toBe('OK');
  expect(await codeOf('office', contacts('Sarah'), 3)).toBe('STALE_VERSION');
});

test('a person’s own entries never clash with each other, also where the work of others lies between', async () => {
  expect(await codeOf('office', contacts('Sarah'), 0)).toBe('OK');
  expect(await codeOf('scheduler', status('Scheduled'))).toBe('OK');
  expect(await codeOf('office', developer('Tamar Homes'), 0)).toBe('OK');
  expect(await codeOf('office', contacts('Tom'), 0)).toBe('OK');
});

test('one clash among many own versions is a clash', async () => {
  for (const name of ['One', 'Two']) expect(await codeOf('office', developer(name), 0)).toBe('OK');
  expect(await codeOf('scheduler', developer('Theirs'))).toBe('OK');
  expect(await codeOf('office', developer('Three'), 0)).toBe('STALE_VERSION');
  expect(await codeOf('office', developer('Three'), 3)).toBe('OK');
});

test('a change that no event tells of is a clash: nobody knows what it was', async () => {
  await api.sequelize.query('update construction set developer = $name, version = version + 1 where id = $id', {
    bind: { name: 'By hand', id: task.constructionId },
  });
  const stale = await send('office', contacts('Sarah'), 0);
  expect(stale.code).toBe('STALE_VERSION');
  expect(stale.details).not.toHaveProperty('changedBy');
});

test('what is done in nobody’s name is not this person’s own, also beside what is', async () => {
  await api.sequelize.query(
    `with changed as (update construction set developer = 'By the system', version = version + 1 where id = $id)
     insert into event (actor_kind, actor_user_id, entity, entity_id, construction_id, version, move)
     values ('system', null, 'construction', $id, $id, 1, 'setSiteContacts'), ('person', $office, 'construction', $id, $id, 1, 'setJobStatus')`,
    { bind: { id: task.constructionId, office: PEOPLE.office } },
  );
  expect(await codeOf('office', contacts('Sarah'), 0)).toBe('STALE_VERSION');
});

test('a version that the row has not reached was never seen', async () => {
  expect(await codeOf('office', contacts('Sarah'), 7)).toBe('STALE_VERSION');
});

test('a quantity is stale where somebody else changed that item, and is answered with both values', async () => {
  expect(await codeOf('field', change('1'), 0)).toBe('OK');
  expect(await codeOf('field', change('2'), 0)).toBe('OK');
  expect(await codeOf('office', change('9', 1), 0)).toBe('OK');
  expect(await codeOf('field', change('3'), 0)).toBe('OK');
  expect(await codeOf('office', change('4'))).toBe('OK');
  expect(await send('field', change('5'), 0)).toEqual({
    code: 'STALE_VERSION',
    details: {
      entity: 'schedule_item',
      id: task.itemIds[0],
      version: 4,
      changedBy: await nameOf('office'),
      theirs: { completedQty: '4.000', variationReason: 'counted' },
      yours: { completedQty: '5.000', variationReason: 'counted' },
    },
  });
});

test('visits of others make no move stale; quantities that somebody else changed make their confirmation so', async () => {
  expect(await codeOf('office', onsite())).toBe('OK');
  expect(await codeOf('field', onsite(), 0)).toBe('OK');
  expect(await codeOf('office', offsite(), 0)).toBe('OK');
  expect(await codeOf('office', change('9'))).toBe('OK');
  expect(await codeOf('field', offsite(), 0)).toBe('OK');
  expect(await codeOf('field', confirm(), 0)).toBe('STALE_VERSION');
  expect(await codeOf('field', confirm(), 5)).toBe('OK');
});

test('a ticket of work is stale where somebody else saved it', async () => {
  expect(await codeOf('field', onsite())).toBe('OK');
  expect(await codeOf('field', ticket(1), 0)).toBe('OK');
  expect(await codeOf('admin', ticket(2), 1)).toBe('STALE_VERSION');
  expect(await codeOf('field', ticket(3), 1)).toBe('OK');
});
