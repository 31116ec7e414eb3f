// The job list for the desktop's cache, line by line: equal to the list that the same person reads, whatever changed meanwhile (decision 085).
import { QueryTypes } from 'sequelize';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { TIME_ZONE_HEADER, type JobLine, type JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import { allReadable } from '../../../test/all-readable.ts';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { jobPageOf } from '../../../test/job-pages.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { pullJobs } from './pull-jobs.queries.ts';

type Row = { readonly id: number; readonly [column: string]: unknown };
const OFFICE = ['scheduler', 'office', 'finance', 'admin'] as const satisfies readonly PersonName[];
const COLUMNS = Object.entries(JOB_LIST.columns).map(([key, { kind }]) =>
  kind === 'parts' ? `${key} { scheduleId name group isOnsite }` : key,
);

let api: BootedApi;
beforeAll(async () => {
  const seeding = connectTestDatabase(2);
  await seedDemo(seeding, { size: 'small', today: new Date().toISOString().slice(0, 10) });
  await seeding.close();
  api = await bootApi();
});
afterAll(() => api.stop());

/** Of people, rights and groups, which the server holds until it is told. */
const changePeople = (sql: string) => changeWithEvent(api.sequelize, sql, [api]);
const run = (sql: string, bind: Record<string, unknown> = {}) => api.sequelize.query(sql, { bind });
const firstJob = async (): Promise<number> => {
  const [row] = await api.sequelize.query<{ id: number }>('select min(id) as id from construction', { type: QueryTypes.SELECT });
  return row?.id ?? 0;
};

async function read(person: PersonName, since: string | null): Promise<readonly JobLine<Row>[]> {
  await allReadable(api.sequelize);
  const query = since === null ? '' : `?since=${encodeURIComponent(since)}`;
  const answer = await fetch(`${api.url}/api/sync/jobs${query}`, { headers: { authorization: `Bearer ${await api.tokenFor(person)}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  expect(answer.headers.get(TIME_ZONE_HEADER)).toBe('Australia/Sydney');
  return (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JobLine<Row>);
}

/** A store as the desktop's, reading until there is no more. */
class Store {
  rows = new Map<number, Row>();
  pages = new Map<number, JobPageParts>();
  /** Whether the rows had all come when the first page did. */
  isListed = false;
  cursor: string | null = null;
  begins = 0;
  private gathered: Map<number, Row> | null = null;
  constructor(readonly person: PersonName) {}

  /** @returns whether there is more */
  take(lines: readonly JobLine<Row>[]): boolean {
    let more = true;
    for (const line of lines) {
      if ('beginAnew' in line) {
        this.begins += 1;
        this.gathered = new Map();
        this.pages.clear();
        this.isListed = false;
      } else if ('job' in line) (this.gathered ?? this.rows).set(line.job.id, line.job);
      else if ('gone' in line) {
        (this.gathered ?? this.rows).delete(line.gone);
        this.pages.delete(line.gone);
      } else if ('listed' in line) {
        this.isListed = true;
        if (this.gathered !== null) [this.rows, this.gathered] = [this.gathered, null];
      } else if ('page' in line) {
        expect(this.isListed).toBe(true);
        this.pages.set(line.page.id, line.page);
      } else if ('pageGone' in line) this.pages.delete(line.pageGone);
      else {
        this.cursor = line.cursor;
        more = line.more;
      }
    }
    return more;
  }
  async sync(): Promise<this> {
    for (let calls = 0; this.take(await read(this.person, this.cursor)); calls++) expect(calls).toBeLessThan(50);
    return this;
  }
  sorted = (): readonly Row[] => [...this.rows.values()].sort((one, other) => one.id - other.id);
}

async function listOf(person: PersonName): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = null, goesOn = true; goesOn;) {
    const { data, errors } = await api.gql(
      person,
      `query ($after: String) { jobs(first: 100, after: $after, filter: {}, sort: { field: "id", descending: false }) { rows { ${COLUMNS.join(' ')} } after } }`,
      { after },
    );
    expect(errors).toEqual([]);
    const { jobs } = data as { jobs: { rows: Row[]; after: string | null } };
    rows.push(...jobs.rows);
    after = jobs.after;
    goesOn = after !== null;
  }
  return rows;
}
/** Addresses of files hold the hour. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/\/api\/files\/[^"]*/g, 'a file'));

async function pagesOf(person: PersonName): Promise<JobPageParts[]> {
  const pages: JobPageParts[] = [];
  for (const { id, status } of await listOf(person))
    if (!isJobEnded({ status: String(status) })) pages.push(await jobPageOf(api, person, id, person === 'finance' || person === 'admin'));
  return pages;
}
const sortedPages = ({ pages }: Store): unknown => plain([...pages.values()].sort((one, other) => one.id - other.id));

test.each(OFFICE)('%s is sent the rows that the list answers, column by column, and no other', async (person) => {
  const store = await new Store(person).sync();
  const list = await listOf(person);
  expect(list.length).toBeGreaterThan(20);
  expect(plain(store.sorted())).toEqual(plain(list));
  expect(store.begins).toBe(1);
});

test.each(OFFICE)(
  '%s is sent the pages of the open jobs as their own reads answer them, column by column, and no other',
  async (person) => {
    const pages = await pagesOf(person);
    expect(pages.length).toBeGreaterThan(10);
    expect(sortedPages(await new Store(person).sync())).toEqual(plain(pages));
  },
);

test('what changes in a page comes, also what names somebody, and a job that ends has none', async () => {
  const store = await new Store('office').sync();
  const [id = 0, other = 0] = [...store.pages.keys()];
  await run(
    `insert into internal_comment (construction_id, user_id, comments, created_utc) values ($id, $by, 'Ring the builder first', now())`,
    {
      ...{ id, by: PEOPLE.office },
    },
  );
  await run(`insert into site_contact (construction_id, name, description, sort_order) values ($id, 'Dale', '', 1)`, { id });
  await changePeople(`update app_user set last_name = 'Otherwise' where id = ${String(PEOPLE.field)}`);
  await store.sync();
  expect(JSON.stringify(store.pages.get(id))).toContain('Ring the builder first');
  expect(JSON.stringify([...store.pages.values()])).toContain('Otherwise');
  expect([store.begins, sortedPages(store)]).toEqual([1, plain(await pagesOf('office'))]);
  await run(`update construction set status = 'Complete' where id = $other`, { other });
  await store.sync();
  expect([store.pages.has(other), store.rows.has(other)]).toEqual([false, true]);
  await run(`update construction set status = 'Issued' where id = $other`, { other });
  await store.sync();
  expect(sortedPages(store)).toEqual(plain(await pagesOf('office')));
});

test('who a job is given to, what is planned of it, its folders and what a review asks come with its page, and so does their change', async () => {
  const store = await new Store('office').sync();
  const [row] = await api.sequelize.query<{ id: number; item: number }>(
    `select s.construction_id as id, i.id as item from schedule_item i join schedule s on s.id = i.schedule_id where s.construction_id = any($ids::integer[])
      order by i.id limit 1`,
    { bind: { ids: [...store.pages.keys()] }, type: QueryTypes.SELECT },
  );
  const { id = 0, item = 0 } = row ?? {};
  await run(
    `insert into job_delegation (construction_id, user_id, from_date, to_date, scope, reason, created_by_user_id) values ($id, $to, current_date, current_date + 7, 'view', 'Leave', $by)`,
    { id, to: PEOPLE.scheduler, by: PEOPLE.admin },
  );
  await store.sync();
  expect(store.pages.get(id)?.delegations).toMatchObject([{ reason: 'Leave', userId: PEOPLE.scheduler }]);
  await run(
    `update construction set file_folders = '{Plans,Permits}', planned_status = 'On Hold', planned_status_at = now() + interval '2 days', planned_status_by = $by where id = $id`,
    { id, by: PEOPLE.admin },
  );
  await run(`update schedule_item set approved_qty = 1, approved_date = now(), approved_by = 'Asha' where id = $item`, { item });
  await changePeople(`update app_user set last_name = 'Renamed' where id = ${String(PEOPLE.admin)}`);
  await store.sync();
  const page = store.pages.get(id);
  expect([page?.folders, JSON.stringify(page?.delegations).includes('Renamed')]).toEqual([['Plans', 'Permits'], true]);
  expect(page?.plannedStatus).toMatchObject({ status: 'On Hold', setBy: expect.stringContaining('Renamed') });
  expect(page?.review.items).toContainEqual({ id: item, approvedDate: expect.stringContaining('T') });
  expect(sortedPages(store)).toEqual(plain(await pagesOf('office')));
  await run(`delete from job_delegation where construction_id = $id`, { id });
  await run(`update construction set planned_status = null, planned_status_at = null, planned_status_by = null where id = $id`, { id });
});

test('a page that is too long is not sent', async () => {
  const store = await new Store('office').sync();
  const [id = 0] = [...store.pages.keys()];
  await run(
    `insert into site_contact (construction_id, name, description, sort_order) select $id, 'Long', repeat('x', 2000), n from generate_series(10, 600) n`,
    { id },
  );
  await store.sync();
  expect([store.pages.has(id), store.rows.has(id)]).toEqual([false, true]);
  await run(`delete from site_contact where construction_id = $id and name = 'Long'`, { id });
  await store.sync();
  expect(store.pages.has(id)).toBe(true);
});

test('amounts reach who may see them alone', async () => {
  const isAmount = ({ contractValue, margin }: Row): boolean => contractValue !== null || margin !== null;
  expect((await new Store('finance').sync()).sorted().some(isAmount)).toBe(true);
  expect((await new Store('scheduler').sync()).sorted().some(isAmount)).toBe(false);
});

test('what changed comes, what is gone is named, and nothing is one cursor', async () => {
  const store = await new Store('office').sync();
  expect(await read('office', store.cursor)).toEqual([{ cursor: expect.any(String), more: false }]);
  const id = await firstJob();
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await run(`update construction set suburb = 'Elsewhere' where id = $id`, { id });
  await store.sync();
  expect(store.rows.get(id)?.['suburb']).toBe('Elsewhere');
  expect(store.rows.has(constructionId)).toBe(true);
  expect(store.begins).toBe(1);
  expect(plain(store.sorted())).toEqual(plain(await listOf('office')));
});

test('who is called otherwise: a group’s new name comes in every row that shows it', async () => {
  const store = await new Store('office').sync();
  await changePeople(`update work_group set name = 'Ridgeway Cabling and Sons' where name = 'Ridgeway Cabling'`);
  await store.sync();
  expect(JSON.stringify(store.sorted())).toContain('and Sons');
  expect(plain(store.sorted())).toEqual(plain(await listOf('office')));
  await changePeople(`update work_group set name = 'Ridgeway Cabling' where name = 'Ridgeway Cabling and Sons'`);
});

test('a read that was broken at any line goes on from its last cursor and ends at the same', async () => {
  // of the day of the demo data, as the API: documents run out by it
  const person = { userId: PEOPLE.office, claims: ['CAN_ACCESS_CONSTRUCTION'], groupIds: [] } as const;
  const context = directContext(api.sequelize, person, new Date());
  const size = { jobs: 7, pages: 3, changes: 1_000 };
  const store = new Store('office');
  for (let calls = 0, more = true; more; calls++) {
    expect(calls).toBeLessThan(100);
    const page = await pullJobs(context, store.cursor, size);
    const lines: JobLine<Row>[] = [
      ...(page.beginAnew === null ? [] : [{ beginAnew: true as const, ...page.beginAnew }]),
      ...page.jobs.map(({ job, foundBy }) => ({ job: plain(job) as Row, foundBy })),
      ...(page.isListed ? [{ listed: true as const }] : []),
      ...page.pages.map((one) => ({ page: one })),
      { cursor: page.cursor, more: page.more },
    ];
    // broken off before its end, then read again
    store.take(lines.slice(0, calls % lines.length));
    more = store.take(lines);
  }
  expect(plain(store.sorted().map(({ id }) => id))).toEqual((await listOf('office')).map(({ id }) => id));
  expect(sortedPages(store)).toEqual(plain(await pagesOf('office')));
});

test('what changes while the pages still come is sent before they go on', async () => {
  const context = directContext(api.sequelize, { userId: PEOPLE.office, claims: ['CAN_ACCESS_CONSTRUCTION'], groupIds: [] }, new Date());
  await allReadable(api.sequelize);
  const size = { jobs: 1_000, pages: 3, changes: 1_000 };
  const rows = await pullJobs(context, null, size);
  const first = await pullJobs(context, rows.cursor, size);
  expect([rows.isListed, rows.more, rows.pages, first.pages.length, first.more]).toEqual([true, true, [], 3, true]);
  const id = first.pages[0]?.id ?? 0;
  expect(id).toBe(
    Math.max(...(await listOf('office')).filter(({ status }) => !isJobEnded({ status: String(status) })).map((row) => row.id)),
  );
  await run(`update construction set suburb = 'Meanwhile' where id = $id`, { id });
  await allReadable(api.sequelize);
  const changed = await pullJobs(context, first.cursor, size);
  expect([changed.jobs.map(({ job }) => job.id), changed.pages.map((page) => page.id), changed.more]).toEqual([[id], [id], true]);
  const next = await pullJobs(context, changed.cursor, size);
  expect([next.jobs, next.pages.length, (next.pages[0]?.id ?? MAX_ID) < (first.pages.at(-1)?.id ?? 0)]).toEqual([[], 3, true]);
});

test('a claim that is won or lost begins anew, and one that is lost altogether is refused', async () => {
  const store = await new Store('scheduler').sync();
  await changePeople(
    `insert into role_claim (role_id, claim_value) select role_id, 'CAN_VIEW_FINANCIAL_INFORMATION' from user_role where user_id = ${String(PEOPLE.scheduler)} on conflict do nothing`,
  );
  await store.sync();
  expect(store.begins).toBe(2);
  expect(store.sorted().some(({ contractValue }) => contractValue !== null)).toBe(true);
  await changePeople(
    `delete from role_claim where claim_value = 'CAN_VIEW_FINANCIAL_INFORMATION' and role_id in (select role_id from user_role where user_id = ${String(PEOPLE.scheduler)})`,
  );
  await store.sync();
  expect(store.begins).toBe(3);
  expect(store.sorted().some(({ contractValue, margin }) => contractValue !== null || margin !== null)).toBe(false);
});

test.each(['never-given', 'a~b~c', 'a!9999999999', '\u0000'])('the cursor %j begins anew', async (since) => {
  expect((await read('office', since))[0]).toEqual({ beginAnew: true, count: (await listOf('office')).length });
});

test('a cursor that is too long is refused with a sentence, and so is who has no job list', async () => {
  expect((await api.rest('office', 'GET', `/api/sync/jobs?since=${'a'.repeat(1_001)}`)).body).toMatchObject({ code: 'INVALID_INPUT' });
  for (const person of ['field', 'sub'] as const)
    expect((await api.rest(person, 'GET', '/api/sync/jobs')).body).toMatchObject({ code: 'CLAIM_REQUIRED' });
  expect((await fetch(`${api.url}/api/sync/jobs`)).status).toBe(401);
});

test('a page is two statements, however many jobs it has; nothing new is one', async () => {
  const sequelize = connectTestDatabase(1);
  const context = directContext(sequelize, { userId: PEOPLE.office, claims: ['CAN_ACCESS_CONSTRUCTION'], groupIds: [] });
  // another database's open transaction holds back what was written here
  await allReadable(sequelize);
  let cursor: string | null = null;
  const statements: number[] = [];
  for (let more = true; more;)
    statements.push(
      await countStatements(sequelize, async () => {
        const page = await pullJobs(context, cursor);
        [cursor, more] = [page.cursor, page.more];
      }),
    );
  expect([statements.length > 1, statements.every((count) => count === 2)]).toEqual([true, true]);
  expect(await countStatements(sequelize, () => pullJobs(context, cursor))).toBe(1);
  await sequelize.close();
});
