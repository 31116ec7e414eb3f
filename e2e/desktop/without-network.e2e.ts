// The console in its window without a network: lists, search, board and job page from the copy on this computer, equal to the server's, with their age.
import { isDeepStrictEqual } from 'node:util';
import { JOB_LIST } from '../../schema/domain/job/job.columns.ts';
import { auditLooks } from '../support/audit.ts';
import { shootDesk, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, setOnline, storedAnswer, syncedAt } from './window.ts';

/** A job of the demo data that no other is called like. */
const WORK_ORDER = '48191';
const MOST = 100;
const COLUMNS = Object.entries(JOB_LIST.columns).map(([key, { kind }]) =>
  kind === 'parts' ? `${key} { scheduleId name group isOnsite }` : key,
);
const QUERY = `query ($filter: JobFilterInput, $sort: ListSortInput) { jobs(filter: $filter, sort: $sort, first: ${String(MOST)}) { rows { ${COLUMNS.join(' ')} } count } }`;

interface Asked {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly descending: boolean } | null;
}
const SORTS = Object.entries(JOB_LIST.columns).flatMap(([key, column]) =>
  'isSortable' in column && column.isSortable
    ? [false, true].map((descending): Asked => ({ filter: {}, sort: { field: key, descending } }))
    : [],
);
const FILTERS: readonly object[] = [
  ...(['open', 'overdue', 'week', 'hold', 'mine', 'all'] as const).map((view) => ({ view })),
  { search: WORK_ORDER },
  { search: 'rd' },
  { search: 'nowhere at all' },
  { statuses: ['Issued'] },
  { statuses: ['Issued'], isNot: ['statuses'] },
  { isEmpty: ['schedulers'] },
  { isNotEmpty: ['schedulers'] },
  { overdue: true },
  { overdue: false },
  { accelerated: true },
  { received: false },
  { hasRejectedItems: true },
  { builderApproval: 'none' },
  { dates: [{ field: 'dueDate', from: '2026-01-01', to: null }] },
];
const ASKED: readonly Asked[] = [...SORTS, ...FILTERS.map((filter) => ({ filter, sort: null }))];

async function ofServer(url: string, token: string, asked: Asked): Promise<unknown> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: asked }),
  });
  const { data, errors } = (await answer.json()) as { data: { jobs: unknown } | null; errors?: unknown };
  expect([asked, errors]).toEqual([asked, undefined]);
  return data?.jobs;
}

const ofComputer = ({ page }: Desktop, asked: Asked): Promise<unknown> =>
  page.evaluate(
    async (args) => {
      const { readJobs } = Reflect.get(window, 'lotlineDesktop') as {
        readJobs: (args: object) => Promise<{ data: { rows: unknown; count: number } | null }>;
      };
      const { data } = await readJobs(args);
      return data === null ? null : { rows: data.rows, count: data.count };
    },
    { read: 'page', asked: JSON.stringify({ ...asked, first: MOST }), personName: 'Leanne Hart' },
  );

test('by each filter and each sort this computer answers the rows that the server answers, column by column', async ({
  quietServer,
  browser,
}) => {
  const desktop = await launchDesktop({ server: quietServer.url });
  await signIn(desktop, browser, 'finance@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  await expect.poll(() => storedAnswer(desktop, 'JobStatuses []')).not.toBeNull();
  const token = await desktop.page.evaluate(
    async () =>
      (await (Reflect.get(window, 'lotlineDesktop') as { token: (args: object) => Promise<{ token: string }> }).token({ force: false }))
        .token,
  );
  const others: string[] = [];
  let found = 0;
  for (const asked of ASKED) {
    const server = await ofServer(quietServer.url, token, asked);
    if (!isDeepStrictEqual(await ofComputer(desktop, asked), server)) others.push(JSON.stringify(asked));
    found += (server as { count: number }).count;
  }
  expect(others).toEqual([]);
  // not all of them empty
  expect(found).toBeGreaterThan(ASKED.length);
  await desktop.quit();
});

interface NeverOpened {
  readonly id: number;
  readonly workOrder: string;
  readonly workType: string;
  readonly task: string;
  readonly group: string;
}
const hasPage = ({ page }: Desktop, id: number): Promise<boolean> =>
  page.evaluate(
    async (asked) =>
      (await (Reflect.get(window, 'lotlineDesktop') as { jobPage: (args: object) => Promise<object | null> }).jobPage({ id: asked })) !==
      null,
    id,
  );

test('lists, search, board, opened jobs and those that were never opened work without a network and say how old they are', async ({
  server,
  browser,
}) => {
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();

  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Jobs' });
  await expect(grid.getByText(WORK_ORDER, { exact: true })).toBeVisible();
  await expect(page.getByText(/^As at /)).toHaveCount(0);
  const [job] = await sql<{ id: number }>(server, 'select id from construction where work_order = $1', [WORK_ORDER]);
  const jobPath = `/construction/${String(job?.id)}`;
  await goTo(desktop, jobPath);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(WORK_ORDER) })).toBeVisible();
  // asked ahead for screens that nobody has opened
  for (const name of ['JobStatuses', 'JobFieldNames', 'JobPageNames'])
    await expect.poll(() => storedAnswer(desktop, `${name} []`)).not.toBeNull();
  const [whole] = await sql<NeverOpened>(
    server,
    `select c.id, c.work_order as "workOrder", c.work_type as "workType", s.name as task, g.name as "group" from construction c
       join schedule s on s.construction_id = c.id and not s.ignored join work_group g on g.id = s.group_id
      where c.work_order <> $1 and lower(c.status) not in ('complete', 'closed', 'cancelled') order by c.id, s.id limit 1`,
    [WORK_ORDER],
  );
  await expect.poll(() => hasPage(desktop, whole?.id ?? 0)).toBe(true);
  // asked ahead too, once the work types have come
  const settings = `SystemSettingsQuery ${JSON.stringify([['workType', whole?.workType]])}`;
  await expect.poll(() => storedAnswer(desktop, settings)).not.toBeNull();

  await setOnline(desktop, false);
  await page.reload();
  // the page that was read while there was a network, as it was then
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(WORK_ORDER) })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As at \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^Jobs as at \d+:\d\d [ap]m$/)).toBeVisible();

  await goTo(desktop, '/jobs');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As at /)).toBeVisible();
  await page.getByRole('searchbox', { name: /filter/i }).fill(WORK_ORDER);
  await expect(grid.getByRole('row', { name: new RegExp(WORK_ORDER) })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(2);

  await goTo(desktop, '/jobs?photos=yes');
  await expect(
    page.getByText('“Photos missing” needs a connection: the copy of the jobs on this computer does not have it.'),
  ).toBeVisible();
  // never opened while there was a network
  await goTo(desktop, `/jobs?shape=board&q=${WORK_ORDER}`);
  await expect(page.getByRole('main').getByRole('link', { name: WORK_ORDER })).toBeVisible();

  // an open job whose page was never opened stands here whole
  await goTo(desktop, `/construction/${String(whole?.id)}/schedule`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(whole?.workOrder ?? 'none') })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As at /)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(whole?.task ?? 'none')
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(whole?.group ?? 'none')
      .first(),
  ).toBeVisible();
  if (TAKES_PICTURES) await shootDesk(page, 'desktop-job-copied');
  await goTo(desktop, `/construction/${String(whole?.id)}/comments`);
  await expect(page.getByLabel('Write a comment')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);

  // of one that has ended: what the list's copy holds of it, and what it does not
  const [other] = await sql<{ id: number; workOrder: string }>(
    server,
    `select id, work_order as "workOrder" from construction where work_order <> $1 and lower(status) = 'complete' order by id limit 1`,
    [WORK_ORDER],
  );
  await goTo(desktop, `/construction/${String(other?.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(other?.workOrder ?? 'none') })).toBeVisible();
  await expect(page.getByText('Only part of this job is on this computer.')).toBeVisible();
  await auditLooks(page, [1440]);
  if (TAKES_PICTURES) await shootDesk(page, 'desktop-job-not-opened');

  await setOnline(desktop, true);
  await goTo(desktop, jobPath);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(WORK_ORDER) })).toBeVisible();
  await expect(page.getByText(/^As at /)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/^Jobs as at/)).toHaveCount(0);
  await desktop.quit();
});
