// Somebody else changes 200 rows of three lists while a person scrolls, filters and edits: the screen comes to what the server has, each batch is one read for
// each type of row, and no row that stays leaves the window (decision 081).
import type { Page, Request } from '@playwright/test';
import pg from 'pg';
import { changeRows, drawnIds, mustBeShown, watchReads } from '../../scripts/bench/console-live-change.mjs';
import type { RunningServer } from '../support/running-server.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { grid, intoRows, rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const JOBS = 80;
const PROJECTS = 40;
const BATCHES = 5;
const LISTS = ['GetJobs', 'GetTasks', 'GetProjects'] as const;
type List = (typeof LISTS)[number];

/** A word that no other row has. */
const newWord = (): string =>
  `q${crypto
    .randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))}`.slice(0, 12);

/** Jobs with a task each, every second one with the other word too, and projects. */
async function makeRows(server: RunningServer, word: string, second: string): Promise<void> {
  await sql(
    server,
    `with made as (
       insert into construction (work_order, status, work_type, address)
       select 'L' || upper(substr($1, 2, 5)) || lpad(n::text, 3, '0'), 'Scheduled', 'Pre', n || ' ' || $1 || case when n % 2 = 0 then ' ' || $2 else '' end
       from generate_series(1, ${JOBS}) n returning id)
     insert into schedule (construction_id, name) select id, $1 || ' haul' from made`,
    [word, second],
  );
  await sql(server, `insert into project (name) select $1 || ' estate ' || lpad(n::text, 2, '0') from generate_series(1, ${PROJECTS}) n`, [
    word,
  ]);
}

/** One transaction changes 40 rows: 16 jobs, their 16 tasks and 8 projects; each row in one batch alone. */
const changeBatch = (server: RunningServer, word: string, batch: number): Promise<unknown> =>
  sql(
    server,
    `with jobs as (
       update construction set address = address || ' lot' || $2::integer where address like '%' || $1 || '%' and id % ${BATCHES} = $2::integer returning id),
     tasks as (update schedule set name = name || ' lot' || $2::integer where construction_id in (select id from construction where address like '%' || $1 || '%' and id % ${BATCHES} = $2::integer))
     update project set name = name || ' lot' || $2::integer where name like $1 || '%' and id % ${BATCHES} = $2::integer`,
    [word, batch],
  );

interface ReadOfRows {
  readonly list: List;
  /** Asked with the list's own filter: what has come to it. */
  readonly isOfArrivals: boolean;
}

/** Reads of named rows; pages are no such reads. */
function countReads(page: Page): ReadOfRows[] {
  const reads: ReadOfRows[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables?: { filter?: Record<string, unknown> };
    };
    const list = LISTS.find((name) => name === operationName);
    const { ids, constructionIds, ...others } = variables?.filter ?? {};
    if (list === undefined || (ids === undefined && constructionIds === undefined)) return;
    reads.push({ list, isOfArrivals: constructionIds !== undefined || Object.keys(others).some((key) => key !== 'view') });
  });
  return reads;
}

declare global {
  interface Window {
    /** Rows that left although the rows around them stayed. */
    flickered?: string[];
    /** The person has just filtered: rows go rightly. */
    isFiltering?: boolean;
  }
}

/** Runs in the page: a row that is gone while rows before and after it are drawn has left the window. */
function watchRows(): void {
  const gone: string[] = (window.flickered = []);
  const indexOf = (row: Element): number => Number(row.getAttribute('aria-rowindex'));
  new MutationObserver((mutations) => {
    if (window.isFiltering === true) return;
    const drawn = [...document.querySelectorAll('tbody tr[data-id]')];
    const ids = new Set(drawn.map((row) => row.getAttribute('data-id')));
    const places = drawn.map(indexOf);
    const removed = mutations.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element);
    for (const row of removed.flatMap((node) => (node.matches('tr[data-id]') ? [node] : [...node.querySelectorAll('tr[data-id]')]))) {
      const id = row.getAttribute('data-id');
      const isBetween = places.length === 0 || (indexOf(row) >= Math.min(...places) && indexOf(row) <= Math.max(...places));
      if (!ids.has(id) && isBetween) gone.push(id ?? '');
    }
  }).observe(document.body, { childList: true, subtree: true });
}

async function filterBy(page: Page, word: string, rows: number): Promise<void> {
  await page.evaluate(() => (window.isFiltering = true));
  await page.getByRole('searchbox', { name: 'Filter this list' }).fill(word);
  await expect(page.locator('h1 + [role="status"]')).toHaveText(String(rows));
  await expect(page.locator('tbody tr[data-id]').first()).toContainText(word);
  await page.evaluate(() => (window.isFiltering = false));
}

/** Each drawn row has in its cells what the server has in that column. */
async function isAsOnServer(page: Page, server: RunningServer, text: string): Promise<void> {
  const rows = await sql<{ id: number; text: string }>(server, text, []);
  const byId = new Map(rows.map(({ id, text: shown }) => [String(id), shown]));
  await expect
    .poll(async () => {
      const drawn = await page
        .locator('tbody tr[data-id]')
        .evaluateAll((all) => all.map((row) => [row.getAttribute('data-id') ?? '', row.textContent] as const));
      return drawn.length === 0 ? ['no row'] : drawn.filter(([id, shown]) => !shown.includes(byId.get(id) ?? 'no such row'));
    })
    .toEqual([]);
}

/** Back to a list that was left: it is as it was kept, with what changed meanwhile. */
async function backTo(page: Page, address: RegExp): Promise<void> {
  for (let step = 0; step < 12 && !address.test(page.url()); step++) await page.goBack();
  expect(page.url()).toMatch(address);
}

test('200 rows of three lists are changed by somebody else while one scrolls, filters and edits', async ({ page, openAs, server }) => {
  const [word, second] = [newWord(), newWord()];
  await makeRows(server, word, second);
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await openAs(`/tasks?view=all&q=${word}`, OFFICE);
  await stream;
  await untilListed(page, 'Tasks');
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  await untilListed(page, 'Projects');
  await filterBy(page, word, PROJECTS);
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await untilListed(page, 'Jobs');
  await filterBy(page, word, JOBS);
  await page.evaluate(watchRows);
  const reads = countReads(page);

  const dialog = page.getByRole('dialog');
  const wheel = (by: number) => async (): Promise<void> => {
    await grid(page, 'Jobs').hover();
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, by);
  };
  const edit = async (): Promise<void> => {
    await intoRows(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('d');
    await page.getByLabel('Due on').fill('2027-03-01');
    await page.getByLabel('Reason').fill('The road is closed');
  };
  const acts = [wheel(200), wheel(-200), () => filterBy(page, second, JOBS / 2), edit, () => filterBy(page, word, JOBS)];
  for (const [batch, act] of acts.entries()) {
    const before = reads.length;
    await Promise.all([changeBatch(server, word, batch), act()]);
    const since = (list: List, isOfArrivals: boolean) =>
      reads.slice(before).filter((read) => read.list === list && read.isOfArrivals === isOfArrivals);
    await expect.poll(() => ['GetJobs' as const, 'GetTasks' as const].filter((list) => since(list, false).length === 0)).toEqual([]);
    await isAsOnServer(page, server, `select id, address as text from construction where address like '%${word}%'`);
    const most = (list: List, isOfArrivals: boolean): number => (isOfArrivals && list !== 'GetJobs' ? 0 : 1);
    const tooMany = LISTS.filter((list) => [false, true].some((of) => since(list, of).length > most(list, of)));
    // projects that are not drawn are read when they come into sight, since a job may be of any of them
    expect.soft(tooMany, `batch ${String(batch)}`).toEqual([]);
    if (!(await dialog.isVisible())) continue;
    // what was typed beside the change is still there, and is saved
    await expect(page.getByLabel('Due on')).toHaveValue('1 Mar 2027');
    await dialog.getByRole('button', { name: 'Check the job' }).press('Enter');
    const saved = reads.length;
    await dialog.getByRole('button', { name: /^Set / }).press('Enter');
    await expect(dialog).toBeHidden();
    // the own change is read as anybody's is, and is none of the next batch
    await expect.poll(() => reads.slice(saved).map(({ list }) => list)).toEqual(expect.arrayContaining(['GetJobs', 'GetTasks']));
    await page.keyboard.press('Escape');
  }
  const due = `select work_order as name from construction where address like '%${word}%' and '2027-03-01' in (original_due_date, updated_due_date)`;
  const [dated] = await sql<{ name: string }>(server, due, []);
  await expect(rowOf(page, dated?.name ?? 'none was dated')).toContainText('1 Mar');
  expect(await page.evaluate(() => window.flickered)).toEqual([]);
  await backTo(page, /\/projects\?q=/);
  const projects = `select id, name as text from project where name like '${word}%'`;
  await isAsOnServer(page, server, projects);
  // and a further batch while they are in sight
  const atProjects = reads.length;
  await page.evaluate(() => window.flickered?.splice(0));
  await changeBatch(server, word, 0);
  await expect.poll(() => reads.slice(atProjects).some(({ list }) => list === 'GetProjects')).toBe(true);
  await isAsOnServer(page, server, projects);
  expect(reads.slice(atProjects).filter(({ list, isOfArrivals }) => list === 'GetProjects' && !isOfArrivals)).toHaveLength(1);
  expect(await page.evaluate(() => window.flickered)).toEqual([]);
  await backTo(page, /\/tasks\?/);
  await isAsOnServer(page, server, `select id, name as text from schedule where name like '${word}%'`);
});

test('console-live, as the bench measures it: rows that another client changes are on screen after one request', async ({
  page,
  openAs,
  server,
}) => {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await openAs('/jobs', OFFICE);
  await stream;
  await untilListed(page, 'Jobs');
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const change = { client, ids: (await drawnIds(page)).slice(0, 12), text: '1 Heron Pde' };
  const { requests, rowsRead } = await changeRows(page, watchReads(page), change);
  const rows = await rowsRead();
  await client.end();
  await mustBeShown(page, change);
  expect([requests, rows.length]).toEqual([1, 12]);
});
