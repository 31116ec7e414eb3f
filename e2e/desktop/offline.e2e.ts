// The console in its window without a network: lists, search, board and job page from the copy on this computer, with their age; then the server again.
import { submittedTask } from '../console/submitted-task.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';

const setOnline = (desktop: Desktop, isOnline: boolean): Promise<unknown> =>
  desktop.evaluate(({ net }, online) => Reflect.set(net, 'isOnline', online), isOnline);
const syncedAt = ({ page }: Desktop): Promise<string | null> =>
  page.evaluate(
    async () =>
      (
        await (Reflect.get(window, 'lotlineDesktop') as { cacheState: (args: object) => Promise<{ syncedAt: string | null }> }).cacheState(
          {},
        )
      ).syncedAt,
  );
/** The page's own addresses are under another scheme in the stand-in. */
const goTo = async ({ page }: Desktop, path: string): Promise<void> => {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

test('lists, search, board and an opened job work without a network and say how old they are', async ({ server, browser }) => {
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();

  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Jobs' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(/^As at /)).toHaveCount(0);
  const workOrder = '48191';
  await expect(grid.getByText(workOrder, { exact: true })).toBeVisible();
  const [job] = await sql<{ id: number }>(server, 'select id from construction where work_order = $1', [workOrder]);
  await goTo(desktop, `/construction/${String(job?.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(workOrder) })).toBeVisible();
  const jobPath = await page.evaluate(() => window.location.pathname);

  await setOnline(desktop, false);
  await page.reload();
  // the page that was read while there was a network, as it was then
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(workOrder) })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As at \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^Jobs as at \d+:\d\d [ap]m$/)).toBeVisible();

  await goTo(desktop, '/jobs');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As at /)).toBeVisible();
  await page.getByRole('searchbox', { name: /filter/i }).fill(workOrder);
  await expect(grid.getByRole('row', { name: new RegExp(workOrder) })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(2);

  await goTo(desktop, '/jobs?photos=yes');
  await expect(
    page.getByText('“Photos missing” is worked out by the server, and the copy on this computer does not hold it.'),
  ).toBeVisible();
  await goTo(desktop, '/jobs?shape=board');
  await expect(page.getByText(workOrder, { exact: true })).toBeVisible();

  await setOnline(desktop, true);
  await goTo(desktop, jobPath);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(workOrder) })).toBeVisible();
  await expect(page.getByText(/^As at /)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/^Jobs as at/)).toHaveCount(0);
  await desktop.quit();
});

test('a review that is done without a network waits through a crash and arrives once', async ({ server, browser }) => {
  const { jobId, taskId } = await submittedTask(server);
  const reviews = async (): Promise<number> =>
    (await sql<{ n: number }>(server, `select count(*)::integer as n from event where move = 'reviewTask' and entity_id = $1`, [taskId]))[0]
      ?.n ?? 0;
  const desktop = await launchDesktop({ server: server.url });
  const { page } = desktop;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  await goTo(desktop, `/construction/${String(jobId)}/review/${String(taskId)}`);
  const finish = page.getByRole('button', { name: /still to decide|Finish review/ });
  await expect(finish).toBeVisible();
  await setOnline(desktop, false);
  while ((await finish.textContent())?.includes('still to decide') === true) await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your review waits on this computer.')).toBeVisible();
  await page.getByRole('button', { name: '1 change waits' }).click();
  await expect(page.getByRole('dialog').getByText(/^Review of /)).toBeVisible();
  expect(await reviews()).toBe(0);
  await desktop.kill();

  const again = await launchDesktop({ server: server.url, userData: desktop.userData });
  await expect.poll(reviews).toBe(1);
  await expect(again.page.getByRole('button', { name: '1 change waits' })).toHaveCount(0);
  await goTo(again, `/construction/${String(jobId)}/review/${String(taskId)}`);
  await expect(again.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await reviews()).toBe(1);
  await again.quit();
});
