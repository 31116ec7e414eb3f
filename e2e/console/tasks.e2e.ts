// The tasks' list on the real server: views, keyboard, what stands beside a row and where it leads, and who is sent to the field app (screens.md §2.24).
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { choose } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { backToRows, focusedRow, grid, intoRows, keysActOn, names, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';

const rows = (page: Page) => page.locator('tbody tr[data-id]');
const preview = (page: Page) => page.getByRole('complementary', { name: /^Preview of task/ });

// the same parts as in console/jobs, by the same keys; dom PreviewPane use-picked
test(
  'by keyboard alone: a view, a row, a preview that follows, its page and back to list, place and selection',
  { tag: '@soak' },
  async ({ openQuietAs }) => {
    const page = await openQuietAs('/tasks', OFFICE);
    await untilListed(page, 'Tasks');
    await page.getByRole('link', { name: 'Overdue' }).press('Enter');
    await expect(page).toHaveURL(/\/tasks\?view=overdue$/);
    await expect(page.getByRole('link', { name: 'Overdue' })).toHaveAttribute('aria-current', 'page');
    await untilListed(page, 'Tasks');
    await intoRows(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    const [, second, third] = await names(page);
    expect(await focusedRow(page)).toBe(second);
    const id = await rows(page).nth(2).getAttribute('data-id');
    await page.keyboard.press('Enter');
    await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(second ?? '');
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`/tasks\\?view=overdue&open=${id ?? ''}$`));
    await expect(preview(page)).not.toHaveAttribute('aria-busy');
    await expect(preview(page).getByRole('region', { name: /^Details of task/ })).toContainText('Job status');
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(new RegExp(`/tasks/${id ?? ''}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/tasks\\?view=overdue&open=${id ?? ''}$`));
    await expect(preview(page)).toBeVisible();
    await expect.poll(() => keysActOn(page)).toBe(third);
    await backToRows(page);
    const picked = page.getByRole('toolbar', { name: 'Actions for 1 selected' });
    await expect(picked).toBeVisible();
    await expect(page.locator('tr[data-cursor]')).toHaveAttribute('data-id', id ?? '');
    const isBeside = await preview(page).isVisible();
    // what is selected is let go of first
    await page.keyboard.press('Escape');
    await expect(picked).toBeHidden();
    await expect(preview(page)).toHaveCount(isBeside ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await expect(page).toHaveURL(/\/tasks\?view=overdue$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.dataset['id'])).toBe(id);
  },
);

// dom MarkedTask TaskPreview
test('the preview leads into the job, where the task is marked and has the cursor', { tag: '@soak' }, async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks', OFFICE);
  await untilListed(page, 'Tasks');
  await intoRows(page);
  const id = await rows(page).first().getAttribute('data-id');
  await page.keyboard.press('Enter');
  await preview(page).getByRole('link', { name: 'In its job' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/construction/\\d+/schedule\\?task=${id ?? ''}$`));
  const marked = page.getByRole('tabpanel').locator('[aria-current=true]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toBeFocused();
});

test('by keyboard alone: two tasks are picked and given to another crew; who stays is named, and the history says why', async ({
  openAs,
  server,
}) => {
  const [moved, onsite] = await sql<{ id: number; name: string; workOrder: string; constructionId: number }>(
    server,
    `with job as (insert into construction (work_order, status, address, work_type)
       select 'HANDOVER' || n, 'Scheduled', '8 Wattle Rd', 'Pre-install' from generate_series(1, 2) n returning id, work_order),
     made as (insert into schedule (construction_id, name, group_id, issued_date, due_date)
       select job.id, 'Haul', (select id from work_group where name = 'Ridgeway Cabling'), now(), '2020-01-01' from job returning id, construction_id, name)
     select made.id, made.name, job.work_order as "workOrder", made.construction_id as "constructionId"
       from made join job on job.id = made.construction_id order by job.work_order`,
    [],
  );
  if (moved === undefined || onsite === undefined) throw new Error('no tasks were made');
  await sql(
    server,
    `insert into task_user (schedule_id, user_id, on_site_utc) select $1, id, now() from app_user where email = 'sub@lotline.example'`,
    [onsite.id],
  );
  const page = await openAs('/tasks?view=overdue&q=HANDOVER', OFFICE);
  await untilListed(page, 'Tasks');
  await intoRows(page);
  await page.keyboard.press('Control+a');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('a');
  const sheet = page.getByRole('dialog', { name: 'Reassign 2 tasks' });
  await expect(sheet.getByLabel('Crew')).toBeFocused();
  await choose(sheet.getByLabel('Crew'), 'Crew North');
  await sheet.getByLabel('Reason (optional)').fill('no crew');
  await sheet.getByRole('button', { name: 'Check the tasks' }).press('Enter');
  await expect(sheet.getByRole('list', { name: 'Not changed' })).toContainText(`${onsite.workOrder} Haul`);
  await expect(sheet.getByRole('list', { name: 'Not changed' })).toContainText(/onsite/);
  await sheet.getByRole('button', { name: 'Give 1 task to Crew North' }).press('Enter');
  await expect(sheet).toBeHidden();
  for (const [{ id }, crew] of [
    [moved, 'Crew North'],
    [onsite, 'Ridgeway Cabling'],
  ] as const) {
    const row = page.locator(`tr[data-id="${String(id)}"]`);
    if (await page.getByRole('columnheader', { name: 'Crew' }).isVisible()) await expect(row).toContainText(crew);
    else {
      // in a narrow window the preview says what the column did
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(preview(page)).toContainText(crew);
      await backToRows(page);
    }
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.goto(new URL(`/construction/${moved.constructionId}/history`, page.url()).href);
  await expect(page.getByText('Reassigned Haul')).toBeVisible();
  await expect(page.getByText('no crew')).toBeVisible();
});

// db list-order, unit sort-words; from a preview to its review: console/walk-by-keyboard
test(
  'what awaits review stands as its head says, longest waiting first, and leads from its preview to its review',
  { tag: '@soak' },
  async ({ openQuietAs, quietServer: server }) => {
    const page = await openQuietAs('/tasks?view=review', OFFICE);
    await untilListed(page, 'Tasks');
    const states = await grid(page, 'Tasks').getByRole('row').filter({ hasNotText: 'Submitted' }).count();
    // the head alone
    expect(states).toBe(1);
    await expect(page.getByText('sorted by Submitted')).toBeVisible();
    const shown = await rows(page).evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-id'))));
    const days = await sql<{ day: string }>(
      server,
      `select to_char(s.submitted_date, 'YYYY-MM-DD HH24:MI:SS.US') as day from unnest($1::int[]) with ordinality as shown(id, place)
       join schedule s using (id) order by place`,
      [shown],
    );
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted((one, other) => one.day.localeCompare(other.day)));
    await intoRows(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await preview(page).getByRole('link', { name: 'Review' }).press('Enter');
    await expect(page).toHaveURL(/\/construction\/\d+\/review\/\d+$/);
  },
);

// db tasks; an open one beside the list: console/jobs
test(
  'the search finds the tasks of a job; a link with an open one shows it beside the list',
  { tag: '@soak' },
  async ({ openQuietAs, quietServer }) => {
    const page = await openQuietAs(`/tasks?q=${LANDMARKS.sub.onHold}`, OFFICE);
    await untilListed(page, 'Tasks');
    // by their rows: in a narrow window the column of the job gives way
    const found = await rows(page).evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-id'))));
    const jobs = await sql<{ work_order: string }>(
      quietServer,
      'select distinct work_order from schedule s join construction c on c.id = s.construction_id where s.id = any($1::int[])',
      [found],
    );
    expect(jobs).toEqual([{ work_order: LANDMARKS.sub.onHold }]);
    const id = await page.locator('tbody tr[data-id]').first().getAttribute('data-id');
    // among others, where it may not be among the rows that are loaded
    await page.goto(new URL(`/tasks?view=review&open=${id ?? ''}`, page.url()).href);
    await expect(preview(page)).toContainText(LANDMARKS.sub.onHold);
  },
);

test('axe finds nothing, in light and dark, with the preview', async ({ openQuietAs }) => {
  const page = await openQuietAs(`/tasks?q=${LANDMARKS.sub.rejected}`, OFFICE);
  await untilListed(page, 'Tasks');
  await auditLooks(page, [1024, 1440]);
  await page.locator('tbody tr[data-id]').filter({ hasText: 'Rejected' }).click();
  await expect(preview(page).getByRole('list', { name: 'To be corrected' })).toBeVisible();
  await auditPart(page, [1024, 1440]);
});

test('who works in the field alone is sent to the field app', async ({ openQuietAs }) => {
  const page = await openQuietAs('/tasks', 'sub@lotline.example');
  await expect(page).toHaveURL(/\/field\/construction$/);
});
