// No write path can miss the record: the database's own catalogue says which tables are tracked, and recorded rows stay.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { until } from '../../../test/until.ts';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { rowAsAt } from './row-as-at.queries.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const rows = <T extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<T[]> =>
  api.sequelize.query<T>(sql, { bind, type: QueryTypes.SELECT });
const run = (sql: string, bind: Record<string, unknown> = {}): Promise<unknown> => api.sequelize.query(sql, { bind });

/** Tables without business records, each with the reason. */
const UNTRACKED: Readonly<Record<string, string>> = {
  change: 'the record itself',
  change_generation: 'of the record itself',
  event: 'a record itself, append-only',
  presence: 'leases that run out within the minute: nothing of the business',
  idempotency: 'answers that are kept for 30 days; what they did is tracked',
  file_check: 'whose turn it is for seconds',
  local_sign_in: 'what the local sign-in provider remembers; full of secrets',
  rate_count: 'counts of a minute',
  queue_runner: 'which processes live, by seconds',
  stored_file_part: 'of an upload under way; the file says what arrived',
  migration: 'of the database’s shape',
  client_error: 'errors of the apps, for 90 days: nothing of the business',
  document_notice: 'which notices were given; each is an event of its document',
  device: 'what devices say of themselves each minute; a reset is an event of its person',
  sign_in: 'a record itself, append-only',
  impersonation: 'a record itself; each begin and end is an event of its person',
  sms_message: 'an outbox: what was queued and what became of it are events of its jobs',
  xero_call: 'a record itself, append-only: nothing of the business changes by a call',
  recorded_sms: 'what the gateway that only records was given: nothing of the business',
  document_mail: 'an outbox: what became of a letter is an event of its document',
  recorded_mail: 'what the gateway that only records was given: nothing of the business',
  one_off_run: 'how far a one-off came; its start, its end and each record that it changed are events',
  item_code_import: 'that an import was, for its undo; each code that it changed is tracked',
  item_code_import_row: 'how a code was before an import; the event of that code says it too',
  job_run: 'results of background jobs; what they did is tracked',
  system_setting_version: 'a record itself, append-only',
};

test('every table is tracked, or is known not to be', async () => {
  const tables = await rows<{ name: string; isTracked: boolean; staysWhole: boolean }>(
    `select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'record_change' and t.tgenabled = 'O'
         and t.tgtype & 29 = 29) as "isTracked",
       exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgtype & 32 = 32) as "staysWhole"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  expect(tables.filter(({ name, isTracked }) => !isTracked && !Object.hasOwn(UNTRACKED, name))).toEqual([]);
  expect(tables.filter(({ name, isTracked }) => isTracked && Object.hasOwn(UNTRACKED, name))).toEqual([]);
  expect(Object.keys(UNTRACKED).filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  expect(tables.filter(({ isTracked, staysWhole }) => isTracked && !staysWhole)).toEqual([]);
});

test('neither record is rewritten or emptied, nor any partition of it', async () => {
  await insertTask(api.sequelize, { group: 'Crew North' });
  await run(`insert into event (actor_user_id, entity, entity_id, move) values (1, 'schedule', 1, 'accept')`);
  const parts = await rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname ~ '^(change|event)(_default|_\\d{4}_\\d\\d)?$'`,
  );
  expect(parts.length).toBeGreaterThanOrEqual(10);
  for (const { name } of parts) {
    await expect(run(`truncate ${name}`)).rejects.toThrow('append-only');
    if ((await rows(`select from ${name} limit 1`)).length === 0) continue;
    await expect(run(`delete from ${name}`)).rejects.toThrow('append-only');
    await expect(run(`update ${name} set recorded_at = recorded_at`)).rejects.toThrow('append-only');
  }
  await expect(run('truncate site_contact')).rejects.toThrow('one by one');
});

test('an image names what changed, and whom and what it is about, before and after', async () => {
  const task = await insertTask(api.sequelize, { group: 'Crew North' });
  await run(`update schedule set group_id = $groupId, comments = 'gate 4471' where id = $id`, {
    groupId: GROUPS.coastal,
    id: task.scheduleId,
  });
  await run('update schedule set comments = comments where id = $id', { id: task.scheduleId });
  const itemId = await insertRow(api.sequelize, 'schedule_item', { schedule_id: task.scheduleId, quantity: '2.000' });
  await run('delete from schedule_item where id = $itemId', { itemId });
  const images = await rows(
    `select table_name, operation, before, after, group_ids, construction_ids, schedule_ids from change
      where $id = any(schedule_ids) and (table_name, row_key) in (('schedule', $id::text), ('schedule_item', $itemId::text)) order by seq offset 1`,
    { id: task.scheduleId, itemId },
  );
  const ofTask = { construction_ids: [task.constructionId], schedule_ids: [task.scheduleId] };
  expect(images).toMatchObject([
    {
      ...ofTask,
      table_name: 'schedule',
      operation: 'U',
      before: { group_id: GROUPS.crewNorth, comments: null },
      after: { group_id: GROUPS.coastal, comments: 'gate 4471' },
      group_ids: [GROUPS.crewNorth, GROUPS.coastal],
    },
    { ...ofTask, table_name: 'schedule_item', operation: 'I', before: null, after: { id: itemId, quantity: 2 } },
    { ...ofTask, table_name: 'schedule_item', operation: 'D', before: { id: itemId }, after: null },
  ]);
  expect(Object.keys((images[0] as { after: object }).after).sort()).toEqual(['comments', 'group_id', 'updated_at']);
});

test('a secret column is in no image', async () => {
  const planted = `planted-${randomUUID()}`;
  await run('update app_user set subject = $planted where id = $id', { planted, id: PEOPLE.nobody });
  const id = await insertRow(api.sequelize, 'app_user', {
    subject: `${planted}-2`,
    email: `${planted}@example.com`,
    first_name: 'A',
    last_name: 'B',
  });
  expect(await rows(`select before, after from change where table_name = 'app_user' and row_key = $key`, { key: String(id) })).toHaveLength(
    1,
  );
  expect(
    await rows(`select 1 from change where before::text like $like or after::text like $like`, { like: `%"${planted}%` }).then(
      (found) => found.length,
    ),
  ).toBe(1); // the e-mail address, which begins with it
  expect(await rows(`select 1 from change where coalesce(after, before) ? 'subject'`)).toEqual([]);
  const secret = await rows<{ name: string; args: string }>(
    `select a.attname as name, encode(t.tgargs, 'escape') as args from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'record_change'
      where col_description(a.attrelid, a.attnum) like 'not imaged%'`,
  );
  expect(secret.map(({ name }) => name)).toContain('subject');
  for (const { name, args } of secret) expect(args.split('\\000')[1]?.split(',')).toContain(name);
});

test('a row is told as it was: born, changed, gone', async () => {
  const id = await insertRow(api.sequelize, 'custom_task', { name: 'Order signs', user_id: PEOPLE.sub });
  const states: { at: Date; row: object | null }[] = [];
  const note = async () => {
    const [now] = await rows<{ at: Date; row: object | null }>(
      'select clock_timestamp() as at, (select to_jsonb(c) from custom_task c where id = $id) as row',
      { id },
    );
    if (now === undefined) return;
    states.push(now);
    // an instant has milliseconds: the next change must be in a later one
    await until('a later millisecond', async () => {
      const [clock] = await rows<{ isLater: boolean }>(`select clock_timestamp() > $at::timestamptz + interval '2 ms' as "isLater"`, now);
      return clock?.isLater ?? false;
    });
  };
  const before = new Date(0);
  await note();
  await run(`update custom_task set name = 'Order two signs' where id = $id`, { id });
  await note();
  await run(`update custom_task set is_completed = true, user_id = null where id = $id`, { id });
  await note();
  await run('delete from custom_task where id = $id', { id });
  await note();
  for (const { at, row } of states)
    expect(await rowAsAt(api.sequelize, 'custom_task', String(id), new Date(at.getTime() + 1))).toEqual({
      row,
      isFromBirth: true,
      isKept: true,
    });
  expect(await rowAsAt(api.sequelize, 'custom_task', String(id), before)).toEqual({ row: null, isFromBirth: true, isKept: true });
});

test('a row that came in bulk begins with its oldest known state, and the answer says so', async () => {
  const id = await api.sequelize.transaction(async (transaction) => {
    await api.sequelize.query(`set local lotline.row_images = 'off'`, { transaction });
    const [made] = await api.sequelize.query<{ id: number }>(`insert into custom_task (name) values ('Fence') returning id`, {
      transaction,
      type: QueryTypes.SELECT,
    });
    return made?.id ?? 0;
  });
  const first = (await rowAsAt(api.sequelize, 'custom_task', String(id), new Date())).row;
  expect(first).toMatchObject({ id, name: 'Fence' });
  await run(`update custom_task set name = 'Gate' where id = $id`, { id });
  await run('delete from custom_task where id = $id', { id });
  expect(await rowAsAt(api.sequelize, 'custom_task', String(id), new Date(0))).toEqual({ row: first, isFromBirth: false, isKept: true });
  expect(await rowAsAt(api.sequelize, 'custom_task', String(id), new Date(Date.now() + 60_000))).toEqual({
    row: null,
    isFromBirth: false,
    isKept: true,
  });
});

test('a ticket of work of 1 MB that is saved again adds next to nothing to the record of rows', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true });
  const bytes = async () =>
    (
      await rows<{ bytes: number }>(
        `select coalesce(sum(octet_length(before::text) + octet_length(after::text)), 0)::int as bytes from change
      where operation = 'U' and table_name = 'schedule' and row_key = $key`,
        { key: String(task.scheduleId) },
      )
    )[0]?.bytes ?? 0;
  for (const step of ['a', 'b', 'c']) {
    const ticket = JSON.stringify({ notes: step.repeat(1_000_000) });
    const { errors } = await api.gql(
      'sub',
      `mutation ($id: Int!, $ticket: String!) { updateTicketOfWork(id: $id, ticketOfWork: $ticket) { id } }`,
      {
        id: task.scheduleId,
        ticket,
      },
    );
    expect(errors).toEqual([]);
  }
  expect(await bytes()).toBeGreaterThan(0);
  expect(await bytes()).toBeLessThan(2_000);
});

test('only what is tracked has a past', async () => {
  for (const name of ['idempotency', 'nothing', 'schedule; drop table change'])
    await expect(rowAsAt(api.sequelize, name, '1', new Date())).rejects.toThrow('not tracked');
});
