// The figures that the office reads (Home, the rail, the lists' counts and tabs, the board, projects, what administration asks to look at) on the medium demo data,
// beside statements that are written here by hand. Those of lists and tabs count to a thousand and say that there are more.
import { QueryTypes, type Sequelize } from 'sequelize';
import { jobBoardInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { listInputs } from '@lotline/schema/domain/list/declared-inputs';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { taskListInput } from '@lotline/schema/domain/task/task-list.input';
import { loadAdminHealth } from '../src/features/admin-tasks/admin-health.queries.ts';
import { loadApprovalTabs } from '../src/features/builder-list/builder-approval-list.queries.ts';
import { loadJobBoard } from '../src/features/job-list/job-board.queries.ts';
import { JOBS } from '../src/features/job-list/job-list.sql.ts';
import { loadJobViews } from '../src/features/job-list/job-views.queries.ts';
import { loadOfficeSummary } from '../src/features/office-summary/office-summary.queries.ts';
import { PROJECTS } from '../src/features/project/project-list.sql.ts';
import { TASKS } from '../src/features/task-list/task-list.sql.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { connectTestDatabase } from './connect-test-database.ts';
import { directContext } from './direct-context.ts';
import { insertRow } from './insert-row.ts';
import { APPROVAL_TABS, DUE, IS_DUE, listsOf, NOW, OPEN, TODAY, UNRATED } from './listed-figures.ts';

const MOST = 1_000;

let sequelize: Sequelize;
let scheduler = '';
let userId = 0;
const context = () => directContext(sequelize, { userId, claims: CLAIMS, groupIds: [1, 2] }, NOW);

beforeAll(async () => {
  sequelize = connectTestDatabase(3);
  await seedDemo(sequelize, { size: 'medium', today: TODAY });
  await addRarities();
  const [person] = await sequelize.query<{ id: number; name: string }>(
    `select u.id, c.scheduler as name from construction c join app_user u on u.first_name || ' ' || u.last_name = c.scheduler order by c.id limit 1`,
    { type: QueryTypes.SELECT },
  );
  userId = person?.id ?? 0;
  scheduler = person?.name ?? '';
});
afterAll(() => sequelize.close());

async function counted(from: string, where: string): Promise<number> {
  const [row] = await sequelize.query<{ n: string }>(`select count(*) as n from ${from} where ${where}`, { type: QueryTypes.SELECT });
  return Number(row?.n);
}
/** Counted no further than to one more than a thousand. */
const figure = (count: number): number => Math.min(count, MOST + 1);
const jobs = async (where: string) => figure(await counted('construction', where));
const tasks = async (where: string) => figure(await counted('schedule', where));
/** As a list says it. */
const inList = (count: number) => ({ count: Math.min(count, MOST), isCountCapped: count > MOST });
const jobViews = async () => ({
  all: await jobs('true'),
  open: await jobs(OPEN),
  overdue: await jobs(`${OPEN} and ${DUE} < '${TODAY}'`),
  // the Saturday's week
  week: await jobs(`${OPEN} and ${DUE} between '2026-11-16' and '2026-11-22'`),
  hold: await jobs(`status like '%On Hold%'`),
  mine: await jobs(`${OPEN} and scheduler = '${scheduler}'`),
});
/** The demo's builders were asked without a link, which counts for thirty days. */
const WAITS = `builder_approval_sent_date > '${NOW.toISOString()}'::timestamptz - interval '30 days' and builder_approved_date is null
  and id not in (select construction_id from builder_request_job where answer is not null)`;
const UNREVIEWED = `submitted_date is not null and not ignored
  and id not in (select schedule_id from schedule_item where rejected_date is not null)
  and id in (select schedule_id from schedule_item where approved_date is null)
  and id not in (select schedule_id from payment where schedule_id is not null and state in ('approved', 'issued', 'paid'))`;
const TASK_VIEWS = {
  all: 'true',
  unassigned: 'not ignored and submitted_date is null and group_id is null',
  overdue: `not ignored and completed_date is null and due_date < '${TODAY}'`,
  group: 'not ignored and submitted_date is null and group_id in (1, 2)',
  review: UNREVIEWED,
  declined: 'not ignored and submitted_date is null and completed_date is null and declined_date is not null',
  payment: `not ignored and submitted_date is not null and rejected_item_count = 0 and id in (select p.schedule_id from payment p
    join payment_item l on l.payment_id = p.id where p.state = 'review' group by p.id having bool_and(l.approved_date is not null and l.rejected_date is null))`,
};

test('the rail: each view of the jobs, and the count of its list', async () => {
  const expected = await jobViews();
  expect(await loadJobViews(context())).toEqual(expected);
  for (const [view, count] of Object.entries(expected))
    expect([view, await JOBS.page(context(), jobListInput.parse({ filter: { view }, first: 1 }))]).toMatchObject([view, inList(count)]);
  for (const view of ['open', 'overdue', 'week', 'mine'] as const) expect([view, expected[view] > 0]).toEqual([view, true]);
});

test('Home: what waits for the office', async () => {
  expect(await loadOfficeSummary(context())).toEqual({
    overdueJobs: await jobs(`${OPEN} and ${DUE} < '${TODAY}'`),
    rejectedJobs: await jobs(
      'id in (select s.construction_id from schedule s join schedule_item i on i.schedule_id = s.id where i.rejected_date is not null)',
    ),
    approvalJobs: await jobs(`${OPEN} and ${WAITS}`),
    reminderJobs: await jobs(`${OPEN} and ${WAITS} and ${IS_DUE}`),
    reviewTasks: await tasks(TASK_VIEWS.review),
    paymentTasks: await tasks(TASK_VIEWS.payment),
    declinedTasks: await tasks(TASK_VIEWS.declined),
    overdueTasks: await tasks(TASK_VIEWS.overdue),
    unassignedTasks: await tasks(TASK_VIEWS.unassigned),
  });
  for (const view of ['payment', 'declined', 'review'] as const) expect([view, (await tasks(TASK_VIEWS[view])) > 0]).toEqual([view, true]);
});

test('the tabs of the tasks: the count of each list', async () => {
  for (const [view, where] of Object.entries(TASK_VIEWS)) {
    const page = await TASKS.page(context(), taskListInput.parse({ filter: { view }, first: 1 }));
    expect([view, page]).toMatchObject([view, inList(await tasks(where))]);
  }
});

test('the board: each column, as a filter leaves it', async () => {
  const byHand = await sequelize.query<{ status: string; counted: number }>(
    `select status, count(*)::integer as counted from construction where ${OPEN} group by status`,
    { type: QueryTypes.SELECT },
  );
  const board = await loadJobBoard(context(), jobBoardInput.parse({ filter: { view: 'open' } }));
  const shown = board.filter((column) => column.counted > 0).map((column) => [column.status, column.counted] as const);
  expect(new Map(shown)).toEqual(new Map(byHand.map((column) => [column.status, figure(column.counted)])));
});

/** What demo data does not have, so that no figure is shown equal by being nothing. */
async function addRarities(): Promise<void> {
  const add = (table: string, row: Readonly<Record<string, unknown>>) => insertRow(sequelize, table, row);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  // one of them is of the weeks before
  for (const [n, hours] of [1, 2, 24 * 21].entries())
    await add('client_error', {
      ...{ fingerprint: `f${String(n)}`, app: n === 0 ? 'console' : 'field', kind: 'error', message: 'No', path: '/', app_version: '1' },
      ...{ times: 1, user_ids: '{1}', last_user_id: 1, first_at: ago(40), last_at: ago(hours) },
    });
  for (const outcome of ['in', 'in', 'out', 'refused']) await add('sign_in', { at: NOW, outcome, user_id: 1 });
  for (const error of [null, null, 'No disk']) await add('job_run', { job: 'case', started_at: NOW, ended_at: NOW, error });
  for (const [n, state] of ['queued', 'sent', 'sent'].entries())
    await add('sms_message', {
      ...{
        send_id: `00000000-0000-4000-9000-00000000000${String(n)}`,
        independent_contractor_id: 1,
        about: 'asked',
        mobile: '+61400000000',
      },
      ...{ text: 'x', gateway: 'record', queued_by_user_id: 1, queued_at: NOW, state, settled_at: state === 'sent' ? NOW : null },
    });
  for (const [n, unsent] of [0, 4].entries())
    await add('device', {
      ...{ user_id: 1, app: 'field', app_version: '1', unsent, device_key: `00000000-0000-4000-8000-00000000000${String(n)}` },
      ...{ oldest_unsent_at: unsent === 0 ? null : NOW, first_seen_at: NOW, last_seen_at: NOW },
    });
  await add('app_user', { email: 'new@lotline.example', first_name: 'No', last_name: 'Role', invited_at: NOW });
  await add('app_user', { email: 'gone@lotline.example', first_name: 'Long', last_name: 'Gone', can_log_in: false });
  const alone = await add('app_user', { email: 'alone@lotline.example', first_name: 'No', last_name: 'Group' });
  await sequelize.query(
    `insert into user_role (user_id, role_id) select ${String(alone)}, role_id from role_claim group by role_id
       having bool_or(claim_value = 'CAN_ACCESS_FIELD_WORK') and not bool_or(claim_value = 'CAN_ACCESS_CONSTRUCTION') limit 1`,
  );
  // reviewed by the office: some wait for their approval, one is disputed, one is not reviewed to its end
  await sequelize.query(
    `update payment set state = 'review' where id in (select id from payment where state = 'draft' order by id limit 12)`,
  );
  await sequelize.query(
    `update payment_item set approved_date = now() where payment_id in (select id from payment where state = 'review' order by id limit 11)`,
  );
  await sequelize.query(
    `update payment_item set rejected_date = now() where payment_id = (select min(id) from payment where state = 'review')`,
  );
  await add('event', { actor_user_id: 1, entity: 'system_setting', entity_id: 1, move: 'saveSetting', recorded_at: new Date() });
  await add('child_code', { code: 'NO-RATE' });
  await add('construction_code', { external_code: 'C-1', item_id: 1, effective_from: '2026-01-01' });
  await add('resource_document', { independent_contractor_id: 1, kind: 'publicLiability', expires_on: '2026-11-20' });
  await add('event', { actor_user_id: 1, entity: 'export', entity_id: 1, move: 'exportList', recorded_at: NOW });
  await sequelize.query(`select graphile_worker.add_job('case', max_attempts => 1)`);
  await sequelize.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'No disk' where max_attempts = 1`);
}

test.each(listsOf(context).map((list) => [list.name, list] as const))(
  'the list, tabs and usual filters of %s',
  async (_name, { page, from, views }) => {
    let most = 0;
    for (const [filter, where] of views) {
      const count = await counted(from, where);
      expect([filter, await page(filter)]).toMatchObject([filter, inList(count)]);
      most = Math.max(most, count);
    }
    expect(most).toBeGreaterThan(0);
  },
);

test('builder approvals: what its tabs say', async () => {
  const byHand = await Promise.all(Object.entries(APPROVAL_TABS).map(async ([tab, where]) => [tab, await jobs(where)] as const));
  expect(await loadApprovalTabs(context())).toEqual(Object.fromEntries(byHand));
});

test('projects: jobs in all, complete, overdue and without a day', async () => {
  const byHand = await sequelize.query(
    `select p.id, count(c.id)::integer as "jobsTotal", (count(c.id) filter (where c.status in ('Complete', 'Closed')))::integer as "jobsComplete",
       (count(c.id) filter (where ${OPEN} and ${DUE} < '${TODAY}'))::integer as "jobsOverdue",
       (count(c.id) filter (where ${DUE} is null))::integer as "jobsUndated"
     from project p left join construction c on c.project_id = p.id group by p.id order by p.id`,
    { type: QueryTypes.SELECT },
  );
  const { rows } = await PROJECTS.page(context(), listInputs(PROJECT_LIST).page.parse({ first: 100 }));
  const told = rows.map(({ id, jobsTotal, jobsComplete, jobsOverdue, jobsUndated }) => ({
    id,
    jobsTotal,
    jobsComplete,
    jobsOverdue,
    jobsUndated,
  }));
  expect(told.sort((a, b) => a.id - b.id)).toEqual(byHand);
  expect(byHand.length).toBeGreaterThan(0);
});

test('administration: what needs a look', async () => {
  const health = {
    failedJobs: await counted('graphile_worker.jobs', 'locked_at is null and attempts >= max_attempts'),
    appErrors: await counted('client_error', `(last_at at time zone 'Australia/Sydney')::date >= '2026-11-16'`),
    peopleWithoutRole: await counted('app_user', 'can_log_in and id not in (select user_id from user_role)'),
    expiredContractors: await counted(
      'independent_contractor',
      `status <> 'ended' and id in (select contractor_id from mandatory_document where expires_on < '${TODAY}')`,
    ),
    peopleWithoutGroup: await counted(
      'app_user',
      `can_log_in and id not in (select user_id from group_member)
        and id in (select user_id from user_role join role_claim using (role_id) where claim_value = 'CAN_ACCESS_FIELD_WORK')
        and id not in (select user_id from user_role join role_claim using (role_id) where claim_value = 'CAN_ACCESS_CONSTRUCTION')`,
    ),
    settingsChanged: await counted(
      'event',
      `entity = 'system_setting' and (recorded_at at time zone 'Australia/Sydney')::date >= '2026-11-16'`,
    ),
    codesWithoutRate: await counted('child_code', `not is_archived and ${UNRATED}`),
  };
  expect(await loadAdminHealth(context())).toEqual(health);
  for (const [name, count] of Object.entries(health)) expect([name, count > 0]).toEqual([name, true]);
});

test('a thousand and one are more than a thousand, wherever they are counted', async () => {
  await sequelize.query(`insert into construction (work_order, status, work_type, address, original_due_date)
    select 'MANY-' || n, 'Many', 'Lead-in', 'Box Hill', '2026-11-01' from generate_series(1, ${String(MOST + 1)}) n`);
  const views = await loadJobViews(context());
  expect([views.all, views.open, views.overdue]).toEqual([MOST + 1, MOST + 1, MOST + 1]);
  expect((await loadOfficeSummary(context())).overdueJobs).toBe(MOST + 1);
  const list = await JOBS.page(context(), jobListInput.parse({ filter: { statuses: ['Many'] }, first: 1 }));
  expect([list.count, list.isCountCapped]).toEqual([MOST, true]);
  const [column] = await loadJobBoard(context(), jobBoardInput.parse({ filter: { statuses: ['Many'] } }));
  expect(column?.counted).toBe(MOST + 1);
  await sequelize.query(`delete from construction where work_order = 'MANY-1'`);
  const thousand = await JOBS.page(context(), jobListInput.parse({ filter: { statuses: ['Many'] }, first: 1 }));
  expect([thousand.count, thousand.isCountCapped]).toEqual([MOST, false]);
});
