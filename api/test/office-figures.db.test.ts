// The figures that the office reads (Home, the rail, the lists' counts and tabs, the board, projects, what administration asks to look at) on the medium demo data,
// beside statements that are written here by hand. Those of lists and tabs count to a thousand and say that there are more.
import { QueryTypes, type Sequelize } from 'sequelize';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { CONTRACTOR_PAYMENT_LIST } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import { CONSTRUCTION_CODE_LIST } from '@lotline/schema/domain/item/construction-code.columns';
import { ITEM_CODE_LIST } from '@lotline/schema/domain/item/item-code.columns';
import { jobBoardInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { listInputs } from '@lotline/schema/domain/list/declared-inputs';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import { JOB_LOG_LIST } from '@lotline/schema/domain/log/job-log.columns';
import { MESSAGE_LOG_LIST } from '@lotline/schema/domain/log/message-log.columns';
import { SIGN_IN_LIST } from '@lotline/schema/domain/log/sign-in-log.columns';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import { taskListInput } from '@lotline/schema/domain/task/task-list.input';
import { loadAdminHealth } from '../src/features/admin-tasks/admin-health.queries.ts';
import { loadApprovalTabs } from '../src/features/builder-list/builder-approval-list.queries.ts';
import { BUILDER_APPROVALS } from '../src/features/builder-list/builder-approval-list.sql.ts';
import { CHILD_CODES } from '../src/features/child-code/child-code-list.sql.ts';
import { CONSTRUCTION_CODES } from '../src/features/construction-code/construction-code-list.sql.ts';
import { CONTRACTORS } from '../src/features/contractor/contractor-list.sql.ts';
import { CONTRACTOR_PAYMENTS } from '../src/features/contractor/contractor-payment-list.sql.ts';
import { DEVICES } from '../src/features/device/device-list.sql.ts';
import { GROUPS } from '../src/features/group/group-list.sql.ts';
import { ITEM_CODES } from '../src/features/item-code/item-code-list.sql.ts';
import { loadJobBoard } from '../src/features/job-list/job-board.queries.ts';
import { JOBS } from '../src/features/job-list/job-list.sql.ts';
import { loadJobViews } from '../src/features/job-list/job-views.queries.ts';
import { ACTIVITY } from '../src/features/log/activity-list.sql.ts';
import { ERRORS } from '../src/features/log/error-list.sql.ts';
import { JOB_LOG } from '../src/features/log/job-log.sql.ts';
import { MESSAGE_LOG } from '../src/features/log/message-log.sql.ts';
import { SIGN_INS } from '../src/features/log/sign-in-list.sql.ts';
import { loadOfficeSummary } from '../src/features/office-summary/office-summary.queries.ts';
import { POTENTIAL_JOBS } from '../src/features/potential-job/potential-job-list.sql.ts';
import { PROJECTS } from '../src/features/project/project-list.sql.ts';
import { PEOPLE } from '../src/features/rights/person-list.sql.ts';
import { TASKS } from '../src/features/task-list/task-list.sql.ts';
import { seedDemo } from '../src/seed/seed-demo.ts';
import { connectTestDatabase } from './connect-test-database.ts';
import { directContext } from './direct-context.ts';
import { insertRow } from './insert-row.ts';

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

/** What demo data does not have, so that no figure is shown equal by being nothing. */
async function addRarities(): Promise<void> {
  const add = (table: string, row: Readonly<Record<string, unknown>>) => insertRow(sequelize, table, row);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [n, hours] of [1, 2, 30].entries())
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
  await add('child_code', { code: 'NO-RATE' });
  await add('construction_code', { external_code: 'C-1', item_id: 1, effective_from: '2026-01-01' });
  await add('resource_document', { independent_contractor_id: 1, kind: 'publicLiability', expires_on: '2026-11-20' });
  await add('event', { actor_user_id: 1, entity: 'export', entity_id: 1, move: 'exportList', recorded_at: NOW });
  await sequelize.query(`select graphile_worker.add_job('case', max_attempts => 1)`);
  await sequelize.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'No disk' where max_attempts = 1`);
}

type View = readonly [filter: object, where: string];
interface Counted {
  readonly name: string;
  readonly page: (filter: object) => Promise<{ readonly count: number; readonly isCountCapped: boolean }>;
  readonly from: string;
  /** Each tab and usual filter. */
  readonly views: readonly View[];
}

const ALL_OF: View = [{}, 'true'];
const TAB_OF_POTENTIAL_JOB = `case when status = 'New' and needs_office_approval then 'new'
  when status = 'In review' and builder_approval_sent_date is not null then 'builder' when status = 'Approved' then 'ready'
  when status = 'Converted' then 'converted' when status in ('Rejected', 'Duplicate') then 'rejected' else 'processing' end`;
const each = (filter: string, of: Readonly<Record<string, string>>): View[] =>
  Object.entries(of).map(([value, where]) => [{ [filter]: value }, where]);
const some = (filter: string, of: Readonly<Record<string, string>>): View[] =>
  Object.entries(of).map(([value, where]) => [{ [filter]: [value] }, where]);
const flags = (of: Readonly<Record<string, string>>): View[] =>
  Object.entries(of).flatMap(([flag, where]): View[] => [
    [{ [flag]: true }, where],
    [{ [flag]: false }, `not (${where})`],
  ]);

/** The demo's builders were asked without a link: thirty days it waits, then it has expired. No demo builder declines. */
const ASKED = `${OPEN} and builder_approval_sent_date is not null and builder_approved_date is null
  and id not in (select construction_id from builder_request_job where answer = 'declined')`;
const THIRTY_DAYS_AGO = `'${NOW.toISOString()}'::timestamptz - interval '30 days'`;
const NOT_ASKED = `${OPEN} and builder_approval_sent_date is null and builder_approved_date is null`;
const MISSES = `(coalesce(trim(street_name), '') = '' or coalesce(trim(suburb), '') = '' or coalesce(trim(site_contact), '') = ''
  or coalesce(trim(developer), '') = '' or coalesce(site_contact_phone, '') !~ '^[+]614[0-9]{8}$')`;
const APPROVAL_TABS = {
  all: `${OPEN} or builder_approval_sent_date is not null or builder_approved_date is not null`,
  ready: `${NOT_ASKED} and not ${MISSES}`,
  incomplete: `${NOT_ASKED} and ${MISSES}`,
  sent: `${ASKED} and builder_approval_sent_date > ${THIRTY_DAYS_AGO}`,
  reminder: `${ASKED} and builder_approval_sent_date > ${THIRTY_DAYS_AGO} and ${IS_DUE}`,
  approved: 'builder_approved_date is not null',
  declined: 'false',
  expired: `${ASKED} and builder_approval_sent_date <= ${THIRTY_DAYS_AGO}`,
};
const HAS_OPEN_JOB = `id in (select project_id from construction where ${OPEN})`;
const HAS_LATE_JOB = `id in (select project_id from construction where ${OPEN} and ${DUE} < '${TODAY}')`;
const HAS_JOB = 'id in (select project_id from construction)';

const PROJECT_HEALTHS = {
  'No jobs': `not ${HAS_JOB}`,
  Complete: `${HAS_JOB} and not ${HAS_OPEN_JOB}`,
  Behind: HAS_LATE_JOB,
  'On time': `${HAS_OPEN_JOB} and not ${HAS_LATE_JOB}`,
};
const PERSON_STATES = {
  disabled: 'not can_log_in',
  invited: 'can_log_in and subject is null and invited_at is not null',
  active: 'can_log_in and not (subject is null and invited_at is not null)',
};
/** Whose task it was when it was completed. */
const PAYMENTS_OF_CONTRACTORS = `(select p.state from payment p join schedule s on s.id = p.schedule_id
  join work_group g on g.id = case when s.completed_date is null then s.group_id else coalesce(s.completed_group_id, s.group_id) end
  where g.independent_contractor_id is not null) paid`;
const UNRATED = `id not in (select child_code_id from child_code_rate where not is_archived and effective @> '${TODAY}'::date)`;
const LISTS: readonly Counted[] = [
  {
    ...{ name: 'potential jobs', from: 'potential_job' },
    page: (filter) => POTENTIAL_JOBS.page(context(), listInputs(POTENTIAL_JOB_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...['new', 'processing', 'builder', 'ready', 'converted', 'rejected'].map((tab): View => [
        { tab },
        `${TAB_OF_POTENTIAL_JOB} = '${tab}'`,
      ]),
    ],
  },
  {
    ...{ name: 'builder approvals', from: 'construction' },
    page: (filter) => BUILDER_APPROVALS.page(context(), listInputs(BUILDER_APPROVAL_LIST).page.parse({ filter, first: 1 })),
    views: [[{}, APPROVAL_TABS.all], ...each('tab', APPROVAL_TABS)],
  },
  {
    ...{ name: 'projects', from: 'project' },
    page: (filter) => PROJECTS.page(context(), listInputs(PROJECT_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...some('healths', PROJECT_HEALTHS)],
  },
  {
    ...{ name: 'activity', from: 'event' },
    page: (filter) => ACTIVITY.page(context(), listInputs(ACTIVITY_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('tab', { all: 'true', sync: 'sent_at is not null', exports: `entity = 'export'` })],
  },
  {
    ...{ name: 'app errors', from: 'client_error' },
    page: (filter) => ERRORS.page(context(), listInputs(ERROR_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('app', { field: `app = 'field'`, console: `app = 'console'` })],
  },
  {
    ...{ name: 'sign-ins', from: 'sign_in' },
    page: (filter) => SIGN_INS.page(context(), listInputs(SIGN_IN_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('outcome', { in: `outcome = 'in'`, out: `outcome = 'out'`, refused: `outcome = 'refused'` })],
  },
  {
    ...{ name: 'background jobs', from: 'job_run' },
    page: (filter) => JOB_LOG.page(context(), listInputs(JOB_LOG_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('outcome', { done: 'error is null', failed: 'error is not null' })],
  },
  {
    ...{ name: 'messages', from: 'sms_message' },
    page: (filter) => MESSAGE_LOG.page(context(), listInputs(MESSAGE_LOG_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...each('state', { queued: `state = 'queued'`, sent: `state = 'sent'`, failed: `state = 'failed'` })],
  },
  {
    ...{ name: 'devices', from: 'device' },
    page: (filter) => DEVICES.page(context(), listInputs(DEVICE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ unsent: 'unsent > 0' })],
  },
  {
    ...{ name: 'people', from: 'app_user' },
    page: (filter) => PEOPLE.page(context(), listInputs(PERSON_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...each('state', PERSON_STATES),
      ...flags({ withoutRole: 'id not in (select user_id from user_role)', withoutGroup: 'id not in (select user_id from group_member)' }),
    ],
  },
  {
    ...{ name: 'groups', from: 'work_group' },
    page: (filter) => GROUPS.page(context(), listInputs(GROUP_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...flags({
        subcontractor: 'is_subcontractor',
        archived: 'not is_active',
        withoutMembers: 'id not in (select group_id from group_member)',
      }),
    ],
  },
  {
    ...{ name: 'contractors', from: 'independent_contractor' },
    page: (filter) => CONTRACTORS.page(context(), listInputs(CONTRACTOR_LIST).page.parse({ filter, first: 1 })),
    views: [
      ALL_OF,
      ...['onboarding', 'active', 'suspended', 'ended'].map((status): View => [{ statuses: [status] }, `status = '${status}'`]),
      ...flags({ unchecked: 'abr_checked_on is null' }),
    ],
  },
  {
    ...{ name: 'payments of contractors', from: PAYMENTS_OF_CONTRACTORS },
    page: (filter) => CONTRACTOR_PAYMENTS.page(context(), listInputs(CONTRACTOR_PAYMENT_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...['draft', 'approved', 'issued', 'paid'].map((state): View => [{ states: [state] }, `state = '${state}'`])],
  },
  {
    ...{ name: 'item codes', from: 'field_item' },
    page: (filter) => ITEM_CODES.page(context(), listInputs(ITEM_CODE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ archived: 'is_archived', used: 'id in (select item_id from boq)' })],
  },
  {
    ...{ name: 'child codes', from: 'child_code' },
    page: (filter) => CHILD_CODES.page(context(), listInputs(CHILD_CODE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ archived: 'is_archived', unrated: UNRATED })],
  },
  {
    ...{ name: 'construction codes', from: 'construction_code' },
    page: (filter) => CONSTRUCTION_CODES.page(context(), listInputs(CONSTRUCTION_CODE_LIST).page.parse({ filter, first: 1 })),
    views: [ALL_OF, ...flags({ archived: 'is_archived' })],
  },
];

test.each(LISTS.map((list) => [list.name, list] as const))(
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
  const yesterday = `now() - interval '24 hours'`;
  const health = {
    failedJobs: await counted('graphile_worker.jobs', 'locked_at is null and attempts >= max_attempts'),
    appErrors: await counted('client_error', `last_at > ${yesterday}`),
    peopleWithoutRole: await counted('app_user', 'can_log_in and id not in (select user_id from user_role)'),
    expiredContractors: await counted(
      'independent_contractor',
      `status <> 'ended' and id in (select contractor_id from mandatory_document where expires_on < '${TODAY}')`,
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
