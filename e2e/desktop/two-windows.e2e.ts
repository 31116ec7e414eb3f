// Two windows of one person in the program, and another person in the browser, edit one job at once: different fields merge, the same one is asked about, and each
// value that somebody saved is in the job or in its history.
import type { Page } from '@playwright/test';
import { field, newJob, rowOf, saved } from '../console/edited-job.ts';
import { DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { launchDesktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, openSecond, syncedAt } from './window.ts';

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
}

/** The form has heard of what another one saved, and has nothing of its own to save. */
const shows = async (pages: readonly Page[], label: string, value: string): Promise<void> => {
  for (const page of pages) await expect(field(page, label)).toHaveValue(value);
};

/** Asked which of the two stays. */
async function decide(page: Page, whose: 'yours' | 'theirs'): Promise<void> {
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: /while you were editing$/ });
  const choice = dialog.getByRole('radio', { name: new RegExp(`Access notes: ${whose}`) });
  await choice.check({ force: true });
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

test('two windows and two people at one job lose nothing, and all of them show it', async ({ server, browser, windowOf }) => {
  const { id, workOrder } = await newJob(server);
  const desktop = await launchDesktop({ server: server.url });
  const first = desktop.page;
  await signIn(desktop, browser, 'office@lotline.example');
  await expect.poll(() => syncedAt(desktop)).not.toBeNull();
  await goTo(desktop, `/construction/${String(id)}/edit`);
  const second = await openSecond(desktop, `construction/${String(id)}/edit`);
  const other = await windowOf(`/construction/${String(id)}/edit`, 'scheduler@lotline.example', DESK_WINDOW);
  const all = [first, second, other];
  for (const page of all) await expect(page.getByRole('heading', { level: 1, name: `Edit job ${workOrder}` })).toBeVisible();

  // typed in all three before any of them saves
  await field(first, 'Customer ref').fill('MF-77120');
  await field(second, 'Premises').fill('4');
  await field(other, 'Description').fill('Two pits at the corner');
  await save(first);
  await shows(all, 'Customer ref', 'MF-77120');
  await save(second);
  await save(other);
  await shows(all, 'Premises', '4');
  await shows(all, 'Description', 'Two pits at the corner');
  expect(await rowOf(server, id)).toMatchObject({ customer_ref: 'MF-77120', premises: 4, description: 'Two pits at the corner' });

  const said = { first: 'Gate code 4471', second: 'Gate code 3300', other: 'Gate code 2210' };
  await field(first, 'Access notes').fill(said.first);
  await field(second, 'Access notes').fill(said.second);
  await field(other, 'Access notes').fill(said.other);
  await save(other);
  await expect(first.getByText(/set this to Gate code 2210/)).toBeVisible();
  // nothing of theirs is overwritten unasked
  await decide(first, 'yours');
  await expect.poll(async () => (await rowOf(server, id))['comments']).toBe(said.first);
  await expect(second.getByText(/set this to Gate code 4471/)).toBeVisible();
  await decide(second, 'theirs');
  await shows(all, 'Access notes', said.first);
  expect(await rowOf(server, id)).toMatchObject({
    ...{ customer_ref: 'MF-77120', premises: 4, description: 'Two pits at the corner', comments: said.first },
  });
  const kept = await sql<{ value: string }>(
    server,
    `select after ->> 'comments' as value from event where construction_id = $1 and after ? 'comments' order by id`,
    [id],
  );
  expect(kept.map(({ value }) => value)).toEqual([said.other, said.first]);
  await desktop.quit();
});
