// What waits for the office: each figure is the count of the list that it opens, for everybody who may ask, also where counting ends.
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { approvalListInput } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { taskListInput } from '@lotline/schema/domain/task/task-list.input';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { countSql } from '../../platform/list/list-statement.ts';
import { BUILDER_APPROVALS } from '../builder-list/builder-approval-list.sql.ts';
import { JOBS, listFacts } from '../job-list/job-list.sql.ts';
import { TASKS } from '../task-list/task-list.sql.ts';
import { loadOfficeSummary } from './office-summary.queries.ts';

let api: BootedApi;
const NOW = new Date('2026-11-20T02:00:00Z');
const [PAST, LATER] = ['2026-11-03', '2026-12-03'];

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  for (let n = 0; n < 24; n++) {
    const job = await insertRow(api.sequelize, 'construction', {
      work_order: `WO-${String(1000 + n)}`,
      status: n % 5 === 0 ? 'Complete' : 'Scheduled',
      work_type: 'Lead-in',
      address: `${String(n + 1)} Wattle Road, Box Hill NSW 2765`,
      original_due_date: n % 2 === 0 ? PAST : LATER,
      builder_approval_sent_date: n % 3 === 0 ? '2026-11-01T00:00:00Z' : null,
      builder_approved_date: n % 6 === 0 ? '2026-11-09T00:00:00Z' : null,
    });
    const isSubmitted = n % 4 === 0;
    const task = await insertRow(api.sequelize, 'schedule', {
      construction_id: job,
      name: 'Haul',
      group_id: [GROUPS.crewNorth, GROUPS.coastal, null][n % 3] ?? null,
      issued_date: NOW,
      due_date: n % 2 === 1 ? PAST : LATER,
      ...(isSubmitted ? { completed_date: '2026-11-04T00:00:00Z', submitted_date: '2026-11-04T00:00:00Z' } : {}),
      rejected_item_count: n % 8 === 0 ? 1 : 0,
      declined_date: n === 5 ? NOW : null,
      ignored: n % 11 === 0,
    });
    await insertRow(api.sequelize, 'schedule_item', { schedule_id: task, quantity: '1', completed_qty: '1' });
    if (n === 12) await payFor(job, task, NOW);
    if (n === 20) await payFor(job, task, null);
  }
});
afterAll(() => api.stop());

async function payFor(job: number, task: number, approvedDate: Date | null): Promise<void> {
  const payment = await insertRow(api.sequelize, 'payment', { construction_id: job, schedule_id: task, state: 'review' });
  await insertRow(api.sequelize, 'payment_item', { payment_id: payment, approved_date: approvedDate });
}

const OFFICE: PersonFacts = { userId: PEOPLE.admin, claims: CLAIMS };
const CREW: PersonFacts = { userId: PEOPLE.field, claims: ['CAN_ACCESS_FIELD_WORK'], groupIds: [GROUPS.crewNorth] };
const jobsOf = async (person: PersonFacts, filter: object) =>
  (await JOBS.page(directContext(api.sequelize, person, NOW), jobListInput.parse({ filter, first: 1 }))).count;
const approvalsOf = async (person: PersonFacts, tab: string) =>
  (await BUILDER_APPROVALS.page(directContext(api.sequelize, person, NOW), approvalListInput.parse({ filter: { tab }, first: 1 }))).count;
const tasksOf = async (person: PersonFacts, view: string) =>
  (await TASKS.page(directContext(api.sequelize, person, NOW), taskListInput.parse({ filter: { view }, first: 1 }))).count;

test('each figure is the count of its list, in one statement where the days of reminders are known', async () => {
  const context = directContext(api.sequelize, OFFICE, NOW);
  context.cachedReads.open();
  const found = await loadOfficeSummary(context);
  expect(found).toEqual({
    overdueJobs: await jobsOf(OFFICE, { overdue: true }),
    rejectedJobs: await jobsOf(OFFICE, { hasRejectedItems: true }),
    approvalJobs: await approvalsOf(OFFICE, 'sent'),
    reminderJobs: await approvalsOf(OFFICE, 'reminder'),
    reviewTasks: await tasksOf(OFFICE, 'review'),
    paymentTasks: await tasksOf(OFFICE, 'payment'),
    declinedTasks: await tasksOf(OFFICE, 'declined'),
    overdueTasks: await tasksOf(OFFICE, 'overdue'),
    unassignedTasks: await tasksOf(OFFICE, 'unassigned'),
  });
  for (const figure of Object.values(found)) expect(figure).toBeGreaterThan(0);
  expect([found.paymentTasks, found.declinedTasks]).toEqual([1, 1]);
  expect(await countStatements(api.sequelize, () => loadOfficeSummary(context))).toBe(1);
});

test('who reads no jobs counts none, and of tasks those of the own groups', async () => {
  const found = await loadOfficeSummary(directContext(api.sequelize, CREW, NOW));
  expect(found).toMatchObject({ overdueJobs: null, rejectedJobs: null, approvalJobs: null, reminderJobs: null, unassignedTasks: 0 });
  // whoever may not approve it is not asked to
  expect(found.paymentTasks).toBeNull();
  expect(found.overdueTasks).toBe(await tasksOf(CREW, 'overdue'));
  expect(found.overdueTasks).toBeLessThan(await tasksOf(OFFICE, 'overdue'));
});

test('nothing is counted further than a list counts', async () => {
  await api.sequelize.query(
    `insert into construction (work_order, status, work_type, address, original_due_date)
     select 'MANY-' || n, 'Scheduled', 'Lead-in', 'Box Hill', '${PAST}' from generate_series(1, 1200) n`,
  );
  expect((await loadOfficeSummary(directContext(api.sequelize, OFFICE, NOW))).overdueJobs).toBe(1001);
});

test('of many payments only those in review are looked at, by their own index', async () => {
  await api.sequelize.query(`
    with tasks as (insert into schedule (construction_id, name, submitted_date, completed_date, due_date)
      select (select min(id) from construction), 'Paid', now(), now(), '${LATER}' from generate_series(1, 5000) returning id)
    insert into payment (construction_id, schedule_id, state) select (select min(id) from construction), id, 'paid' from tasks`);
  await api.sequelize.query('analyze schedule, payment, payment_item');
  const context = directContext(api.sequelize, OFFICE, NOW);
  const { actor } = context;
  const counted = countSql('schedule s', TASKS.conditions(taskListInput.parse({ filter: { view: 'payment' } }).filter, actor));
  const [plan] = await api.sequelize.query(`explain select ${counted}`, { bind: { ...scopeBinds(actor), ...listFacts(context) } });
  expect(JSON.stringify(plan)).toContain('payment_in_review');
});
