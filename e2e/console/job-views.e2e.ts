// The jobs' list opens on the work that is open; its views stand in the rail with how many jobs each has (issue: lists open on current work).
import type { Page } from '@playwright/test';
import { callAs } from '../field-list/list.ts';
import { brokenWords } from '../support/broken-words.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { names, untilListed, viewOf } from './list-page.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const count = (page: Page) => page.locator('h1 + [role="status"]');
const view = (page: Page, name: string) => viewOf(page, 'Views of the jobs', name);
const OPEN = /\/jobs$/;
/** In the rail it is a view of the page that the line above it leads to, as a tab it is the page. */
const CURRENT = /^(true|page)$/;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Filter this list' });

/** Which jobs each has, and that its figure is their count: `db job-views`. */
const VIEWS = [
  ['Overdue', 'overdue'],
  ...(isSoak
    ? ([
        ['Due this week', 'week'],
        ['On hold', 'hold'],
      ] as const)
    : []),
  ['All', 'all'],
  ['Open', 'open'],
] as const;

/** The last is a desk at 200 %. */
const HOME_SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [720, 450],
] as const;

test('the list opens on open jobs; a view by mouse, its figure the count of its list; a search looks in all', async ({
  openQuietAs,
  quietServer: server,
}) => {
  const page = await openQuietAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await expect(view(page, 'Open')).toHaveAttribute('aria-current', CURRENT);
  const counted = async (key: string): Promise<string> => {
    const { jobViews } = await callAs<{ jobViews: Record<string, number> }>(server, OFFICE, `{ jobViews { ${key} } }`, {});
    return String(jobViews[key]);
  };
  for (const [name, key] of VIEWS) {
    await view(page, name).click();
    await expect(page).toHaveURL(key === 'open' ? OPEN : new RegExp(`/jobs\\?view=${key}$`));
    await expect(view(page, name)).toHaveAttribute('aria-current', CURRENT);
    const expected = await counted(key);
    await expect(count(page)).toHaveText(expected);
    await expect(view(page, name)).toContainText(expected);
  }
  await expect(page).toHaveURL(OPEN);
  const closed = await callAs<{ jobs: { rows: { workOrder: string }[] } }>(
    server,
    OFFICE,
    '{ jobs(filter: { statuses: ["Complete", "Closed"] }, first: 1) { rows { workOrder } } }',
    {},
  );
  const workOrder = closed.jobs.rows[0]?.workOrder ?? '';
  await search(page).fill(workOrder);
  await expect.poll(() => names(page)).toEqual([workOrder]);
  await expect(view(page, 'All')).toHaveAttribute('aria-current', CURRENT);
  await search(page).fill('');
  await expect(view(page, 'Open')).toHaveAttribute('aria-current', CURRENT);
  // where the rail has no words they are tabs; a view without jobs leads to all of them
  await page.goto(new URL('/jobs?view=mine', page.url()).href);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByText('No jobs here')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Views of the jobs' });
  await expect(tabs.getByRole('link', { name: /^Mine/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Look in all jobs' }).click();
  await untilListed(page, 'Jobs');
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
});

test('more than a thousand are 1,000+ in the rail, at the list and at Home', async ({ openAs, server }) => {
  const mark = `many-${crypto.randomUUID()}`;
  await sql(
    server,
    `insert into construction (work_order, status, work_type, address, customer_ref, original_due_date)
     select n || '-' || left($1, 30), 'Scheduled', 'Construction', n || ' Many Rd', $1, '2020-01-01' from generate_series(1, 1001) n`,
    [mark],
  );
  try {
    const page = await openAs('/jobs', OFFICE);
    await untilListed(page, 'Jobs');
    await expect(view(page, 'Open')).toContainText('1,000+');
    await expect(count(page)).toHaveText('1,000+');
    await view(page, 'Overdue').click();
    await expect(count(page)).toHaveText('1,000+');
    await page.goto('/');
    const overdue = page.getByRole('link', { name: /^Overdue jobs/ });
    await expect(overdue.locator('b')).toHaveText('1,000+');
    for (const [width, height] of HOME_SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => brokenWords(page.locator('main a:has(> b) > b')), `${String(width)} px`).toEqual([]);
    }
  } finally {
    await sql(server, 'delete from construction where customer_ref = $1', [mark]);
  }
});

// Again `unit day-presets found-filters` (the days of each name, and its words in the chip), by mouse.
test(
  'a range of days by its name, by mouse: the address keeps the name, the days stand beside it',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs('/jobs', OFFICE);
    await untilListed(page, 'Jobs');
    await page.getByRole('button', { name: 'Filter F' }).click();
    await page.getByRole('option', { name: 'Due', exact: true }).click();
    await page.getByRole('button', { name: 'Last month' }).click();
    await expect(page).toHaveURL(/due=last-month/);
    await expect(page.getByRole('textbox', { name: 'From' })).not.toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Due Last month' })).toBeVisible();
  },
);
