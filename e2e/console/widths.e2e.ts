// What each width leaves room for: nothing that says how a job stands is cut, street and suburb stay beside a preview, no button wraps, the head of a job is low on
// every tab, and at 200 % what a tab shows begins in the first screen (issue 23 §2, §4).
import type { Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { JOB_TABS, findJob, isOpen, panel, path, tabs } from './job-page.ts';
import { grid, untilListed } from './list-page.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

const OFFICE = 'office@lotline.example';
const ADMIN = 'admin@lotline.example';

/** Each list that says how its rows stand, by the column that does: `npm test` looks at the first three, and at the jobs' for itself. */
const LISTS_OF_STATES = [
  ['/tasks?view=all', 'Tasks', 'Status'],
  ['/projects', 'Projects', 'Health'],
  ['/admin/manage-users/users', 'Users', 'Name'],
  ['/jobs?view=all', 'Jobs', 'Status'],
  ['/builderapprovals', 'Builder approvals', 'Approval'],
  ['/potentialjobs', 'Potential jobs', 'Status'],
  ['/admin/independent-contractors', 'Contractors', 'Status'],
  ['/admin/contractor-payments', 'Payments to contractors', 'State'],
  ['/logs/jobs', 'Background jobs', 'Result'],
  ['/logs/sign-ins', 'Sign-ins', 'What'],
] as const;

/** What of a column's cells is not shown whole. */
const cutIn = (page: Page, label: string, column: string): Promise<string[]> =>
  grid(page, label).evaluate((table, name) => {
    const at = [...table.querySelectorAll('thead th')].findIndex((head) => head.textContent.trim() === name);
    if (at < 0) return [`no column ${name}`];
    return [...table.querySelectorAll('tbody tr[data-id]')].flatMap((row) => {
      const cell = row.children[at];
      const inner = [cell, ...(cell?.querySelectorAll('*') ?? [])].filter((part) => part instanceof HTMLElement);
      return inner.some((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1) ? [cell?.textContent ?? ''] : [];
    });
  }, column);

/** Suburbs of the tasks' list that stand beyond their cell. */
const cutSuburbs = (page: Page) =>
  grid(page, 'Tasks').evaluate((table) => {
    const at = [...table.querySelectorAll('thead th')].findIndex((head) => head.textContent.trim() === 'Address');
    const parts = [...table.querySelectorAll('tbody tr[data-id]')].flatMap((row) => {
      const cell = row.children[at];
      const suburb = cell?.querySelector('span > span:last-child');
      return cell == null || suburb == null ? [] : [{ suburb, cell }];
    });
    const isCut = ({ suburb, cell }: (typeof parts)[number]) => suburb.getBoundingClientRect().right > cell.getBoundingClientRect().right;
    return { isShown: parts.length > 0, cut: parts.filter(isCut).map(({ suburb }) => suburb.textContent) };
  });

test('statuses are shown whole at every width, and beside a preview an address has room for street and suburb', async ({ openQuietAs }) => {
  const page = await openQuietAs('/jobs?view=all', OFFICE);
  await untilListed(page, 'Jobs');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cutIn(page, 'Jobs', 'Status'), `${String(width)} px`).toEqual([]);
    await expect.poll(() => cutIn(page, 'Jobs', 'Due'), `${String(width)} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'State' })).toBeVisible();
  await grid(page, 'Jobs').locator('tbody tr[data-id]').nth(2).click();
  await expect(page.getByRole('complementary', { name: /^Preview of job/ })).toBeVisible();
  // the address says the state
  await expect(page.getByRole('columnheader', { name: 'State' })).toHaveCount(0);
  const address = page.getByRole('columnheader', { name: 'Address', exact: true });
  await expect.poll(async () => (await address.boundingBox())?.width).toBeGreaterThan(300);
  await expect.poll(() => cutIn(page, 'Jobs', 'Status')).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => cutIn(page, 'Jobs', 'Due')).toEqual([]);
  await expect.poll(async () => (await page.getByRole('link', { name: /^New job/ }).boundingBox())?.height ?? 100).toBeLessThan(40);
});

test('at 1440 and 1920 px no list cuts what says how a row stands', async ({ openQuietAs }) => {
  const [[first]] = LISTS_OF_STATES;
  const page = await openQuietAs(first, ADMIN);
  for (const [where, label, column] of isSoak ? LISTS_OF_STATES : LISTS_OF_STATES.slice(0, 3)) {
    if (where !== first) await page.goto(new URL(where, page.url()).href);
    await untilListed(page, label);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cutIn(page, label, column), `${where}, ${String(width)} px`).toEqual([]);
    }
  }
});

test('beside a preview the days of a task are whole, and the rail holds its lines', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks?view=all', OFFICE);
  await untilListed(page, 'Tasks');
  await grid(page, 'Tasks').locator('tbody tr[data-id]').nth(2).click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect.poll(() => cutIn(page, 'Tasks', 'Due')).toEqual([]);
  // the preview says the crew: street and suburb have its room
  await expect(page.getByRole('columnheader', { name: 'Crew' })).toHaveCount(0);
  const address = page.getByRole('columnheader', { name: 'Address', exact: true });
  await expect.poll(async () => (await address.boundingBox())?.width).toBeGreaterThan(300);
  // at 200 % the street gives way, and the suburb is whole
  await page.getByRole('button', { name: /^Close the preview/ }).click();
  await page.setViewportSize({ width: 720, height: 450 });
  await expect.poll(() => cutSuburbs(page)).toEqual({ cut: [], isShown: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(new URL('/builderapprovals', page.url()).href);
  await untilListed(page, 'Builder approvals');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link', { name: /^Ready to ask/ })).toBeVisible();
  expect(await rail.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
});

/** Of a list wider than its room: how many columns have no cell, which in sight have none, and which cells stand elsewhere than their head. */
const cellsOf = (page: Page) =>
  grid(page, 'Jobs').evaluate((table) => {
    const heads = [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
    const sight = table.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const found = { without: 0, missing: new Set<string>(), aside: new Set<string>() };
    for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-id]')) {
      const cells = [...row.cells].flatMap((cell) => (cell.colSpan === 1 ? [cell] : Array.from({ length: cell.colSpan }, () => null)));
      found.without = cells.filter((cell) => cell === null).length;
      heads.forEach((head, at) => {
        const place = head.getBoundingClientRect();
        const isInSight = place.right > sight.left && place.left < sight.right;
        const cell = cells[at] ?? null;
        if (cell === null && isInSight) found.missing.add(head.textContent);
        if (cell !== null && Math.abs(cell.getBoundingClientRect().left - place.left) > 1) found.aside.add(head.textContent);
      });
    }
    return { hasLeftOut: found.without > 0, missing: [...found.missing], aside: [...found.aside] };
  });

test('with every column a row has cells for those in sight alone, each below its head, also when it is scrolled aside', async ({
  openQuietAs,
}) => {
  const page = await openQuietAs('/jobs?view=all', ADMIN);
  await untilListed(page, 'Jobs');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('group', { name: 'Columns' }).getByRole('checkbox');
  await columns.first().waitFor();
  await columns.evaluateAll((boxes) => {
    for (const box of boxes) if (box instanceof HTMLInputElement && !box.disabled && !box.checked) box.click();
  });
  await page.keyboard.press('Escape');
  const whole = { hasLeftOut: true, missing: [], aside: [] };
  await expect.poll(() => cellsOf(page)).toEqual(whole);
  for (const at of [0.4, 1]) {
    await grid(page, 'Jobs').evaluate((table, part) => table.parentElement?.scrollTo({ left: part * table.scrollWidth }), at);
    await expect.poll(() => cellsOf(page)).toEqual(whole);
  }
});

test('at 1024 px no button has a second line, and no link that looks like one', async ({ openQuietAs, quietServer }) => {
  const job = await findJob(quietServer, 0);
  const [review] = await sql<{ path: string }>(
    quietServer,
    `select '/construction/' || construction_id || '/review/' || id as path from schedule where submitted_date is not null and not ignored order by id limit 1`,
    [],
  );
  const [first] = await sql<{ project: string; task: string }>(
    quietServer,
    `select (select '/project/' || min(id) from project) as project, (select '/tasks/' || min(id) from schedule where construction_id = $1) as task`,
    [job.id],
  );
  // those with the most buttons; a soak looks at the others too
  const most = ['/jobs', '/builderapprovals', '/admin/settings', review?.path, path(job, 'schedule'), path(job, 'items')];
  const others = [
    ...['/', '/jobs/run-sheet', '/tasks', '/projects', '/potentialjobs', '/admin/manage-users/users', '/admin/childcodes'],
    ...['/admin/independent-contractors', first?.project, first?.task],
    ...['summary', 'attachments', 'expenses'].map((name) => path(job, name)),
  ];
  const page = await openQuietAs('/jobs', ADMIN);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const where of isSoak ? [...most, ...others] : most) {
    if (where !== '/jobs') await page.goto(new URL(where ?? 'none', page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await brokenWords(page.locator('main :is(button, [role="button"], a)'), 'drawn'), where).toEqual([]);
  }
});

test('at 200 % what a job’s tab shows begins in the first screen', async ({ openQuietAs, quietServer }) => {
  const job = await findJob(quietServer, 0);
  const page = await openQuietAs(path(job), ADMIN);
  await page.setViewportSize({ width: 720, height: 450 });
  await isOpen(page, job, 'Summary');
  for (const name of JOB_TABS) {
    await tabs(page).filter({ hasText: name }).click();
    await isOpen(page, job, name);
    await expect.poll(async () => (await panel(page).boundingBox())?.y ?? 450, name).toBeLessThan(420);
    if (name === 'Schedule') await expect(panel(page).getByRole('table').first()).toBeVisible();
    // a wide table scrolls by itself
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
  }
  // there a preview stands in the list's place: a key of the list leads back to it
  await page.goto(new URL('/jobs', page.url()).href);
  await untilListed(page, 'Jobs');
  await grid(page, 'Jobs').locator('tbody tr[data-id]').nth(2).click();
  await expect(page.getByRole('button', { name: /^Back to the list/ })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('option', { name: 'Status', exact: true })).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});
