// The phone's sync (contract/rest.md; decision 036): everything, and every change, equals the list and the task page; what leaves the list is named.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { FieldPull } from '@lotline/schema/domain/sync/field-pull';
import { allReadable } from '../../../test/all-readable.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { phoneOf, plain, standsFor, type Job } from '../../../test/replica-phone.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { writeCursor } from '../change/change-cursor.ts';
import { pullField } from './pull-field.queries.ts';

const WORKERS = ['field', 'sub', 'sub2', 'scheduler', 'office', 'admin'] as const satisfies readonly PersonName[];

let api: BootedApi;
/** As the demo calls the group of sub2. */
let coastal: string;

beforeAll(async () => {
  const seeding = connectTestDatabase(2);
  await seedDemo(seeding, { size: 'small', today: new Date().toISOString().slice(0, 10) });
  await seeding.close();
  api = await bootApi();
  const [group] = await api.sequelize.query<{ name: string }>(`select name from work_group where id = ${String(GROUPS.coastal)}`, {
    type: QueryTypes.SELECT,
  });
  coastal = group?.name ?? '';
});
afterAll(() => api.stop());

/** Of people, rights and groups, which the server holds until it is told. */
const changePeople = (sql: string) => changeWithEvent(api.sequelize, sql, [api]);
const run = (sql: string, bind: Record<string, unknown> = {}) => api.sequelize.query(sql, { bind });
const ask = async (person: PersonName, since?: string) => {
  await allReadable(api.sequelize);
  const { status, body } = await api.rest(
    person,
    'GET',
    `/api/sync/field${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`,
  );
  return { status, body: body as FieldPull<Job> };
};

describe('everything', () => {
  test.each(WORKERS)('%s is sent the jobs and rows that the list and the task page answer, and no other', async (person) => {
    const [stands, pulled] = [await standsFor(api, person), await phoneOf(api, person).pull()];
    expect(plain(pulled)).toEqual(plain(stands));
    if (person === 'field' || person === 'sub') expect(pulled.jobs.size).toBeGreaterThan(5);
  });

  test('amounts reach whom the task page tells them, and nobody else', async () => {
    const amounts = (await phoneOf(api, 'field').pull()).jobs;
    expect(JSON.stringify([...amounts.values()])).not.toMatch(/"(?:rate|unitAmount|valueExGst|paidAmountExGst)":"/);
    expect(JSON.stringify([...(await phoneOf(api, 'sub').pull()).jobs.values()])).toMatch(/"rate":"/);
  });

  test('comes in pages, none with more jobs than fit, and each job once', async () => {
    const more = 120;
    for (let made = 0; made < more; made++) await insertTask(api.sequelize, { group: coastal });
    const phone = phoneOf(api, 'sub2');
    const sizes: number[] = [];
    for (let before = 0, goesOn = true; goesOn; before = sizes.reduce((sum, size) => sum + size, 0)) {
      const page = (await ask('sub2', phone.cursor ?? undefined)).body;
      expect(page.beginAnew).toBe(before === 0);
      goesOn = await phone.pullOnce();
      sizes.push(page.jobs.length);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    expect(sizes.length).toBeGreaterThan(2);
    expect(plain(phone.replica)).toEqual(plain(await standsFor(api, 'sub2')));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(phone.replica.jobs.size);
  });

  test('a page ends with the job that fills it: large ones do not come together', async () => {
    const large = async () => {
      const { scheduleId } = await insertTask(api.sequelize, { group: coastal });
      await run('update schedule set ticket_of_work = $text where id = $scheduleId', {
        text: JSON.stringify({ notes: 'x'.repeat(900_000) }),
        scheduleId,
      });
    };
    for (let made = 0; made < 5; made++) await large();
    const phone = phoneOf(api, 'sub2');
    await phone.pull();
    const before = phone.pages;
    await run(`update schedule set comments = 'large' where length(ticket_of_work::text) > 800000`);
    await phone.pull();
    expect(phone.pages - before).toBe(2);
    expect(plain(phone.replica)).toEqual(plain(await standsFor(api, 'sub2')));
    await run(`update schedule set declined_date = now() where length(ticket_of_work::text) > 800000`);
  });

  test('a page is a handful of statements, however many jobs it holds', async () => {
    const sequelize = connectTestDatabase(1);
    const context = directContext(sequelize, { userId: PEOPLE.sub, claims: ['CAN_ACCESS_FIELD_WORK'], groupIds: [GROUPS.ridgeway] });
    const { cursor } = await pullField(context, null);
    expect(await countStatements(sequelize, () => pullField(context, null))).toBe(3);
    expect(await countStatements(sequelize, () => pullField(context, cursor))).toBe(1);
    await sequelize.close();
  });
});

describe('what changed', () => {
  test('nothing is one empty page', async () => {
    const phone = phoneOf(api, 'sub');
    await phone.pull();
    const { body } = await ask('sub', phone.cursor ?? '');
    expect(body).toMatchObject({
      beginAnew: false,
      more: false,
      jobs: [],
      rows: [],
      goneJobIds: [],
      customTasks: [],
      goneCustomTaskIds: [],
    });
  });

  test('a task that is born comes; given to another group, submitted, declined or taken back with its job it leaves', async () => {
    const phone = phoneOf(api, 'sub');
    await phone.pull();
    const leave: Readonly<Record<string, string>> = {
      reassigned: `update schedule set group_id = ${String(GROUPS.coastal)} where id = $id`,
      submitted: 'update schedule set completed_date = now(), completed_group_id = group_id, submitted_date = now() where id = $id',
      declined: 'update schedule set declined_date = now() where id = $id',
      ignored: 'update schedule set ignored = true where id = $id',
      deleted: 'with items as (delete from schedule_item where schedule_id = $id) delete from schedule where id = $id',
    };
    for (const [how, sql] of Object.entries(leave)) {
      const { scheduleId, constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
      await phone.pull();
      expect([how, phone.replica.jobs.has(constructionId), phone.replica.rows.has(scheduleId)]).toEqual([how, true, true]);
      if (how === 'deleted') await run('delete from schedule_item where schedule_id = $id', { id: scheduleId });
      await run(sql, { id: scheduleId });
      const { body } = await ask('sub', phone.cursor ?? '');
      expect([how, body.goneJobIds, body.jobs]).toEqual([how, [constructionId], []]);
      await phone.pull();
      expect([how, phone.replica.jobs.has(constructionId), phone.replica.rows.has(scheduleId)]).toEqual([how, false, false]);
    }
    expect(phone.begins).toBe(1);
  });

  test('a custom task comes, moves to somebody else and is ticked off', async () => {
    const phone = phoneOf(api, 'sub');
    await phone.pull();
    const id = await insertRow(api.sequelize, 'custom_task', { name: 'Signs', group_id: GROUPS.ridgeway, due_date: '2026-12-01' });
    expect((await ask('sub', phone.cursor ?? '')).body.customTasks).toMatchObject([{ id, name: 'Signs', dueDate: '2026-12-01' }]);
    await phone.pull();
    await run('update custom_task set user_id = $who where id = $id', { who: PEOPLE.sub2, id });
    expect((await ask('sub', phone.cursor ?? '')).body).toMatchObject({ customTasks: [], goneCustomTaskIds: [id] });
    await run('update custom_task set user_id = $who where id = $id', { who: PEOPLE.sub, id });
    await phone.pull();
    expect(phone.replica.customTasks.has(id)).toBe(true);
    await run('update custom_task set is_completed = true where id = $id', { id });
    await phone.pull();
    expect(phone.replica.customTasks.has(id)).toBe(false);
  });

  test('more jobs than a page holds come in several, and what changes meanwhile comes too', async () => {
    const made: number[] = [];
    for (let n = 0; n < 130; n++) made.push((await insertTask(api.sequelize, { group: coastal })).scheduleId);
    const phone = phoneOf(api, 'sub2');
    await phone.pull();
    await run(`update schedule set comments = 'gate code' where id = any($made::int[])`, { made });
    expect(await phone.pullOnce()).toBe(true);
    // one of the first page, which has been sent, and one that is still to come
    await run(`update schedule set comments = 'new gate code' where id = any($made::int[])`, { made: [made[0], made[129]] });
    await run(`update schedule set declined_date = now() where id = any($made::int[])`, { made: [made[1], made[128]] });
    // the page has what had changed when it was requested; the notice of the rest makes the phone sync again
    await phone.pull();
    await phone.pull();
    expect(phone.begins).toBe(1);
    expect(plain(phone.replica)).toEqual(plain(await standsFor(api, 'sub2')));
  });

  test('who is called otherwise is called so in every job, and so is an item of the catalogue', async () => {
    const phone = phoneOf(api, 'field');
    await phone.pull();
    const [row] = await api.sequelize.query<{ id: number; item: number }>(
      `select s.id, b.item_id as item from schedule s join schedule_item i on i.schedule_id = s.id join boq b on b.id = i.boq_id and b.item_id is not null
        where s.group_id = ${String(GROUPS.crewNorth)} and s.submitted_date is null and s.declined_date is null and not s.ignored limit 1`,
      { type: QueryTypes.SELECT },
    );
    await insertRow(api.sequelize, 'field_comment', { schedule_id: row?.id, user_id: PEOPLE.office, comments: 'by Olive' });
    await phone.pull();
    await changePeople(`update app_user set last_name = 'Married' where id = ${String(PEOPLE.office)}`);
    await run(`update field_item set name = 'Pit, deep', description = null where id = $item`, { item: row?.item });
    await phone.pull();
    expect(JSON.stringify([...phone.replica.jobs.values()])).toContain('Married');
    expect(phone.begins).toBe(1);
    expect(plain(phone.replica)).toEqual(plain(await standsFor(api, 'field')));
  });
});

describe('begin anew', () => {
  test('a person who joins a group, or leaves it, is sent everything of what they now see', async () => {
    const phone = phoneOf(api, 'field');
    await phone.pull();
    await changePeople(`insert into group_member (group_id, user_id) values (${String(GROUPS.ridgeway)}, ${String(PEOPLE.field)})`);
    await phone.pull();
    expect(phone.begins).toBe(2);
    const both = plain(phone.replica);
    expect(both).toEqual(plain(await standsFor(api, 'field')));
    await changePeople(`delete from group_member where group_id = ${String(GROUPS.ridgeway)} and user_id = ${String(PEOPLE.field)}`);
    await phone.pull();
    expect(phone.begins).toBe(3);
    expect(phone.replica.jobs.size).toBeLessThan(both.jobs.length);
    expect(plain(phone.replica)).toEqual(plain(await standsFor(api, 'field')));
  });

  test('rights that are lost between two pages: nothing more of it is sent, and the phone begins anew or is refused', async () => {
    for (let n = 0; n < 55; n++) await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
    const phone = phoneOf(api, 'sub');
    expect(await phone.pullOnce()).toBe(true);
    const [group, person] = [String(GROUPS.ridgeway), String(PEOPLE.sub)];
    await changePeople(`delete from group_member where group_id = ${group} and user_id = ${person}`);
    expect(await phone.pullOnce()).toBe(false);
    expect([phone.begins, phone.replica.jobs.size]).toEqual([2, 0]);
    await changePeople(`insert into group_member (group_id, user_id) values (${group}, ${person})`);

    const other = phoneOf(api, 'sub');
    expect(await other.pullOnce()).toBe(true);
    const ofPerson = `claim_value = 'CAN_ACCESS_FIELD_WORK' and role_id in (select role_id from user_role where user_id = ${person})`;
    const claims = await api.sequelize.query<{ role_id: number }>(`select role_id from role_claim where ${ofPerson}`, {
      type: QueryTypes.SELECT,
    });
    await changePeople(`delete from role_claim where ${ofPerson}`);
    const refused = (await ask('sub', other.cursor ?? '')).body as unknown;
    const values = claims.map(({ role_id }) => `(${String(role_id)}, 'CAN_ACCESS_FIELD_WORK')`).join(', ');
    await changePeople(`insert into role_claim (role_id, claim_value) values ${values}`);
    expect(refused).toMatchObject({ code: 'CLAIM_REQUIRED' });
    expect(await other.pullOnce()).toBe(true);
  });

  test('is answered to a cursor of another database, of before what is kept, and to what was never a cursor', async () => {
    const [now] = await api.sequelize.query<{ generation: string; tx: string }>(
      'select generation::text, pg_snapshot_xmin(pg_current_snapshot())::text as tx from change_generation_now()',
      { type: QueryTypes.SELECT },
    );
    await run(`update change_generation set kept_from = '1995-01-01'`);
    const at = new Date().toISOString();
    const cursor = { generation: now?.generation ?? '', tx: now?.tx ?? '', seq: '-1', at };
    const strange: readonly string[] = [
      writeCursor({ ...cursor, generation: randomUUID() }),
      writeCursor({ ...cursor, at: '1990-01-01T00:00:00Z' }),
      'never-given',
      'a~b~c',
      `${writeCursor(cursor)}~99999999999`,
      `${writeCursor({ ...cursor, tx: '99999999999999999999' })}`,
      writeCursor({ ...cursor, tx: '-1' }),
      writeCursor({ ...cursor, seq: '9223372036854775808' }),
      writeCursor({ ...cursor, at: '0000-01-01T00:00:00Z' }),
      `${writeCursor(cursor)}~5~${writeCursor({ ...cursor, generation: randomUUID() })}`,
      '\u0000',
      "' or 1=1 --",
      '💥'.repeat(100),
    ];
    for (const since of strange) {
      const { status, body } = await ask('sub', since);
      expect([since, status, body.beginAnew, body.jobs.length > 0]).toEqual([since, 200, true, true]);
    }
    expect((await ask('sub', writeCursor(cursor))).body.beginAnew).toBe(false);
  });
});

test.each([
  ['too long', `?since=${'a'.repeat(1_001)}`],
  ['given twice', '?since=a&since=b'],
])('a cursor that is %s is refused with a sentence', async (_how, query) => {
  const { status, body } = await api.rest('sub', 'GET', `/api/sync/field${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'INVALID_INPUT', message: 'The cursor must be given once, with at most 1000 characters.' });
});

test('who does no field work is refused, and so is who is not signed in', async () => {
  expect((await ask('finance')).status).toBe(403);
  expect((await fetch(`${api.url}/api/sync/field`)).status).toBe(401);
});

test('travels compressed', async () => {
  const answer = await fetch(`${api.url}/api/sync/field`, {
    headers: { authorization: `Bearer ${await api.tokenFor('sub')}`, 'accept-encoding': 'gzip' },
  });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});
