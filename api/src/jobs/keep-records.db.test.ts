// The event log by month, and how long an answer is remembered (domain.md §3; quality.md §1, point 6).
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { QueryTypes } from 'sequelize';
import { smsFailureText } from '@lotline/schema/domain/builder-approval/sms.rules';
import { bootApi, type BootedApi } from '../../test/booted-api.ts';
import { insertAttachment } from '../../test/file-rows.ts';
import { insertTask } from '../../test/task-rows.ts';
import { readSetting, sendSetting } from '../../test/setting-saves.ts';
import { PEOPLE } from '../../test/world.ts';
import { countOldPhotos } from '../features/attachment/old-photos.step.ts';
import { readCursor, writeCursor } from '../features/change/change-cursor.ts';
import { readChangedRecords } from '../features/change/changed-records.queries.ts';
import { rowAsAt } from '../features/change/row-as-at.queries.ts';
import { directContext } from '../../test/direct-context.ts';
import { insertRow } from '../../test/insert-row.ts';
import { newKey } from '../../test/store-contract.ts';
import { keepRecords } from './keep-records.ts';
import { sendSms } from './send-sms.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const rows = <T extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<T[]> =>
  api.sequelize.query<T>(sql, { bind, type: QueryTypes.SELECT });
const at = (instant: string, keptMonths = 1200) => ({
  ...{ sequelize: api.sequelize, now: () => new Date(instant), keptMonths },
  log: pino({ level: 'silent' }),
});

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

/** A row that changed its name in each of these months, as far as the record knows. */
async function longLived(months: readonly string[]): Promise<number> {
  // its birth is not among them
  const id = await api.sequelize.transaction(async (transaction) => {
    await api.sequelize.query(`set local lotline.row_images = 'off'`, { transaction });
    const bind = { name: months.at(-1) };
    const sql = 'insert into custom_task (name) values ($name) returning id';
    const [made] = await api.sequelize.query<{ id: number }>(sql, { bind, transaction, type: QueryTypes.SELECT });
    return made?.id ?? 0;
  });
  await rows(`select record_make_months('change', '2020-01-05', 2)`);
  for (const [at, month] of months.entries())
    await rows(
      `insert into change (recorded_at, table_name, row_key, operation, before, after, group_ids, user_ids, construction_ids, schedule_ids,
         potential_job_ids, is_for_all)
       values ($at, 'custom_task', $key, 'U', $before::jsonb, $after::jsonb, '{}', '{}', '{}', '{}', '{}', false)`,
      {
        at: `${month}-10`,
        key: String(id),
        before: JSON.stringify({ name: months[at - 1] ?? 'before all' }),
        after: JSON.stringify({ name: month }),
      },
    );
  return id;
}

test('images are kept for as many whole months as the server is told: older ones go, their readers begin anew, and events stay', async () => {
  const id = await longLived(['2019-05', '2020-01', '2020-02', '2020-03']);
  await rows(`insert into event (recorded_at, actor_user_id, entity, entity_id, move) values ('2020-01-10', 1, 'custom_task', $id, 'x')`, {
    id,
  });
  const reader = directContext(api.sequelize, { userId: PEOPLE.office, claims: [] });
  const today = readCursor((await readChangedRecords(reader, null)).cursor);
  if (today === null) throw new Error('no cursor');
  const isAnew = async (at: string) => (await readChangedRecords(reader, writeCursor({ ...today, at }))).beginAnew;
  const nameAt = async (at: string) => {
    const { row, isKept } = await rowAsAt(api.sequelize, 'custom_task', String(id), new Date(at));
    return [row?.['name'], isKept];
  };
  expect(await nameAt('2020-01-20')).toEqual(['2020-01', true]);
  expect(await isAnew('2020-01-20T00:00:00Z')).toBe(false);

  // two whole months before March: January stays
  expect((await keepRecords(at('2020-03-31T02:00:00Z', 2))).dropped).toBe(1);
  expect(await nameAt('2020-01-20')).toEqual(['2020-01', true]);
  expect(await nameAt('2019-06-01')).toEqual(['2019-05', true]);
  expect(await nameAt('2019-05-01')).toEqual(['2019-05', false]);
  expect((await keepRecords(at('2020-04-01T02:00:00Z', 2))).dropped).toBe(1);
  expect((await keepRecords(at('2020-04-01T02:00:00Z', 2))).dropped).toBe(0);
  expect(await rows(`select to_regclass('change_2020_01') as january, to_regclass('change_2020_02')::text as february`)).toEqual([
    { january: null, february: 'change_2020_02' },
  ]);
  expect(await nameAt('2020-01-20')).toEqual(['2020-01', false]);
  expect(await nameAt('2020-02-20')).toEqual(['2020-02', true]);
  expect([await isAnew('2020-01-20T00:00:00Z'), await isAnew('2020-02-05T00:00:00Z')]).toEqual([true, false]);
  // a transaction may have written a day before its reader was told where it stands
  expect(await isAnew('2020-02-01T12:00:00Z')).toBe(true);
  expect(await rows(`select move from event where entity = 'custom_task' and entity_id = $id`, { id })).toEqual([{ move: 'x' }]);
  // the partition for what came late is there again, and as protected as before
  await longLived(['2019-06']);
  await expect(rows('truncate change_default')).rejects.toThrow('append-only');
  await expect(rows('delete from change_default')).rejects.toThrow('append-only');
});

test('while somebody holds the record, an old month waits for the next hour, and nobody waits behind it', async () => {
  await longLived(['2020-02']);
  // nothing is to be made for this time
  await keepRecords(at('2024-01-01T02:00:00Z'));
  await api.sequelize.transaction(async (transaction) => {
    await api.sequelize.query(`select 1 from change limit 1`, { transaction });
    expect((await keepRecords(at('2024-01-01T02:00:00Z', 2))).dropped).toBe(0);
  });
  expect((await keepRecords(at('2024-01-01T02:00:00Z', 2))).dropped).toBeGreaterThan(0);
});

test('events stay for seven years after their month, and then the whole month goes', async () => {
  await rows(`select record_make_months('event', '2019-03-05', 1)`);
  for (const day of ['2019-03-31T20:00:00Z', '2019-04-30T20:00:00Z'])
    await rows(`insert into event (recorded_at, actor_user_id, entity, entity_id, move) values ($day, 1, 'payment', 77, 'draftPayment')`, {
      day,
    });
  const left = async () =>
    (await rows<{ n: number }>(`select count(*)::integer as n from event where entity = 'payment' and entity_id = 77`))[0]?.n;
  expect(await keepRecords(at('2026-03-31T23:00:00Z'))).toMatchObject({ eventMonths: 0 });
  expect(await left()).toBe(2);
  expect(await keepRecords(at('2026-04-01T01:00:00Z'))).toMatchObject({ eventMonths: 1 });
  expect(await left()).toBe(1);
});

test('an error that has not come again for 90 days goes, and of too many the oldest', async () => {
  const add = (name: string, lastAt: string, count = 1) =>
    rows(
      `insert into client_error (fingerprint, app, kind, message, path, app_version, user_ids, last_user_id, first_at, last_at)
       select $name || n, 'field', 'error', 'No', '/', '1', '{1}', 1, $lastAt::timestamptz, $lastAt::timestamptz + n * interval '1 microsecond' from generate_series(1, $count::integer) n`,
      { name, lastAt, count },
    );
  const left = async (name: string) => (await rows(`select 1 from client_error where fingerprint like $name || '%'`, { name })).length;
  await add('old', '2026-01-01T00:00:00Z');
  await add('new', '2026-03-20T00:00:00Z', 20_004);
  expect(await keepRecords(at('2026-04-02T00:00:00Z'))).toMatchObject({ errors: 5 });
  expect([await left('old'), await left('new')]).toEqual([0, 20_000]);
});

test('how long logs are kept is the setting’s; what cannot be read there leaves the default', async () => {
  const retain = (config: object) =>
    rows(
      `insert into system_setting (name, config) values ('Retention', $config::jsonb)
       on conflict (name, coalesce(work_type, '')) do update set config = excluded.config returning 1`,
      { config: JSON.stringify(config) },
    );
  for (const day of ['2025-01-05', '2025-03-05']) await rows(`insert into sign_in (at, outcome) values ($day, 'in') returning 1`, { day });
  await retain({ errorDays: 90, signInDays: 0, runDays: 60, deviceDays: 400 });
  expect(await keepRecords(at('2025-03-06T00:00:00Z'))).toMatchObject({ signIns: 0 });
  await retain({ errorDays: 90, signInDays: 30, runDays: 60, deviceDays: 400 });
  expect(await keepRecords(at('2025-03-06T00:00:00Z'))).toMatchObject({ signIns: 1 });
  await rows(`delete from system_setting where name = 'Retention' returning 1`);
  await rows(`delete from sign_in where at < '2025-03-10' returning 1`);
});

test('a sign-in is kept for 400 days', async () => {
  for (const day of ['2025-02-01', '2025-04-01']) await rows(`insert into sign_in (at, outcome) values ($day, 'in')`, { day });
  expect(await keepRecords(at('2026-04-02T00:00:00Z'))).toMatchObject({ signIns: 1 });
});

/** A photo of that age in days; without a task of the job alone. */
async function photoOf(task: { constructionId: number; scheduleId: number | null }, days: number, part: object = {}): Promise<number> {
  const { constructionId: construction_id, scheduleId: schedule_id } = task;
  const created_utc = new Date(Date.parse(PHOTO_DAY) - days * 86_400_000);
  return insertAttachment(api.sequelize, { construction_id, schedule_id, owner_user_id: PEOPLE.field, created_utc, ...part });
}
const PHOTO_DAY = '2034-05-20T02:00:00Z';
const ORIGINAL = { folder: 'Originals', is_doc_attachment: true };
const withoutPay = (constructionId: number) =>
  rows('delete from schedule_item where schedule_id in (select id from schedule where construction_id = $constructionId)', {
    constructionId,
  });
const savePhotos = async (config: object) => {
  const { version } = (await readSetting(api, { name: 'Photos' })) as { version: number };
  expect((await sendSetting(api, { name: 'Photos', config, version })).code).toBe('OK');
};

test('photos of finished work go by the setting, originals and stamped ones; what is open, decides pay or is no photo stays', async () => {
  const done = { group: 'Crew North', accepted: true, completed: true, submitted: true };
  const [finished, paid, marked, open] = [
    await insertTask(api.sequelize, done),
    await insertTask(api.sequelize, done),
    await insertTask(api.sequelize, done),
    await insertTask(api.sequelize, { group: 'Crew North' }),
  ];
  await withoutPay(finished.constructionId);
  // it pays without items
  await withoutPay(marked.constructionId);
  await rows('update schedule set is_payment = true where id = $id', { id: marked.scheduleId });
  await withoutPay(open.constructionId);
  const going = {
    stamped: await photoOf(finished, 401),
    original: await photoOf(finished, 101, ORIGINAL),
    ofJob: await photoOf({ ...finished, scheduleId: null }, 401),
  };
  const staying = {
    ...{ young: await photoOf(finished, 399), youngOriginal: await photoOf(finished, 99, ORIGINAL), open: await photoOf(open, 401) },
    ...{
      paid: await photoOf(paid, 7 * 365),
      paidOriginal: await photoOf(paid, 101, ORIGINAL),
      ofPaidJob: await photoOf({ ...paid, scheduleId: null }, 401),
      marked: await photoOf(marked, 401),
    },
    ...{ document: await photoOf(finished, 401, { is_doc_attachment: true }), receipt: await photoOf(finished, 401, { tags: 'Receipt' }) },
  };
  const longPaid = await photoOf(paid, 7 * 365 + 3);
  const config = { originalDays: 100, stampedDays: 400 };
  expect(await countOldPhotos(api.sequelize, config, new Date(PHOTO_DAY))).toEqual({ originals: 1, stamped: 3, kept: 4 });
  expect((await keepRecords(at(PHOTO_DAY))).photos).toBe(0);
  await savePhotos(config);
  expect((await keepRecords(at(PHOTO_DAY))).photos).toBe(4);
  const gone = await rows<{ id: number }>(`select id from attachment where state = 'deleted' and deleted_utc = $at order by id`, {
    at: PHOTO_DAY,
  });
  expect(gone.map(({ id }) => id)).toEqual([...Object.values(going), longPaid].toSorted((a, b) => a - b));
  expect(
    await rows(`select id from attachment where state = 'uploaded' and id = any($ids::int[])`, { ids: Object.values(staying) }),
  ).toHaveLength(9);
  const events = await rows(
    `select e.version, e.detail -> 'system' as system from event e join attachment a on a.id = e.entity_id and a.version = e.version
      where e.entity = 'attachment' and e.move = 'removeAttachment' and e.entity_id = any($ids::int[])`,
    { ids: gone.map(({ id }) => id) },
  );
  expect(events).toHaveLength(4);
  expect((await keepRecords(at(PHOTO_DAY))).photos).toBe(0);
});

test('a photo that was edited goes whole: what it was before stays as long as it, and no longer', async () => {
  const done = await insertTask(api.sequelize, { group: 'Crew North', accepted: true, completed: true, submitted: true });
  await withoutPay(done.constructionId);
  await savePhotos({ originalDays: 100, stampedDays: 400 });
  const id = await photoOf(done, 390);
  const [{ before = 0 } = {}] = await rows<{ before: number }>('select file_id as before from attachment where id = $id', { id });
  const bytes = { content_type: 'image/png', size_bytes: 1, state: 'stored', stored_utc: new Date(0), created_utc: new Date(0) };
  const after = await insertRow(api.sequelize, 'stored_file', { kind: 'edited', edited_from_id: before, storage_key: newKey(), ...bytes });
  await rows('update attachment set file_id = $after where id = $id', { id, after });
  await rows('update stored_file set created_utc = to_timestamp(0) where id = $before', { before });
  const sweep = async (days: number) => {
    const now = new Date(Date.parse(PHOTO_DAY) + days * 86_400_000);
    await keepRecords(at(now.toISOString()));
    // as the sweep does 30 days after
    await rows(`delete from attachment where id = $id and state = 'deleted'`, { id });
    await removeUnreferenced({ sequelize: api.sequelize, now: () => now }, now);
    return rows('select id from stored_file where id in ($before, $after) order by id', { before, after });
  };
  expect(await sweep(9)).toEqual([{ id: before }, { id: after }]);
  expect(await sweep(11)).toEqual([]);
});

test('what would go is told before the setting is saved', async () => {
  const task = await insertTask(api.sequelize, { group: 'Crew North', accepted: true, completed: true, submitted: true });
  const config = { originalDays: 3_650 };
  const asked = async () => {
    const query = 'query($input: SettingPreviewInput!) { settingPreview(input: $input) { photos { originals stamped kept } } }';
    const { data } = await api.gql('admin', query, { input: { name: 'Photos', config } });
    return (data?.['settingPreview'] as { photos: { originals: number; stamped: number; kept: number } }).photos;
  };
  const before = await asked();
  await withoutPay(task.constructionId);
  await photoOf(task, 20 * 365, ORIGINAL);
  expect(await asked()).toEqual({ ...before, originals: before.originals + 1 });
});

describe('integrations', () => {
  const NOW = '2040-05-20T02:00:00Z';
  const ago = (days: number): Date => new Date(Date.parse(NOW) - days * 86_400_000);
  let made = 0;
  /** A message of a request of a job; told of ended ones where nothing else is said. */
  async function message(row: object = {}, request: object = {}, status = 'Complete') {
    const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
    await rows('update construction set status = $status where id = $constructionId', { status, constructionId });
    made += 1;
    const public_id = Buffer.alloc(16, made);
    const contact = { developer: 'Acme', site_contact: 'Ann', site_contact_phone: '+61491570156', message: 'Ready?' };
    const requestId = await insertRow(api.sequelize, 'builder_request', {
      ...{ ...contact, public_id, requested_by_user_id: PEOPLE.office, channel: 'gateway', is_sent: false },
      ...{ sent_at: ago(500), expires_at: ago(470), ...request },
    });
    const ofJob = { builder_request_id: requestId, construction_id: constructionId, address: '1 Ferry St', work_order: 'W' };
    await insertRow(api.sequelize, 'builder_request_job', ofJob);
    const id = await insertRow(api.sequelize, 'sms_message', {
      ...{ send_id: randomUUID(), builder_request_id: requestId, mobile: '+61491570156', text: 'Ready?', gateway: 'record' },
      ...{ queued_by_user_id: PEOPLE.office, queued_at: ago(500), state: 'failed', failure: 'number', settled_at: ago(401), ...row },
    });
    return { id, constructionId };
  }
  const left = async (table: string, ids: readonly number[]) =>
    (await rows<{ id: number }>(`select id from ${table} where id = any($ids::int[]) order by id`, { ids: [...ids] })).map(({ id }) => id);

  test('a message goes once its days have passed, and none that waits, is in doubt, has an open link or an open job', async () => {
    const revoked = { revoked_at: ago(480), revoked_by_user_id: PEOPLE.office, revoke_reason: 'Wrong builder', expires_at: ago(-1) };
    const going = [await message(), await message({ state: 'delivered', failure: null }, revoked)];
    const staying = [
      await message({ settled_at: ago(399) }),
      await message({ state: 'queued', failure: null, settled_at: null }),
      await message({ failure: 'lost', is_in_doubt: true }),
      await message({ failure: 'down' }, { expires_at: ago(-1) }),
      await message({}, {}, 'Scheduled'),
    ];
    const notice = { send_id: randomUUID(), independent_contractor_id: 1, about: 'asked', mobile: '+61491570156', text: 'Asked' };
    const ofContractor = await insertRow(api.sequelize, 'sms_message', {
      ...{ ...notice, gateway: 'record', queued_by_user_id: PEOPLE.office, queued_at: ago(402), state: 'sent', settled_at: ago(401) },
    });
    expect(await keepRecords(at(NOW))).toMatchObject({ messages: 3 });
    const ids = (messages: readonly { readonly id: number }[]) => messages.map(({ id }) => id);
    expect(await left('sms_message', [...ids(going), ...ids(staying), ofContractor])).toEqual(ids(staying));
    // its request still says that it was not sent, a job of the queue that was left over finds nothing to send, and the list is read as before
    const [{ id: goneId = 0, constructionId = 0 } = {}] = going;
    const { data, errors } = await api.gql(
      'admin',
      `{ builderRequests(constructionId: ${String(constructionId)}) { state sms { state } } }`,
    );
    expect([data, errors]).toEqual([{ builderRequests: [{ state: 'Not sent', sms: null }] }, []]);
    const { signal } = new AbortController();
    const smsGateway = { name: 'record', send: () => Promise.reject(new Error('sent again')) };
    expect(await sendSms({ ...at(NOW), smsGateway }, { messageId: goneId }, signal)).toBeNull();
    await rows('update construction set builder_approval_sent_date = now() where id = $constructionId', { constructionId });
    const smsOf = async (id: number) =>
      (await api.gql('admin', `{ builderApprovals(filter: { ids: [${String(id)}] }) { rows { sms } } }`)).data?.['builderApprovals'];
    expect(await smsOf(constructionId)).toEqual({ rows: [{ sms: null }] });
    expect(await smsOf(staying.at(-1)?.constructionId ?? 0)).toEqual({ rows: [{ sms: smsFailureText('number') }] });
  });

  test('a letter goes and its notice stays, so that it is not given again; a check of Xero goes; as many days as the setting says', async () => {
    const document_id = await insertRow(api.sequelize, 'resource_document', { user_id: PEOPLE.field, kind: 'whiteCard' });
    const notice = { document_id, expires_on: '2039-01-01', days: 30 };
    await rows(
      `insert into document_notice (document_id, expires_on, days, given_at) values ($document_id, $expires_on, $days, now())`,
      notice,
    );
    const letter = (address: string, part: object) =>
      insertRow(api.sequelize, 'document_mail', {
        ...{ ...notice, address, subject: 'It expires', text: 'Soon', gateway: 'record', queued_at: ago(101) },
        ...{ state: 'sent', settled_at: ago(101), ...part },
      });
    const letters = [await letter('a@lotline.example', {}), await letter('b@lotline.example', { state: 'queued', settled_at: null })];
    const call = (days: number) =>
      insertRow(api.sequelize, 'xero_call', { called_at: ago(days), called_by_user_id: PEOPLE.office, settled_at: ago(days) });
    const calls = [await call(101), await call(99)];
    expect(await keepRecords(at(NOW))).toMatchObject({ letters: 0, xeroCalls: 0 });
    const config = { errorDays: 90, signInDays: 400, runDays: 60, deviceDays: 400, integrationDays: 100 };
    expect((await sendSetting(api, { name: 'Retention', config, version: 0 })).code).toBe('OK');
    expect(await keepRecords(at(NOW))).toMatchObject({ letters: 1, xeroCalls: 1 });
    expect([await left('document_mail', letters), await left('xero_call', calls)]).toEqual([letters.slice(1), calls.slice(1)]);
    expect(await rows('select days from document_notice where document_id = $document_id', { document_id })).toEqual([{ days: 30 }]);
  });
});
