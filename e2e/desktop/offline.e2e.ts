// The console in its window without a network: what is done there waits on the computer.
import { submittedTask } from '../console/submitted-task.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { launchDesktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, setOnline, syncedAt } from './window.ts';

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
