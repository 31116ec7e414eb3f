// The list of jobs against an oracle over its rows: what each filter finds, in which order, page after page while jobs are added, and for whom.
import { QueryTypes } from 'sequelize';
import { jobMargin } from '@lotline/schema/domain/cost/cost.rules';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { jobIdsInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { directContext } from '../../../test/direct-context.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { searchSuggestions } from './job-list.queries.ts';
import { JOBS } from './job-list.sql.ts';
import type { JobRow } from './job-list.type.ts';

let api: BootedApi;
const NOW = new Date('2026-11-20T02:00:00Z');
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const day = (n: number): string => `2026-11-${String((n % 28) + 1).padStart(2, '0')}`;

interface Job {
  readonly id: number;
  readonly [column: string]: unknown;
}
const jobs: Job[] = [];

async function addJob(n: number): Promise<Job> {
  const row = {
    work_order: `WO-${1000 + n}`,
    status: pick(['Scheduled', 'In Progress', 'Complete', 'On Hold'], n),
    work_type: pick(['Lead-in', 'Pit and pipe', 'MDU'], n),
    address: `Lot ${n}, ${n + 3} ${pick(['Wattle', 'Banksia', 'Ferry'], n)} Road, Box Hill NSW 2765`,
    suburb: 'Box Hill',
    state: pick(['NSW', 'VIC', null], n),
    contract: pick(['North', 'South', null, null], n),
    region: pick(['Metro', null], n),
    financial_contact_name: pick(['Opal', 'Telco', null], n),
    delivery_partner: pick(['Zen', null], n),
    delivery_partner_pm: pick(['Pat', 'Kim'], n),
    developer: pick(['Wattle Homes', null, 'Stone & Co'], n),
    scheduler: pick(['Sam Doyle', null], n),
    customer_ref: n % 5 === 0 ? `CR/${7000 + n}` : null,
    site_contact: pick(['José Hart', 'Ann Lee', null], n),
    site_contact_phone: n % 4 === 0 ? `+614915701${String(10 + (n % 80))}` : null,
    original_due_date: n % 7 === 0 ? null : day(n),
    updated_due_date: n % 6 === 0 ? day(n + 9) : null,
    booked_date: n % 3 === 0 ? day(n + 2) : null,
    dbyd_expiry_date: n % 9 === 0 ? day(n) : null,
    release_date: day(n),
    accelerated_job: n % 4 === 1,
    is_received: n % 5 !== 2,
    builder_approval_sent_date: n % 3 === 0 ? `2026-11-0${(n % 8) + 1}T01:02:03.123456Z` : null,
    builder_approved_date: n % 6 === 0 ? '2026-11-09T00:00:00Z' : null,
  };
  return { id: await insertRow(api.sequelize, 'construction', row), ...row };
}

beforeAll(async () => {
  api = await bootApi({ now: () => NOW });
  for (let n = 0; n < 70; n++) jobs.push(await addJob(n));
  for (const [n, job] of jobs.entries()) {
    if (n % 2 === 0) continue;
    const group = n % 4 === 1 ? GROUPS.crewNorth : GROUPS.coastal;
    await insertRow(api.sequelize, 'schedule', {
      construction_id: job.id,
      name: 'Done before',
      group_id: group,
      submitted_date: '2026-11-01T00:00:00Z',
      completed_date: '2026-11-01T00:00:00Z',
      rejected_item_count: n % 8 === 1 ? 2 : 0,
    });
    await insertRow(api.sequelize, 'schedule', {
      construction_id: job.id,
      name: 'Haul',
      group_id: group,
      issued_date: NOW,
      due_date: day(n),
    });
  }
});
afterAll(() => api.stop());

const office = () => directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS }, NOW);
const dueOf = (job: Job): unknown => job['updated_due_date'] ?? job['original_due_date'];

async function walk(ask: object, first = 7, between: () => Promise<unknown> = async () => undefined): Promise<JobRow[]> {
  const rows: JobRow[] = [];
  for (let after: string | null = null, page = 0; ; page++) {
    const found = await JOBS.page(office(), jobListInput.parse({ ...ask, first, after }));
    rows.push(...found.rows);
    after = found.after;
    if (after === null) return rows;
    if (page > 100) throw new Error('the list does not end');
    await between();
  }
}

const FILTERS: readonly (readonly [string, object, (job: Job, n: number) => boolean])[] = [
  ['statuses', { statuses: ['Scheduled', 'On Hold'] }, (job) => job['status'] === 'Scheduled' || job['status'] === 'On Hold'],
  ['nothing ticked', { statuses: [] }, () => true],
  ['work types', { workTypes: ['MDU'] }, (job) => job['work_type'] === 'MDU'],
  ['contracts', { contracts: ['South'] }, (job) => job['contract'] === 'South'],
  ['regions', { regions: ['Metro'] }, (job) => job['region'] === 'Metro'],
  ['states', { states: ['VIC'] }, (job) => job['state'] === 'VIC'],
  ['customers', { customers: ['Opal'] }, (job) => job['financial_contact_name'] === 'Opal'],
  ['delivery partners', { deliveryPartners: ['Zen'] }, (job) => job['delivery_partner'] === 'Zen'],
  ['their managers', { deliveryPartnerPms: ['Kim'] }, (job) => job['delivery_partner_pm'] === 'Kim'],
  ['developers', { developers: ['Stone & Co'] }, (job) => job['developer'] === 'Stone & Co'],
  ['schedulers', { schedulers: ['Sam Doyle'] }, (job) => job['scheduler'] === 'Sam Doyle'],
  ['groups', { groupIds: [GROUPS.coastal] }, (_, n) => n % 4 === 3],
  ['accelerated', { accelerated: true }, (job) => job['accelerated_job'] === true],
  ['not accelerated', { accelerated: false }, (job) => job['accelerated_job'] === false],
  ['received', { received: false }, (job) => job['is_received'] === false],
  ['with rejected items', { hasRejectedItems: true }, (_, n) => n % 8 === 1],
  ['without rejected items', { hasRejectedItems: false }, (_, n) => n % 8 !== 1],
  ['approval not asked for', { builderApproval: 'none' }, (_, n) => n % 3 !== 0],
  ['approval sent', { builderApproval: 'sent' }, (_, n) => n % 3 === 0 && n % 6 !== 0],
  ['approved', { builderApproval: 'approved' }, (_, n) => n % 6 === 0],
  ['overdue', { overdue: true }, (job) => dueOf(job) !== null && String(dueOf(job)) < '2026-11-20' && job['status'] !== 'Complete'],
  ['not overdue', { overdue: false }, (job) => dueOf(job) === null || String(dueOf(job)) >= '2026-11-20' || job['status'] === 'Complete'],
  ['due in a week', { dates: [{ field: 'dueDate', from: '2026-11-10', to: '2026-11-16' }] }, (job) => between(dueOf(job), 10, 16)],
  ['booked until', { dates: [{ field: 'bookedDate', to: '2026-11-12' }] }, (job) => between(job['booked_date'], 1, 12)],
  ['released from', { dates: [{ field: 'releaseDate', from: '2026-11-25' }] }, (job) => between(job['release_date'], 25, 31)],
  ['a work order', { search: 'WO-1012' }, (_, n) => n === 12],
  ['the beginning of a work order', { search: 'wo-101' }, (_, n) => n >= 10 && n < 20],
  ['the figures of a work order', { search: '1033' }, (_, n) => n === 33],
  ['a lot, and no other', { search: 'lot 1' }, (_, n) => n === 1],
  ['a lot and its street', { search: 'Lot 6, 9 Wattle' }, (_, n) => n === 6],
  ['a part of a street', { search: 'anksi' }, (_, n) => n % 3 === 1],
  ['a reference', { search: 'cr/7015' }, (_, n) => n === 15],
  ['a contact without its accent', { search: 'jose hart' }, (_, n) => n % 3 === 0],
  ['a telephone as it is said', { search: '0491 570 126' }, (_, n) => n === 16],
  ['a telephone from abroad', { search: '+61 491 570 126' }, (_, n) => n === 16],
  ['neither of some statuses', { statuses: ['Scheduled', 'Complete'], isNot: ['statuses'] }, (_, n) => n % 2 === 1],
  ['any region but one, and none', { regions: ['Metro'], isNot: ['regions'] }, (job) => job['region'] === null],
  ['no task of a group', { groupIds: [GROUPS.coastal], isNot: ['groupIds'] }, (_, n) => n % 4 !== 3],
  ['any approval but one', { builderApproval: 'sent', isNot: ['builderApproval'] }, (_, n) => n % 3 !== 0 || n % 6 === 0],
  ['"not" of a filter that is not set', { isNot: ['statuses'] }, () => true],
  ['no contract', { isEmpty: ['contracts'] }, (job) => job['contract'] === null],
  ['a customer', { isNotEmpty: ['customers'] }, (job) => job['financial_contact_name'] !== null],
  ['no due day, in a state', { isEmpty: ['dueDate'], isNotEmpty: ['states'] }, (job) => dueOf(job) === null && job['state'] !== null],
  ['what is no word', { search: '%_' }, () => false],
];
function between(value: unknown, from: number, to: number): boolean {
  return typeof value === 'string' && Number(value.slice(8)) >= from && Number(value.slice(8)) <= to;
}

test('finds the jobs of one project alone, together with the other filters', async () => {
  const projectId = await insertRow(api.sequelize, 'project', { name: 'Stage 4' });
  const inside = [2, 5, 8].map((n) => jobs[n]?.id ?? 0);
  const bind = { projectId, inside };
  await api.sequelize.query('update construction set project_id = $projectId where id = any($inside::int[])', { bind });
  const idsOf = async (filter: object) => (await walk({ filter, sort: { field: 'id' } })).map(({ id }) => id);
  expect(await idsOf({ projectIds: [projectId] })).toEqual(inside);
  expect(await idsOf({ projectIds: [projectId], search: 'WO-1005' })).toEqual(inside.slice(1, 2));
  expect(await idsOf({ projectIds: [projectId + 1] })).toEqual([]);
});

test.each(FILTERS)('finds by %s exactly what an oracle finds', async (_name, filter, holds) => {
  const expected = jobs.filter(holds).map(({ id }) => id);
  const rows = await walk({ filter, sort: { field: 'id' } });
  expect(rows.map(({ id }) => id)).toEqual(expected);
  const parsed = jobListInput.parse({ filter });
  expect(await JOBS.ids(office(), parsed.filter, 10_000)).toEqual(expected);
  const { count, isCountCapped } = await JOBS.page(office(), jobListInput.parse({ filter, first: 1 }));
  expect({ count, isCountCapped }).toEqual({ count: expected.length, isCountCapped: false });
});

/** Somewhere between those that are there, in each order. */
let added = 0;

describe.each(sortKeysOf(JOB_LIST))('sorted by %s', (field) => {
  test.each([false, true])('no job is lost or doubled while others are added (descending: %s)', async (descending) => {
    const known = new Set(jobs.map(({ id }) => id));
    const rows = await walk({ sort: { field, descending } }, 9, () => addJob(200 + ((added++ * 37) % 701)));
    const seen = rows.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => known.has(id)).toSorted((a, b) => a - b)).toEqual([...known].toSorted((a, b) => a - b));
    await api.sequelize.query('delete from construction where id > $last', { bind: { last: Math.max(...known) } });
  });
});

test('those without a day stand at the end in either direction', async () => {
  const asked = (descending: boolean) => walk({ sort: { field: 'dueDate', descending } });
  for (const rows of [await asked(false), await asked(true)]) {
    const days = rows.map(({ dueDate }) => dueDate);
    const firstEmpty = days.indexOf(null);
    expect(firstEmpty).toBeGreaterThan(0);
    expect(days.slice(firstEmpty).every((value) => value === null)).toBe(true);
  }
  const days = (await asked(true)).flatMap(({ dueDate }) => dueDate ?? []);
  expect(days).toEqual(days.toSorted().reverse());
});

test('a row says what the list shows of a job, in one statement', async () => {
  const job = jobs[13] ?? { id: 0 };
  await insertAttachment(api.sequelize, { owner_user_id: PEOPLE.office, construction_id: job.id, title: 'Plan', state: 'uploaded' });
  await insertRow(api.sequelize, 'boq', { construction_id: job.id, code: 'A', unit_amount: '10.25', quantity: '3', variation_qty: '0.5' });
  const ask = () => JOBS.page(office(), jobListInput.parse({ filter: { ids: [job.id] } }));
  const [row] = (await ask()).rows;
  expect(row).toMatchObject({
    dueDate: '2026-11-14',
    attachmentCount: 1,
    contractValue: '35.88',
    nextTask: { name: 'Haul', group: 'Crew North', isOnsite: false },
  });
  expect(await countStatements(api.sequelize, ask)).toBe(1);
});

test('the next task is one that is still to be done; where all are done there is none', async () => {
  const job = await addJob(91);
  const due = (n: number) => ({ construction_id: job.id, group_id: GROUPS.crewNorth, issued_date: NOW, due_date: day(n) });
  const nextTask = async () =>
    (await JOBS.page(office(), jobListInput.parse({ filter: { ids: [job.id] } }))).rows[0]?.nextTask?.name ?? null;
  await insertRow(api.sequelize, 'schedule', { ...due(1), name: 'Completed', completed_date: NOW });
  await insertRow(api.sequelize, 'schedule', { ...due(2), name: 'Set aside', ignored: true });
  await insertRow(api.sequelize, 'schedule', { ...due(2), name: 'Declined', declined_date: NOW });
  expect(await nextTask()).toBeNull();
  await insertRow(api.sequelize, 'schedule', { ...due(5), name: 'Open' });
  expect(await nextTask()).toBe('Open');
  // open again, though its completion still stands
  await insertRow(api.sequelize, 'schedule', { ...due(3), name: 'Reopened', completed_date: NOW, is_reopened: true });
  expect(await nextTask()).toBe('Reopened');
  await api.sequelize.query('delete from schedule where construction_id = $id', { bind: { id: job.id } });
  await api.sequelize.query('delete from construction where id = $id', { bind: { id: job.id } });
});

test('value and margin of a row are what the page of its job makes of the same lines', async () => {
  const job = await addJob(90);
  const of = { construction_id: job.id };
  const boqs = [
    { quantity: '10.000', variationQty: null, designVariation: null, unitAmount: '33.33' },
    // refused, approved in part, not decided
    { quantity: '2.500', variationQty: '4.000', designVariation: '0.000', unitAmount: '10.05' },
    { quantity: '1.000', variationQty: '4.000', designVariation: '1.500', unitAmount: '0.99' },
    { quantity: '1.000', variationQty: '0.125', designVariation: null, unitAmount: '20.00' },
    { quantity: '7.000', variationQty: null, designVariation: null, unitAmount: null },
  ];
  for (const [n, { quantity, variationQty, designVariation, unitAmount }] of boqs.entries())
    await insertRow(api.sequelize, 'boq', {
      ...{ ...of, code: `M-${n}`, quantity, variation_qty: variationQty, design_variation: designVariation, unit_amount: unitAmount },
    });
  const lines = [
    { state: 'draft', valueExGst: '100.10', rejectedDate: null },
    { state: 'review', valueExGst: '50.00', rejectedDate: '2026-11-01T00:00:00Z' },
    { state: 'void', valueExGst: '70.00', rejectedDate: null },
  ];
  for (const { state, valueExGst, rejectedDate } of lines) {
    const id = await insertRow(api.sequelize, 'payment', { ...of, state });
    await insertRow(api.sequelize, 'payment_item', { payment_id: id, value_ex_gst: valueExGst, rejected_date: rejectedDate });
  }
  const costs = [
    { kind: 'bom', quantity: '3.333', unitCost: '1.05', removed_at: null },
    { kind: 'bom', quantity: '1.000', unitCost: null, removed_at: null },
    { kind: 'bom', quantity: '9.000', unitCost: '9.00', removed_at: NOW },
    { kind: 'expense', quantity: '1.000', unitCost: '12.34', removed_at: null },
  ];
  for (const { kind, quantity, unitCost, removed_at } of costs)
    await insertRow(api.sequelize, 'job_cost', {
      ...{
        ...of,
        kind,
        quantity,
        unit_cost: unitCost,
        removed_at,
        code: 'C',
        supplier: 'S',
        spent_on: day(3),
        created_by_user_id: PEOPLE.admin,
      },
    });
  const kept = (wanted: string) => costs.filter(({ kind, removed_at }) => kind === wanted && removed_at === null);
  const margin = jobMargin({
    boqs: boqs.map((line) => ({ ...line, assignedQty: null, completedQty: null })),
    payments: [{ paymentItems: lines.filter(({ state }) => state !== 'void').map((line) => ({ ...line, valueIncGst: null })) }],
    boms: kept('bom'),
    expenses: kept('expense'),
  });
  const { rows } = await JOBS.page(office(), jobListInput.parse({ filter: { ids: [job.id, jobs[2]?.id ?? 0] } }));
  const row = rows.find(({ id }) => id === job.id);
  expect({ value: row?.contractValue, left: row?.margin }).toEqual({ value: margin?.value, left: margin?.left });
  expect(rows.find(({ id }) => id !== job.id)).toMatchObject({ contractValue: null, margin: null });
  await api.sequelize.query('delete from construction where id = $id', { bind: { id: job.id } });
});

test('a count goes to a thousand and says that there are more', async () => {
  await api.sequelize.query(`insert into construction (work_order, status, work_type, address, region)
    select 'MANY-' || n, 'Scheduled', 'MDU', 'Many', 'Counted' from generate_series(1, 1001) n`);
  const asked = (first: number, after: string | null) =>
    JOBS.page(office(), jobListInput.parse({ filter: { regions: ['Counted'] }, first, after }));
  const page = await asked(1, null);
  expect([page.count, page.isCountCapped]).toEqual([1000, true]);
  const next = await asked(1, page.after);
  expect([next.count, next.isCountCapped]).toEqual([1000, true]);
  await api.sequelize.query(`delete from construction where region = 'Counted'`);
});

test('what is typed is folded as the database folds it', async () => {
  const { searchWords } = await import('@lotline/schema/domain/job/job-search.rules');
  const texts = ['Lots 1-4, U3/8 Wattle Rd', 'WO148 Unit 12', 'José Ñandú', '3 / 8 x', 'T1-234-a5', 'unit', 'ÅÄ Ö', "O'Brien & Co."];
  for (const text of texts) {
    const [found] = await api.sequelize.query<{ words: string }>('select search_words($text) as words', {
      bind: { text },
      type: QueryTypes.SELECT,
    });
    expect(found?.words.trim()).toBe(searchWords(text));
  }
});

describe('through the API', () => {
  const ask = (query: string) => api.gql('office', query);

  test.each([
    ['"not" of what has no opposite', '{ jobs(filter: { isNot: ["view"] }) { count } }', 'filter.isNot.0'],
    ['"empty" of what never is', '{ jobs(filter: { isEmpty: ["statuses"] }) { count } }', 'filter.isEmpty.0'],
    ['a sort that is not known', '{ jobs(sort: { field: "password" }) { count } }', 'sort.field'],
    ['a date that is not known', '{ jobs(filter: { dates: [{ field: "born", from: "2026-01-01" }] }) { count } }', 'filter.dates.0.field'],
    ['a range without an end', '{ jobs(filter: { dates: [{ field: "dueDate" }] }) { count } }', 'filter.dates.0'],
    ['an approval that is not known', '{ jobs(filter: { builderApproval: "maybe" }) { count } }', 'filter.builderApproval'],
    ['a text that is too long', `{ jobs(filter: { search: "${'x'.repeat(201)}" }) { count } }`, 'filter.search'],
    ['a name that is too long', `{ jobs(filter: { developers: ["${'x'.repeat(201)}"] }) { count } }`, 'filter.developers.0'],
    ['a page that is too long', '{ jobs(first: 201) { count } }', 'first'],
    ['a cursor that is none', '{ jobs(after: "nonsense") { count } }', 'after'],
    ['too many ids', '{ jobIds(first: 10001) }', 'first'],
  ])('refuses %s', async (_name, query, field) => {
    const { errors } = await ask(query);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field } });
  });

  test('refuses the place of another order', async () => {
    const { data } = await ask('{ jobs(first: 3, sort: { field: "dueDate" }) { after } }');
    const { after } = (data as { jobs: { after: string } }).jobs;
    for (const sort of ['{ field: "workOrder" }', '{ field: "dueDate", descending: true }']) {
      const { errors } = await ask(`{ jobs(first: 3, sort: ${sort}, after: "${after}") { after } }`);
      expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'after' } });
      expect(errors[0]?.message).toBe('This page does not belong to the list in this order. Start from the first page.');
    }
  });

  test('shows amounts to who may see money alone', async () => {
    const query = `{ jobs(filter: { ids: [${jobs[13]?.id ?? 0}] }) { rows { contractValue margin } } }`;
    const seen = async (person: 'office' | 'finance') => (await api.gql(person, query)).data;
    expect(await seen('finance')).toEqual({ jobs: { rows: [{ contractValue: '35.88', margin: '35.88' }] } });
    expect(await seen('office')).toEqual({ jobs: { rows: [{ contractValue: null, margin: null }] } });
  });

  test('offers the values that jobs have', async () => {
    const { data } = await ask('{ jobFilterOptions { statuses states developers schedulers } }');
    expect(data).toEqual({
      jobFilterOptions: {
        statuses: ['Complete', 'In Progress', 'On Hold', 'Scheduled'],
        states: ['NSW', 'VIC'],
        developers: ['Stone & Co', 'Wattle Homes'],
        schedulers: ['Sam Doyle'],
      },
    });
  });
});

test('a search that finds nothing is answered with what it may have meant, of the person’s own jobs and under the same filters', async () => {
  const street = { street_name: 'Currawong', suburb: 'Tallawong', address: '5 Currawong Road, Tallawong' };
  const own = await insertRow(api.sequelize, 'construction', {
    work_order: 'MEANT-1',
    status: 'Scheduled',
    work_type: 'Lead-in',
    ...street,
  });
  const other = { ...street, street_name: 'Currawing', address: '6 Currawing Road, Tallawong' };
  await insertRow(api.sequelize, 'construction', { work_order: 'MEANT-2', status: 'Closed', work_type: 'Lead-in', ...other });
  await insertRow(api.sequelize, 'schedule', { construction_id: own, name: 'Haul', group_id: GROUPS.crewNorth, issued_date: NOW });
  const all = directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS });
  const meant = (context: typeof all, filter: object) => searchSuggestions(context, jobIdsInput.parse({ filter }).filter);
  expect(await meant(all, { search: '5 currawog' })).toEqual(['5 Currawong']);
  expect(await meant(all, { search: 'Curravong talawong' })).toEqual(['Currawong Tallawong', 'Currawing Tallawong']);
  expect(await meant(all, { search: 'Currawng' })).toEqual(['Currawing', 'Currawong']);
  expect(await meant(all, { search: 'Currawng', statuses: ['Closed'] })).toEqual(['Currawing']);
  expect(await meant(all, { search: 'Currawong' })).toEqual([]);
  const crew = directContext(api.sequelize, { userId: PEOPLE.field, claims: [], groupIds: [GROUPS.crewNorth] });
  expect(await meant(crew, { search: 'Currawng' })).toEqual(['Currawong']);
  // the names are read once, however many ask
  expect(await countStatements(api.sequelize, () => meant(all, { search: 'Currawng' }))).toBe(2);
});
