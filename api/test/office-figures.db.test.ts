// The figures that the office reads (Home, the rail, the lists' counts, the board) on the medium demo data, beside statements that are written here by hand. All of
// them count to a thousand and say that there are more.
import { QueryTypes, type Sequelize } from 'sequelize';
import { jobBoardInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { taskListInput } from '@lotline/schema/domain/task/task-list.input';
import { loadJobBoard } from '../src/features/job-list/job-board.queries.ts';
import { JOBS } from '../src/features/job-list/job-list.sql.ts';
import { loadJobViews } from '../src/features/job-list/job-views.queries.ts';
import { loadOfficeSummary } from '../src/features/office-summary/office-summary.queries.ts';
import { TASKS } from '../src/features/task-list/task-list.sql.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { connectTestDatabase } from './connect-test-database.ts';
import { directContext } from './direct-context.ts';

const TODAY = '2026-11-21';
/** Afternoon of that day in Sydney. */
const NOW = new Date('2026-11-21T03:00:00Z');
const MOST = 1_000;

let sequelize: Sequelize;
let scheduler = '';
let userId = 0;
const context = () => directContext(sequelize, { userId, claims: CLAIMS, groupIds: [1, 2] }, NOW);

beforeAll(async () => {
  sequelize = connectTestDatabase(3);
  await seedDemo(sequelize, { size: 'medium', today: TODAY });
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
const DUE = 'coalesce(updated_due_date, original_due_date)';
const OPEN = `status not in ('Complete', 'Closed', 'Cancelled')`;
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
/** Two business days before the Saturday. */
const IS_DUE = `(builder_approval_sent_date at time zone 'Australia/Sydney')::date <= '2026-11-18'`;
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
    overdueTasks: await tasks(TASK_VIEWS.overdue),
    unassignedTasks: await tasks(TASK_VIEWS.unassigned),
  });
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
