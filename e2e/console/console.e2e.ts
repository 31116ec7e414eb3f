// The console on the real server: who sees what in the rail, the home page, the way out; by mouse, by keyboard, for axe (specification 1 §2).
import type { APIRequestContext, Page } from '@playwright/test';
import type { FieldTask } from '../../schema/domain/task/field-task.ts';
import { auditLooks } from '../support/audit.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

test.use(DESK);

/** Menu, icons, icons and words. */
const WIDTHS = [390, 1024, 1440];
const OFFICE = 'office@lotline.example';
/** Each section's row opens its own tasks: `dom FieldWorkCard`. */
const FIGURES = isSoak ? [/Completed/, /Today/, /Please correct/] : [/Please correct/];
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entries = (page: Page) => rail(page).getByRole('link').allInnerTexts();
/** Figures of the home page that take more than one line. */
const wrapped = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .locator('b')
    .evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const words = document.createRange();
          words.selectNodeContents(figure);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size !== 1;
        })
        .map((figure) => figure.textContent),
    );
interface Api {
  readonly tokenOf: (email: string) => Promise<string>;
  readonly request: APIRequestContext;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('the office signs in and stands on its home page, with the figures of the field (Spec 1 §2)', async ({ page, tokenOf, request }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Sign in · Lotline');
  await auditLooks(page, [1440]);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.locator(`button[name="login"][value="${OFFICE}"]`).click();
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'You' })).toContainText(OFFICE);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Live');

  const headers = { authorization: `Bearer ${await tokenOf(OFFICE)}` };
  const work = (await (await request.get('/api/dashboard/fieldwork/0', { headers })).json()) as Record<string, unknown[]>;
  const tasks = (work['rejectedSchedules'] ?? []).length + (work['workSchedule'] ?? []).length;
  const card = page.getByRole('region', { name: 'Field work' });
  await expect(card).toContainText(`all groups · ${String(tasks)} tasks`);
  const counts = await card.getByRole('listitem').locator('b').allInnerTexts();
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(tasks);
  await followField(page, { tokenOf, request });
  await opensItsTasks(page);
});

/** They follow what happens in the field, without a reload (issue 3 §3). */
async function followField(page: Page, { tokenOf, request }: Api): Promise<void> {
  const begun = page.getByRole('region', { name: 'Field work' }).getByText(/ tasks · \d+ in progress/);
  const before = Number(/(\d+) in progress/.exec(await begun.innerText())?.[1]);
  const headers = { authorization: `Bearer ${await tokenOf('field@lotline.example')}` };
  const work = await request.get('/api/dashboard/fieldwork', { headers });
  const { workSchedule } = (await work.json()) as { workSchedule: FieldTask[] };
  const task = workSchedule.find((one) => one.completedDate === null && one.onsiteDate === null && !/hold/i.test(one.status));
  const query = 'mutation($t: TaskUserInput!, $c: ClientMutation!) { updateTaskUserOnSite(taskUser: $t, client: $c) { id } }';
  const client = { id: crypto.randomUUID(), occurredAt: new Date().toISOString() };
  const data = { query, variables: { t: { scheduleId: task?.id }, c: client } };
  const answer = await request.post('/graphql', { headers, data });
  expect(await answer.text()).not.toContain('errors');
  await expect(begun).toContainText(`${String(before + 1)} in progress`);
}

/** A figure of the field work opens exactly the tasks that it counts, in the field app and without signing in again, and leads to all of them. */
async function opensItsTasks(page: Page): Promise<void> {
  const figures = page.getByRole('region', { name: 'Field work' }).getByRole('listitem');
  for (const [at, name] of FIGURES.entries()) {
    const figure = figures.filter({ hasText: name });
    const count = await figure.locator('b').innerText();
    await figure.getByRole('link').press('Enter');
    await expect(page.getByText(/^Only /)).toBeVisible();
    await expect(page.getByRole('main').locator('[data-task]')).toHaveCount(Number(count));
    if (at === FIGURES.length - 1) break;
    await page.goBack();
    await expect(home(page)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Show all tasks' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show all tasks' })).toHaveCount(0);
}

test('the home page and the office’s rail hold for axe in light and dark, from phone to desk, where the rail is a menu (quality.md §4)', async ({
  openAs,
}) => {
  const page = await openAs('/', OFFICE);
  await expect(page.getByRole('region', { name: 'Field work' }).getByRole('listitem').first()).toBeVisible();
  expect(await entries(page)).toEqual(['Home', 'Jobs', 'Potential jobs', 'Tasks', 'Projects', 'Builder approvals', 'Admin', 'Field tasks']);
  await auditLooks(page, WIDTHS);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => wrapped(page), `${String(width)} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Leanne Hart' }).click();
  await auditLooks(page, [1440]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rail(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(rail(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await auditLooks(page, [390]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('by keyboard alone: skip link, rail, the person’s menu and out again', async ({ openAs }) => {
  const page = await openAs('/', OFFICE);
  await expect(home(page)).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Home');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Jobs');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Potential jobs');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Tasks');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Projects');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Builder approvals');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Admin');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Field tasks');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('Search');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(page.getByRole('button', { name: 'Leanne Hart' })).toBeFocused();
});
