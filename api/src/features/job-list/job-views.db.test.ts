// The views of the jobs' list: what each finds, and that its figure is the count of its list.
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { jobListInput, type JobView } from '@lotline/schema/domain/job/job-list.input';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext, type PersonFacts } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE } from '../../../test/world.ts';
import { JOBS } from './job-list.sql.ts';
import { loadJobViews } from './job-views.queries.ts';

let api: BootedApi;
/** A Friday in Sydney. */
const NOW = new Date('2026-11-20T02:00:00Z');
const OFFICE: PersonFacts = { userId: PEOPLE.admin, claims: CLAIMS };
const VIEWS = ['open', 'overdue', 'week', 'hold', 'mine', 'all'] as const satisfies readonly JobView[];

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  const [me] = (
    await api.sequelize.query(`select first_name || ' ' || last_name as name from app_user where id = ${String(PEOPLE.admin)}`)
  )[0];
  const own = typeof me === 'object' && me !== null && 'name' in me ? me.name : null;
  const jobs: readonly (readonly [workOrder: string, status: string, due: string | null, scheduler?: unknown])[] = [
    ['OPEN', 'Scheduled', null],
    ['LATE', 'Scheduled', '2026-11-15'],
    ['MONDAY', 'Scheduled', '2026-11-16'],
    ['SUNDAY', 'Scheduled', '2026-11-22', own],
    ['NEXT', 'Scheduled', '2026-11-23'],
    ['HELD', 'Builder On hold', '2026-11-10'],
    ['CLOSED', 'closed', '2026-11-10', own],
    ['COMPLETE', 'Complete', '2026-11-17'],
    ['CANCELLED', 'Cancelled', '2026-11-10'],
  ];
  for (const [workOrder, status, due, scheduler = null] of jobs)
    await insertRow(api.sequelize, 'construction', {
      ...{ work_order: `VIEW-${workOrder}`, status, work_type: 'Lead-in', address: 'Box Hill', original_due_date: due, scheduler },
    });
});
afterAll(() => api.stop());

const page = (view: JobView, search: string | null = null) =>
  JOBS.page(directContext(api.sequelize, OFFICE, NOW), jobListInput.parse({ filter: { view, search }, first: 100 }));
const found = async (view: JobView) => (await page(view, 'VIEW-')).rows.map(({ workOrder }) => workOrder.replace('VIEW-', '')).sort();

test('each view finds what it says', async () => {
  expect(await found('open')).toEqual(['HELD', 'LATE', 'MONDAY', 'NEXT', 'OPEN', 'SUNDAY']);
  expect(await found('overdue')).toEqual(['HELD', 'LATE', 'MONDAY']);
  expect(await found('week')).toEqual(['MONDAY', 'SUNDAY']);
  expect(await found('hold')).toEqual(['HELD']);
  expect(await found('mine')).toEqual(['SUNDAY']);
  expect(await found('all')).toHaveLength(9);
});

test('each figure is the count of its list, in one statement', async () => {
  const context = directContext(api.sequelize, OFFICE, NOW);
  const counts = await loadJobViews(context);
  for (const view of VIEWS) expect([view, counts[view]]).toEqual([view, (await page(view)).count]);
  expect(await countStatements(api.sequelize, () => loadJobViews(context))).toBe(1);
});

test('an open job is found by the index of open jobs, and one on hold by its own', async () => {
  const plan = async (view: JobView): Promise<string> => {
    const [condition] = JOBS.conditions(
      jobListInput.parse({ filter: { view } }).filter,
      directContext(api.sequelize, OFFICE, NOW).actor,
    ).slice(-1);
    const sql = `explain select c.id from construction c where ${condition?.sql ?? ''} order by coalesce(c.updated_due_date, c.original_due_date), c.id limit 50`;
    const [, rows] = [null, (await api.sequelize.query(`set local enable_seqscan = off; ${sql}`))[0]];
    return JSON.stringify(rows);
  };
  expect(await plan('open')).toContain('construction_open_due');
  expect(await plan('hold')).toContain('construction_on_hold');
});
