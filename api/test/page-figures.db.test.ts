// The figures of two pages on the medium demo data, beside statements that are written here by hand: Home's 'Field work' of several people, and what each tab of a
// job says is in it.
import { QueryTypes, type Sequelize } from 'sequelize';
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { jobTabCounts } from '@lotline/schema/domain/job/job-tab-counts.rules';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { listSettingsOf } from '@lotline/schema/domain/settings/list-settings';
import { MOST_LISTED_TASKS, type FieldWork } from '@lotline/schema/domain/task/field-task';
import { workCounts } from '@lotline/schema/domain/task/work-counts.rules';
import { loadJobFieldComments } from '../src/features/comment/field-comment.queries.ts';
import { loadJobInternalComments } from '../src/features/comment/internal-comment.queries.ts';
import { loadJobCosts } from '../src/features/cost/cost.queries.ts';
import { loadDelegations } from '../src/features/delegation/delegation.queries.ts';
import { loadConstruction } from '../src/features/job/construction.queries.ts';
import { loadSystemSettings } from '../src/features/setting/setting.queries.ts';
import { loadFieldWork } from '../src/features/task/field-work.queries.ts';
import { listedGroups } from '../src/features/task/listed-groups.scope.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { connectTestDatabase } from './connect-test-database.ts';
import { directContext } from './direct-context.ts';
import { insertAttachment } from './file-rows.ts';
import { insertRow } from './insert-row.ts';
import { NOW, TODAY } from './listed-figures.ts';

const ZONE = 'Australia/Sydney';

let sequelize: Sequelize;

beforeAll(async () => {
  sequelize = connectTestDatabase(3);
  await seedDemo(sequelize, { size: 'medium', today: TODAY });
});
afterAll(() => sequelize.close());

const ask = <Row extends object>(text: string, bind: Readonly<Record<string, unknown>> = {}): Promise<Row[]> =>
  sequelize.query<Row>(text, { bind: { ...bind }, type: QueryTypes.SELECT });
const context = (userId: number, groupIds: readonly number[]) => directContext(sequelize, { userId, claims: CLAIMS, groupIds }, NOW);

/** The Saturday's week begins on the 16th. Statuses are followed on jobs of Pre-install alone. */
const SECTIONS = `with listed as (
    select s.*, c.status, coalesce((s.scheduled_start_time at time zone 'Australia/Sydney')::date, s.due_date) as day,
      c.work_type = 'Pre-install' and c.status in ('Received', 'Issued', 'Scheduled', 'In construction', 'Field complete', 'No power yet', 'No access',
        'Office review', 'Closed') as is_followed
      from schedule s join construction c on c.id = s.construction_id
     where s.group_id = any($groupIds::int[]) and s.issued_date is not null and s.declined_date is null and not s.ignored and not s.is_payment
       and (s.submitted_date is null or s.rejected_item_count > 0))
  select case when rejected_item_count > 0 then 'Rejected' when status like '%On Hold%' then 'On Hold' when completed_date is not null then 'Completed'
      when day between '2026-11-16' and '2026-11-22' then trim(to_char(day, 'Day')) when is_followed then 'By Status'
      when day is null or day < '2026-11-16' then 'Previously Scheduled' when day <= '2026-11-29' then 'Next Week' else 'Next Month' end as "group",
    count(*)::integer as tasks, (count(*) filter (where completed_date is null and due_date < '${TODAY}'))::integer as overdue,
    (count(*) filter (where completed_date is null and onsite_date is not null))::integer as begun,
    (count(*) filter (where id in (select schedule_id from task_user where user_id = $userId and on_site_utc is not null and off_site_utc is null
      and completed_utc is null)))::integer as onsite
  from listed group by 1`;
const OPEN_CUSTOM_TASKS = `select count(*)::integer as n from custom_task where not is_completed
  and (user_id = $userId or user_id is null and (group_id is null or group_id = any($groupIds::int[])))`;

type Figures = Readonly<Record<'tasks' | 'overdue' | 'begun' | 'onsite', number>>;
const inAll = (rows: readonly Figures[], figure: keyof Figures): number => rows.reduce((sum, row) => sum + row[figure], 0);

test('Home: field work by sections, overdue, in progress and onsite, of each who has a crew', async () => {
  const people = await ask<{ userId: number; groupIds: number[] }>(
    'select user_id as "userId", array_agg(group_id order by group_id) as "groupIds" from group_member group by user_id order by user_id limit 8',
  );
  const settings = await loadSystemSettings(context(1, []), ['Field Job Status', 'Job Status Settings'], null);
  const settingsOf = listSettingsOf(settings, (problem) => expect(problem).toBeUndefined());
  const met = new Map<string, number>();
  for (const { userId, groupIds } of people) {
    const reader = context(userId, groupIds);
    const work = JSON.parse(await loadFieldWork(reader, listedGroups(reader.actor, undefined))) as FieldWork;
    const { sections, openCustomTasks, ...all } = workCounts(work, settingsOf, TODAY, ZONE);
    const rows = await ask<Figures & { group: string }>(SECTIONS, { userId, groupIds });
    const [custom] = await ask<{ n: number }>(OPEN_CUSTOM_TASKS, { userId, groupIds });
    const shown = sections.map(({ group, tasks, overdue, begun, onsite }) => ({ group, tasks, overdue, begun, onsite }));
    expect([userId, new Map(shown.map((row) => [row.group, row]))]).toEqual([userId, new Map(rows.map((row) => [row.group, row]))]);
    const figures = (['tasks', 'overdue', 'begun', 'onsite'] as const).map((figure) => [figure, inAll(rows, figure)] as const);
    expect([userId, all]).toEqual([userId, Object.fromEntries(figures)]);
    expect([userId, openCustomTasks]).toEqual([userId, custom?.n]);
    expect(work.workSchedule.length).toBeLessThan(MOST_LISTED_TASKS);
    for (const [figure, count] of [...figures, ...rows.map(({ group, tasks }) => [group, tasks] as const)])
      met.set(figure, (met.get(figure) ?? 0) + count);
  }
  for (const figure of ['tasks', 'overdue', 'begun', 'onsite', 'Rejected', 'Completed', 'Previously Scheduled', 'By Status', 'Next Week'])
    expect([figure, (met.get(figure) ?? 0) > 0]).toEqual([figure, true]);
});

/** What the demo settings ask of a task: of every one the frontage, of some more. */
const SHOTS = `(values ('', null, 'Frontage', 1), ('', 'Pit and pipe', 'Trench', 2), ('', 'Pit and pipe', 'Pit', 1), ('MDU', null, 'Frontage', 1),
  ('MDU', 'MDU fit-out', 'Riser', 2)) shot (work_type, task, title, wanted)`;
const COUNTS = `with asked as (
    select shot.wanted, (select count(*) from attachment a where a.schedule_id = s.id and a.state = 'uploaded' and not a.is_doc_attachment
        and a.title ~* ('^' || shot.title || '-[1-9][0-9]*\\.jpe?g$')) as received
      from schedule s join construction c on c.id = s.construction_id join ${SHOTS} on shot.work_type = case c.work_type when 'MDU' then 'MDU' else '' end
       and (shot.task is null or shot.task = s.name)
     where s.construction_id = $id and not s.ignored and s.declined_date is null),
  photos as (select coalesce(sum(wanted), 0) as wanted, coalesce(sum(least(wanted, received)), 0) as received from asked),
  said as (
    select (select count(*) from field_comment where deleted_utc is null and comments ~ '\\S'
        and (construction_id = $id or schedule_id in (select id from schedule where construction_id = $id))) as field,
      (select count(*) from internal_comment where deleted_utc is null and construction_id = $id) as internal),
  told as (select count(*) filter (where move not in ('addJobItem', 'removeJobItem', 'labelFile'))
      + count(distinct (move, recorded_at)) filter (where move in ('addJobItem', 'removeJobItem', 'labelFile')) as events
    from event where construction_id = $id)
  select (select count(*) from schedule where construction_id = $id)::text as schedule,
    (select count(*) from boq where construction_id = $id)::text as items,
    (select count(*) from payment where construction_id = $id and state <> 'void')::text as payments,
    (select case when wanted > 0 then received || ' of ' || wanted
      else (select count(*) from attachment where construction_id = $id and state = 'uploaded')::text end from photos) as files,
    (select least(field, 50) + least(internal, 50) || case when field > 50 or internal > 50 then '+' else '' end from said) as comments,
    (select count(*) from site_contact where construction_id = $id)::text as contacts,
    (select count(*) from job_cost where construction_id = $id and kind = 'bom' and removed_at is null)::text as boms,
    (select count(*) from job_cost where construction_id = $id and kind = 'expense' and removed_at is null)::text as expenses,
    (select count(*) from job_delegation where construction_id = $id and ended_at is null and to_date >= '${TODAY}')::text as delegations,
    (select least(events, 1001)::integer from told) as history`;

/** What no demo job has: costs, some removed, delegations of every kind, fifty-one comments, items added and removed together, photos that were asked for. */
async function fill(id: number): Promise<void> {
  const add = (table: string, row: Readonly<Record<string, unknown>>) => insertRow(sequelize, table, { construction_id: id, ...row });
  for (const removed_at of [null, null, NOW]) {
    await add('job_cost', { kind: 'bom', code: 'PIT-450', quantity: 1, created_by_user_id: 1, removed_at });
    await add('job_cost', {
      ...{ kind: 'expense', supplier: 'Kennards Hire', quantity: 1, unit_cost: 1, spent_on: TODAY, created_by_user_id: 1, removed_at },
    });
  }
  for (const [from_date, to_date, ended_at] of [
    ['2026-11-01', TODAY, null],
    ['2026-12-01', '2026-12-02', null],
    ['2026-10-01', '2026-10-02', null],
    ['2027-01-01', '2027-01-02', NOW],
  ] as const)
    await add('job_delegation', {
      ...{ user_id: 1, from_date, to_date, scope: 'view', created_by_user_id: 1, ended_at, ended_by: ended_at === null ? null : 'A' },
    });
  for (let n = 0; n <= COMMENT_PAGE; n += 1) await add('field_comment', { user_id: 1, comments: `No ${String(n)}` });
  for (const deleted_utc of [null, null, NOW]) await add('internal_comment', { user_id: 1, comments: 'Ring first', deleted_utc });
  const [task] = await ask<{ id: number }>('select min(id) as id from schedule where construction_id = $id and not ignored', { id });
  // two of the frontage are one that was asked for; the last has not arrived
  for (const [title, state] of [
    ['Frontage-1.jpg', 'uploaded'],
    ['frontage-2.jpg', 'uploaded'],
    ['Frontage.jpg', 'uploaded'],
    ['Trench-1.jpg', 'reserved'],
  ] as const)
    await insertAttachment(sequelize, { construction_id: id, schedule_id: task?.id, owner_user_id: 1, title, state });
  for (const move of ['addJobItem', 'removeJobItem'])
    for (let n = 0; n < 3; n += 1) await add('event', { actor_user_id: 1, entity: 'boq', entity_id: n + 1, move, recorded_at: NOW });
}

/** As the page of a job reads it. */
async function tabsOf(id: number) {
  const reader = context(1, [1, 2]);
  const job = await loadConstruction(reader, id);
  if (job === null) throw new Error('the job is there');
  const page = { constructionId: id, scheduleId: null, first: COMMENT_PAGE + 1, before: null };
  const parts = {
    job,
    settings: await loadSystemSettings(reader, ['Expected Photos'], job.workType),
    comments: await loadJobFieldComments(reader, page),
    internalCount: (await loadJobInternalComments(reader, page)).length,
    costs: await loadJobCosts(reader, id),
    delegations: await loadDelegations(reader, id),
  };
  return { ...jobTabCounts({ ...parts, today: TODAY, asAt: null }), history: job.eventCount };
}

test('a job: what its tabs say is in them', async () => {
  const [filled] = await ask<{ id: number }>(
    `select min(construction_id) as id from payment where construction_id not in (select construction_id from schedule where ignored or declined_date is not null)`,
  );
  await fill(filled?.id ?? 0);
  const others = await ask<{ id: number }>(
    `(select id from construction where id in (select construction_id from payment) order by id offset 3 limit 6)
     union (select id from construction where work_type = 'MDU' order by id limit 3)
     union (select id from construction where id not in (select construction_id from schedule) order by id limit 2)
     union (select construction_id from schedule where ignored or declined_date is not null order by 1 limit 3)`,
  );
  const seen: Record<string, string | number | null>[] = [];
  for (const { id } of [...(filled === undefined ? [] : [filled]), ...others]) {
    const [byHand] = await ask<Record<string, string | number>>(COUNTS, { id });
    const shown = await tabsOf(id);
    expect([id, shown]).toEqual([id, byHand]);
    seen.push(shown);
  }
  expect(seen[0]).toMatchObject({ boms: '2', expenses: '2', delegations: '2', comments: '52+' });
  expect(seen[0]?.['files']).toMatch(/^[1-9]\d* of \d+$/);
  for (const tab of ['schedule', 'items', 'payments', 'contacts', 'history'])
    expect([tab, seen.some((counts) => Number(counts[tab]) > 0)]).toEqual([tab, true]);
});
