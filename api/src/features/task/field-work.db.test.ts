// The field list: whose tasks, which ones, in which box, and in one statement.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { boxOf, summaryOf } from '@lotline/schema/domain/task/task-summary';
import { QueryTypes } from 'sequelize';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { makeReadWorld, NOW, SECRET_AMOUNT, type ReadWorld } from '../../../test/read-world.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { loadFieldWork } from './field-work.queries.ts';
import { listedGroups } from './listed-groups.scope.ts';

const sequelize = connectTestDatabase(2);
let world: ReadWorld;

beforeAll(async () => {
  world = await makeReadWorld(sequelize);
});
afterAll(() => sequelize.close());

async function list(person: PersonFacts, groupId?: string): Promise<FieldWork> {
  const context = directContext(sequelize, person, NOW);
  return JSON.parse(await loadFieldWork(context, listedGroups(context.actor, groupId))) as FieldWork;
}
const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const addTask = (facts: Readonly<Record<string, unknown>>) =>
  insertRow(sequelize, 'schedule', {
    construction_id: world.jobs.foreign,
    group_id: world.groups.crew,
    name: 'More',
    issued_date: '2026-09-01T00:00:00Z',
    ...facts,
  });

describe('which tasks (specification 2 §3, §4)', () => {
  test('the person’s own groups, or all groups with 0', async () => {
    expect(ids((await list(world.people.field)).workSchedule)).toEqual([world.tasks.crewOpen]);
    expect(ids((await list(world.people.office)).workSchedule)).toEqual([]);
    const { crewOpen, subOpen, foreignOpen } = world.tasks;
    expect(ids((await list(world.people.office, '0')).workSchedule)).toEqual(expect.arrayContaining([crewOpen, subOpen, foreignOpen]));
    expect(ids((await list(world.people.office, String(world.groups.other))).workSchedule)).toEqual(expect.arrayContaining([foreignOpen]));
  });

  test('a rejected task stands in the red box alone, also when it is submitted', async () => {
    const { rejectedSchedules, workSchedule } = await list(world.people.sub);
    expect(ids(rejectedSchedules)).toEqual([world.tasks.subRejected]);
    expect(rejectedSchedules[0]?.rejectedItemCount).toBe(1);
    expect(ids(workSchedule)).toEqual([world.tasks.subOpen]);
  });

  test('a rejected task that is open again stands in the red box alone, too', async () => {
    await sequelize.query(`update schedule set submitted_date = null, completed_date = null where id = ${world.tasks.subRejected}`);
    const { rejectedSchedules, workSchedule } = await list(world.people.sub);
    expect([ids(rejectedSchedules), ids(workSchedule)]).toEqual([[world.tasks.subRejected], [world.tasks.subOpen]]);
  });

  test('the red box empties with the last corrected item and fills again', async () => {
    const reject = (date: string) =>
      sequelize.query(`update schedule_item set rejected_date = ${date} where schedule_id = ${world.tasks.subRejected}`);
    await reject('null');
    const { rejectedSchedules, workSchedule } = await list(world.people.sub);
    expect([rejectedSchedules.length, ids(workSchedule)]).toEqual([0, [world.tasks.subOpen, world.tasks.subRejected]]);
    await reject('now()');
    expect(ids((await list(world.people.sub)).rejectedSchedules)).toEqual([world.tasks.subRejected]);
    const extra = await insertRow(sequelize, 'schedule_item', { schedule_id: world.tasks.subRejected, rejected_date: NOW });
    expect((await list(world.people.sub)).rejectedSchedules[0]?.rejectedItemCount).toBe(2);
    await sequelize.query(`delete from schedule_item where id = ${extra}`);
    expect((await list(world.people.sub)).rejectedSchedules[0]?.rejectedItemCount).toBe(1);
  });

  test.each([
    ['declined', { declined_date: NOW }],
    ['submitted', { completed_date: NOW, submitted_date: NOW }],
    ['ignored', { ignored: true }],
    ['a payment', { is_payment: true }],
  ])('a task that is %s is not listed', async (_, facts) => {
    const id = await addTask(facts);
    expect(ids((await list(world.people.field)).workSchedule)).not.toContain(id);
  });

  test('in the order of scheduled start, due date and work order, those without a start last', async () => {
    const late = await addTask({ due_date: '2026-11-25' });
    const early = await addTask({ scheduled_start_time: '2026-11-01T00:00:00Z' });
    expect(ids((await list(world.people.field)).workSchedule)).toEqual([early, world.tasks.crewOpen, late]);
  });
});

describe('a row (contract/rest.md)', () => {
  test('holds the job, the person’s own visit, comments newest last and the files in sight', async () => {
    const row = (await list(world.people.field)).workSchedule.find(({ id }) => id === world.tasks.crewOpen);
    expect(row).toMatchObject({
      constructionId: world.jobs.shared,
      status: 'Scheduled',
      workOrder: 'WO-1',
      scheduledStartTime: '2026-11-20T00:00:00.000Z',
      isCurrentlyOnsite: true,
      onsiteSinceUtc: '2026-11-20T01:00:00.000Z',
      isCompletable: true,
      attachmentCount: 2,
      customFields: { fields: [{ fieldName: 'Gate', value: '12#' }] },
      version: 0,
    });
    expect(row?.fieldComments.map(({ comments, user }) => [comments, user.displayName])).toEqual([
      ['Gate code', 'office Person'],
      ['On the way', 'field Person'],
    ]);
  });

  test('carries its newest five comments and says how many there are: 2,400 do not grow the list (issue 6 §2)', async () => {
    const before = JSON.stringify(await list(world.people.field)).length;
    await sequelize.query(
      `insert into field_comment (schedule_id, construction_id, user_id, comments, created_utc)
       select case when n % 2 = 0 then $task::int end, case when n % 2 = 1 then $job::int end, $author, rpad('said ' || n, 4000, '.'),
              timestamptz '2026-11-20T00:00:00Z' + n * interval '1 second' from generate_series(1, 2400) n`,
      { bind: { task: world.tasks.crewOpen, job: world.jobs.shared, author: world.people.office.userId } },
    );
    const work = await list(world.people.field);
    const row = work.workSchedule.find(({ id }) => id === world.tasks.crewOpen);
    expect(row?.fieldCommentCount).toBe(2_402);
    expect(row?.fieldComments.map(({ comments }) => comments.replaceAll('.', ''))).toEqual(
      [2396, 2397, 2398, 2399, 2400].map((n) => `said ${n}`),
    );
    expect(JSON.stringify(work).length - before).toBeLessThan(work.workSchedule.length * 5 * 4_300);
    await sequelize.query("update field_comment set deleted_utc = now() where comments like 'said %'");
    expect((await list(world.people.field)).workSchedule.find(({ id }) => id === world.tasks.crewOpen)?.fieldCommentCount).toBe(2);
  });

  test('a crew mate’s visit does not make the person onsite', async () => {
    const mate = { ...world.people.field, userId: world.people.office.userId };
    const row = (await list(mate)).workSchedule.find(({ id }) => id === world.tasks.crewOpen);
    expect(row).toMatchObject({ isCurrentlyOnsite: false, isCompletable: false, onsiteSinceUtc: null });
  });

  test('no amount reaches anybody', async () => {
    for (const person of Object.values(world.people).filter(({ claims }) => claims.includes('CAN_ACCESS_FIELD_WORK'))) {
      expect(JSON.stringify(await list(person))).not.toContain(SECRET_AMOUNT);
    }
  });
});

test('custom tasks: the person’s, its groups’ and everybody’s, until they are done', async () => {
  const { field, sub } = world.people;
  const add = (facts: Readonly<Record<string, unknown>>) => insertRow(sequelize, 'custom_task', { name: 'Timesheet', ...facts });
  const mine = await add({ user_id: field.userId });
  const ours = await add({ group_id: world.groups.crew });
  const everybody = await add({});
  await add({ user_id: sub.userId });
  await add({ group_id: world.groups.cabling });
  await add({ user_id: field.userId, is_completed: true });
  expect(ids((await list(field)).customTasks)).toEqual([mine, ours, everybody]);
});

describe('who may ask for which group', () => {
  const ask = (person: PersonFacts, groupId?: string) => () => listedGroups(directContext(sequelize, person).actor, groupId);

  test('without field work: CLAIM_REQUIRED', () => {
    expect(ask(world.people.finance)).toThrow(expect.objectContaining({ code: 'CLAIM_REQUIRED' }));
  });
  test('all groups without the claim: CLAIM_REQUIRED', () => {
    expect(ask(world.people.field, '0')).toThrow(expect.objectContaining({ code: 'CLAIM_REQUIRED' }));
  });
  test('a group of others: NOT_FOUND', () => {
    expect(ask(world.people.field, String(world.groups.cabling))).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
  test.each(['-0', '-1', '1e9', '00', '1.0', ' 1', '2147483648', 'abc', '%00'])('%p is no group: INVALID_INPUT', (text) => {
    expect(ask(world.people.office, text)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

test('one statement, however many tasks', async () => {
  expect(await countStatements(sequelize, () => list(world.people.office, '0'))).toBe(1);
});

interface TaskRows {
  readonly completedDate: string | null;
  readonly declinedDate: string | null;
  readonly submittedDate: string | null;
  readonly taskUsers: Parameters<typeof summaryOf>[0]['taskUsers'];
  readonly items: Parameters<typeof summaryOf>[0]['items'];
}

test('what a row says of its task is what the screens’ mapping makes of the task’s own rows (specification 2 §3)', async () => {
  const begun = await addTask({ group_id: world.groups.crew, name: 'Begun' });
  await insertRow(sequelize, 'task_user', { schedule_id: begun, user_id: world.people.field.userId, on_site_utc: NOW });
  let seen = 0;
  for (const person of [world.people.field, world.people.sub]) {
    const { rejectedSchedules, workSchedule } = await list(person);
    for (const [box, rows] of [['rejected', rejectedSchedules] as const, ['work', workSchedule] as const]) {
      for (const row of rows) {
        const [task] = await sequelize.query<TaskRows>(
          `select completed_date as "completedDate", declined_date as "declinedDate", submitted_date as "submittedDate",
             coalesce((select json_agg(json_build_object('userId', user_id, 'onSiteUtc', on_site_utc, 'offSiteUtc', off_site_utc,
               'completedUtc', completed_utc, 'confirmItemQtys', confirm_item_qtys) order by id) from task_user where schedule_id = s.id), '[]') as "taskUsers",
             coalesce((select json_agg(json_build_object('rejectedDate', rejected_date)) from schedule_item where schedule_id = s.id), '[]') as items
           from schedule s where id = $id`,
          { bind: { id: row.id }, type: QueryTypes.SELECT },
        );
        if (task === undefined) throw new Error(`Task ${String(row.id)} is listed and is not there`);
        const { onsiteSinceUtc, ...said } = summaryOf(task, person.userId);
        expect(row).toMatchObject(said);
        const instant = (at: string | Date | null) => (at === null ? null : new Date(at).getTime());
        expect(instant(row.onsiteSinceUtc)).toBe(instant(onsiteSinceUtc));
        expect(boxOf({ ...task, rejectedItemCount: said.rejectedItemCount })).toBe(box);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(3);
});
