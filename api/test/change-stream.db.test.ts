// Changes reach open screens: ids only, within scope, until the token ends (issue 3 §3).
import { buildActor } from '@lotline/schema/testing/build-actor';
import { partsOf } from '../src/features/change/changed-parts.ts';
import { readChangedRecords } from '../src/features/change/changed-records.queries.ts';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from './booted-api.ts';
import { EventReader } from './read-events.ts';
import { insertAttachment } from './file-rows.ts';
import { insertRow } from './insert-row.ts';
import { insertTask } from './task-rows.ts';
import { createJobs, FOREIGN_JOB, PEOPLE } from './world.ts';

let api: BootedApi;
const open: EventReader[] = [];
beforeAll(async () => {
  api = await bootApi();
  await createJobs(api.sequelize);
  // those jobs are told to nobody who listens later
  const reader = await listen('admin');
  await touchLookup('made');
  await reader.until(() => reader.changes().some((change) => (change as { entity: string }).entity === 'lookup'));
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

const OFFICE = buildActor({ userId: PEOPLE.office, onlyClaims: ['CAN_ACCESS_CONSTRUCTION'], groupIds: [] });
const onsite = 'mutation ($taskUser: TaskUserInput!) { updateTaskUserOnSite(taskUser: $taskUser) { id } }';
/** Something that everybody who is signed in hears of. */
const touchLookup = (name: string) =>
  api.sequelize.query(`insert into lookup (name, data) values ($1, '[]') on conflict (name) do update set data = '[1]'`, { bind: [name] });

test('a move of sub’s task is heard by sub and the office, and sub2 and field hear nothing of it (domain.md §1 "Scope")', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const [sub, office, sub2, field] = await Promise.all([listen('sub'), listen('office'), listen('sub2'), listen('field')]);
  const moved = await api.gql('sub', onsite, { taskUser: { scheduleId: task.scheduleId } });
  expect(moved.errors).toEqual([]);
  const ofTask = { entity: 'construction', id: task.constructionId };
  const isOfTask = (change: unknown) =>
    (change as { id: number }).id === ofTask.id && (change as { entity: string }).entity === ofTask.entity;
  await sub.until(() => sub.changes().some(isOfTask));
  await office.until(() => office.changes().some(isOfTask));
  // a marker that all of them hear, after which nothing of the move can still be under way
  await touchLookup('marker');
  for (const reader of [sub2, field]) {
    await reader.until(() => reader.changes().some((change) => (change as { entity: string }).entity === 'lookup'));
    expect(reader.changes().filter((change) => (change as { entity: string }).entity === 'construction')).toEqual([]);
  }
});

test('a group that keeps its completed task in view hears of the job’s change and of its chat (domain.md §1 "Scope")', async () => {
  const task = await insertTask(api.sequelize, { group: 'Coastal Comms', completed: true });
  await api.sequelize.query('update schedule set group_id = 1 where id = $1', { bind: [task.scheduleId] });
  const sub2 = await listen('sub2');
  const ofJob = () => sub2.changes().filter((change) => (change as { id: number }).id === task.constructionId).length;
  await touchLookup('before');
  await sub2.until(() => sub2.changes().some((change) => (change as { entity: string }).entity === 'lookup'));
  const before = ofJob();
  const comment = `{ id: 0, constructionId: ${task.constructionId}, comments: "Gate code 4411" }`;
  expect((await api.gql('office', `mutation { updateFieldComment(fieldComment: ${comment}) { id } }`)).errors).toEqual([]);
  await sub2.until(() => ofJob() === before + 1);
  const status = `updateJobStatus(id: ${task.constructionId}, status: "Scheduled") { id }`;
  expect((await api.gql('office', `mutation { ${status} }`)).errors).toEqual([]);
  await sub2.until(() => ofJob() === before + 2);
});

test('a payment and a line of it are told by its number alone to who manages contractors; its crew hears of the job', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', submitted: true });
  const [admin, sub] = await Promise.all([listen('admin'), listen('sub')]);
  const id = await insertRow(api.sequelize, 'payment', {
    construction_id: constructionId,
    schedule_id: scheduleId,
    created_at: new Date(),
  });
  const ofPayment = (reader: EventReader) => reader.changes().filter((change) => (change as { entity: string }).entity === 'payment');
  await admin.until(() => ofPayment(admin).length === 1);
  await insertRow(api.sequelize, 'payment_item', { payment_id: id, value_ex_gst: '10.00' });
  await admin.until(() => ofPayment(admin).length === 2);
  expect(ofPayment(admin)).toEqual([
    { entity: 'payment', id },
    { entity: 'payment', id },
  ]);
  await sub.until(() => sub.changes().some((change) => (change as { id: number }).id === constructionId));
  await touchLookup('after the payment');
  await sub.until(() => sub.changes().some((change) => (change as { entity: string }).entity === 'lookup'));
  expect(ofPayment(sub)).toEqual([]);
});

test('an event names the record that was changed and its parts, and nothing else (issue 3 §3)', async () => {
  const office = await listen('office');
  await api.sequelize.query(`update construction set description = 'secret contents' where id = $1`, { bind: [FOREIGN_JOB.id] });
  const ofJobs = () => office.changes().filter((change) => (change as { entity: string }).entity === 'construction');
  await office.until(() => ofJobs().some((change) => (change as { id: number }).id === FOREIGN_JOB.id));
  expect(ofJobs().at(-1)).toEqual({ entity: 'construction', id: FOREIGN_JOB.id, parts: ['job'] });
});

type Named = { readonly entity: string; readonly id: number; readonly parts?: readonly string[] };

/** What each of these people is told of the job from here on, after everything that was written before. */
async function listenAll<Name extends keyof typeof PEOPLE>(people: readonly Name[], jobId: number) {
  const readers = await Promise.all(people.map(async (name) => ({ name, reader: await listen(name) })));
  const marks = (reader: EventReader) => reader.changes().filter((change) => (change as Named).entity === 'lookup').length;
  /** Everything that was written before has been told. */
  const pass = async (): Promise<void> => {
    const before = readers.map(({ reader }) => marks(reader));
    await touchLookup(crypto.randomUUID());
    await Promise.all(readers.map(({ reader }, at) => reader.until(() => marks(reader) > (before[at] ?? 0))));
  };
  const told = (reader: EventReader) =>
    reader.changes().flatMap((change) => {
      const { entity, id, parts } = change as Named;
      return entity === 'construction' && id === jobId ? [parts ?? 'anything'] : [];
    });
  await pass();
  const earlier = readers.map(({ reader }) => told(reader).length);
  return async (): Promise<Record<string, unknown>> => {
    await pass();
    return Object.fromEntries(readers.map(({ name, reader }, at) => [name, told(reader).slice(earlier[at])]));
  };
}

const partsIn = ({ office }: Record<string, unknown>): string[][] => (office as string[][]).map((parts) => [...parts].sort());

const ALL = ['finance', 'office', 'sub', 'sub2'] as const;

test('who reads a job whole is told which parts changed, and who sees no amounts not that it was money (domain.md §1 "Scope")', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const told = await listenAll(ALL, constructionId);
  await api.sequelize.query('update schedule set due_date = current_date where id = $1', { bind: [scheduleId] });
  expect(await told()).toEqual({ finance: [['tasks']], office: [['tasks']], sub: ['anything'], sub2: [] });
  const cost = {
    construction_id: constructionId,
    kind: 'expense',
    description: 'Concrete saw',
    quantity: '1',
    ...{ supplier: 'Kennards Hire', unit_cost: '212.05', spent_on: '2026-11-02' },
    created_by_user_id: PEOPLE.finance,
  };
  await insertRow(api.sequelize, 'job_cost', cost);
  expect(await told()).toMatchObject({ finance: [['tasks'], ['costs']], office: [['tasks'], 'anything'], sub: ['anything', 'anything'] });
});

test('of several rows of one transaction each part is named, and of a job’s own row its plan and its folders too', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const told = await listenAll(['office'], constructionId);
  await api.sequelize.transaction(async (transaction) => {
    const bind = [constructionId];
    await api.sequelize.query('update schedule set due_date = current_date where construction_id = $1', { bind, transaction });
    await api.sequelize.query(`update construction set file_folders = '{Plans}' where id = $1`, { bind, transaction });
    await api.sequelize.query(`insert into field_comment (construction_id, user_id, comments) values ($1, 2, 'Gate code')`, {
      bind,
      transaction,
    });
  });
  expect(partsIn(await told())).toEqual([['comments', 'folders', 'job', 'tasks']]);
  const plan = `planned_status = 'Complete', planned_status_at = now(), planned_status_by = 2`;
  await api.sequelize.query(`update construction set ${plan} where id = $1`, { bind: [constructionId] });
  expect(partsIn(await told()).at(-1)).toEqual(['job', 'plan']);
});

test('each table whose rows belong to a job is of a part', async () => {
  const tables = await api.sequelize.query<{ name: string; told: string }>(
    `select c.relname as name, pg_get_triggerdef(t.oid) as told from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'record_change'
       and pg_get_triggerdef(t.oid) ~ '''(job|of-task|of-payment|of-file):'`,
    { type: QueryTypes.SELECT },
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.map(({ name }) => name).filter((name) => partsOf([name]) === null)).toEqual([]);
  // with one that is of none, anything may have changed
  expect([partsOf(['schedule', 'schedule_item']), partsOf(['schedule', 'no_such_table']), partsOf([])]).toEqual([['tasks'], null, null]);
});

test('nobody is told before it can be read: what commits beside an older transaction waits for that one to end', async () => {
  const office = await listen('office');
  const lookups = () => office.changes().filter((change) => (change as { entity: string }).entity === 'lookup');
  const before = lookups().length;
  const older = await api.sequelize.transaction();
  await api.sequelize.query('select pg_current_xact_id()', { transaction: older });
  await touchLookup('beside');
  // notices come in order: with the second one here the first was heard, and kept
  await api.sequelize.query(`select pg_notify('lotline_change', '{"entity":"app_user"}')`);
  expect(lookups()).toHaveLength(before);
  const page = await readChangedRecords({ sequelize: api.sequelize, actor: OFFICE }, null);
  expect((await readChangedRecords({ sequelize: api.sequelize, actor: OFFICE }, page.cursor)).changed).toEqual([]);
  await older.rollback();
  await office.until(() => lookups().length > before);
  expect((await readChangedRecords({ sequelize: api.sequelize, actor: OFFICE }, page.cursor)).changed).toEqual([
    { entity: 'lookup', id: expect.any(Number) as number },
  ]);
});

test('who may not sign in any more is told nothing of what was touched, whatever was known of them', async () => {
  const reader = { sequelize: api.sequelize, actor: { userId: PEOPLE.scheduler } };
  const page = await readChangedRecords(reader, null);
  await touchLookup('for all who are signed in');
  await api.sequelize.query('update app_user set can_log_in = false where id = $id', { bind: { id: PEOPLE.scheduler } });
  expect(await readChangedRecords(reader, page.cursor)).toMatchObject({ beginAnew: true, changed: [] });
  const later = await readChangedRecords(reader, null);
  await touchLookup('and again');
  expect(await readChangedRecords(reader, later.cursor)).toMatchObject({ beginAnew: true, changed: [] });
});

test('small pictures that a job has made are heard of by those who read the job', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const record = { schedule_id: task.scheduleId, construction_id: task.constructionId, owner_user_id: PEOPLE.sub };
  const attachmentId = await insertAttachment(api.sequelize, record);
  const [shown] = await api.sequelize.query<{ id: number }>('select file_id as id from attachment where id = $attachmentId', {
    bind: { attachmentId },
    type: QueryTypes.SELECT,
  });
  const office = await listen('office');
  await touchLookup('before the picture');
  const ofJob = () => office.changes().filter((change) => (change as { id: number }).id === task.constructionId).length;
  await office.until(() => office.changes().some((change) => (change as { entity: string }).entity === 'lookup'));
  const before = ofJob();
  await insertRow(api.sequelize, 'stored_file', {
    kind: 'thumbnail',
    shows_id: shown?.id,
    state: 'stored',
    stored_utc: new Date(),
    storage_key: 'thumbnail-of-a-test',
    content_type: 'image/jpeg',
    size_bytes: 1,
  });
  await office.until(() => ofJob() > before);
});

test('a fill of thousands of rows is told as one gap, after which screens ask again', async () => {
  const office = await listen('office');
  await api.sequelize.query(`insert into custom_task (name) select 'Bulk ' || n from generate_series(1, 2001) n`);
  await office.until((events) => events.filter(({ event }) => event === 'ready').length === 2);
  // a notice of a job that another test changed may still be on its way
  expect(office.changes().filter((change) => (change as { entity: string }).entity !== 'construction')).toEqual([]);
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
  await touchLookup('again');
  await office.until(() => office.changes().length > 0);
});

test('one person opens at most 12 streams', async () => {
  for (let count = 0; count < 12; count++) await listen('field');
  const refused = await EventReader.open(api.url, await api.tokenFor('field'));
  expect(refused.status).toBe(429);
});
