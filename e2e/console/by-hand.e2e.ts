// The console by one hand alone: the search of everything by keyboard, with typing errors, on a list, a job and a run sheet; and by mouse, with what each width
// leaves room for (issue 23 §2, §4, §5).
import type { Page } from '@playwright/test';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { findJob, isOpen, path, panel, tabs } from './job-page.ts';
import { grid, rowOf, untilListed } from './list-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

const OFFICE = 'office@lotline.example';
const search = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });

/** Ctrl+K, what is typed, and Enter on the line that is then the first. */
async function command(page: Page, typed: string, line: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(search(page).locator('[role="option"][aria-selected="true"]')).toContainText(line);
  await page.keyboard.press('Enter');
}

test('by keyboard alone: a street with a mistake, its job, a hold, a task, a comment and the run sheet of a day', async ({
  openAs,
  server,
}) => {
  const job = await findJob(server, 4, `c.status not in ('On Hold', 'Closed', 'Complete', 'Cancelled')`);
  const page = await openAs('/jobs', OFFICE);
  await untilListed(page, 'Jobs');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Brahmna');
  await expect(search(page).getByRole('group', { name: 'Did you mean' }).getByRole('option', { name: 'Brahman' })).toBeVisible();
  await auditLooks(page, [1440, 1024]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  await expect(search(page).getByRole('combobox')).toHaveValue('Brahman');
  await expect(search(page).getByRole('group', { name: 'Jobs' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await command(page, job.work_order, job.work_order);
  await isOpen(page, job, 'Summary');
  await command(page, '>put on hodl', 'Put on hold…');
  await expect(page.getByRole('dialog', { name: `Put job ${job.work_order} on hold` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await command(page, '>add a task', 'Add a task');
  await expect(page.getByRole('dialog', { name: 'Add a task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await command(page, '>write com', 'Write a comment');
  await expect(page.getByLabel('Write a comment')).toBeFocused();
  await page.keyboard.type('Gate code is 4471');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByText('Gate code is 4471')).toBeVisible();
  await command(page, '>run sheet', 'Run sheet of a day');
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/run-sheet\?for=today$/);
});

const isCut = (page: Page, column: string): Promise<string[]> =>
  grid(page, 'Jobs').evaluate((table, name) => {
    const at = [...table.querySelectorAll('thead th')].findIndex((head) => head.textContent.trim() === name);
    return [...table.querySelectorAll('tbody tr[data-id]')].flatMap((row) => {
      const cell = row.children[at];
      const inner = [cell, ...(cell?.querySelectorAll('*') ?? [])].filter((part) => part instanceof HTMLElement);
      return inner.some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0) ? [cell?.textContent ?? ''] : [];
    });
  }, column);

test('by mouse alone: no status is cut at any width, a preview leaves street and suburb, nothing wraps in a button or a filter', async ({
  openAs,
}) => {
  const page = await openAs('/jobs?view=all', OFFICE);
  await untilListed(page, 'Jobs');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => isCut(page, 'Status'), `${String(width)} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await grid(page, 'Jobs').locator('tbody tr[data-id]').nth(2).getByRole('cell').nth(1).click();
  await expect(page.getByRole('complementary', { name: /^Preview of job/ })).toContainText('Ready for the field');
  await expect.poll(() => isCut(page, 'Address').then((cut) => cut.length)).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 768 });
  const tall = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.querySelector('kbd') === null && (button.textContent ?? '').trim() !== '')
      .flatMap((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const tops = new Set(
          [...range.getClientRects()]
            .filter(({ width, height }) => width > 1 && height > 8)
            .map(({ top, height }) => Math.round((top + height / 2) / 8)),
        );
        return tops.size > 1 ? [button.textContent] : [];
      }),
  );
  expect(tall).toEqual([]);
  await page
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await page
    .getByRole('option', { name: /^Region/ })
    .first()
    .click();
  const words = page.getByText('Is not empty');
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.height).toBeLessThan(30);
  await words.click();
  await expect(page).toHaveURL(/region/);
  expect(await rowOf(page, 'nobody').count()).toBe(0);
});

test('at 200 % what a job’s tab shows begins in the first screen', async ({ openAs, server }) => {
  const job = await findJob(server, 0);
  const page = await openAs(path(job), OFFICE);
  await page.setViewportSize({ width: 720, height: 450 });
  for (const name of ['Summary', 'Items', 'Comments']) {
    await tabs(page).filter({ hasText: name }).click();
    await isOpen(page, job, name);
    await expect.poll(async () => (await panel(page).boundingBox())?.y ?? 450, name).toBeLessThan(420);
  }
});
