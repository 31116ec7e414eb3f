// The ticket of work by thumb: each step as a crew fills it in.
import { expect, type Locator, type Page } from '@playwright/test';
import { untilPersonDatabase } from '../support/person-database.ts';
import { meant, sheet, sql, step, type FoundTask } from '../task-page/field-task.ts';
import type { RunningServer } from '../support/running-server.ts';

export const ticketPath = ({ jobId, taskId }: FoundTask): string => `/field/task/${String(jobId)}/${String(taskId)}/ticket-of-work`;

export const say = (page: Page, question: string | RegExp, answer: 'Yes' | 'No'): Promise<void> =>
  meant(page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }), 'Space');

export const tick = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  meant(within.getByRole('checkbox', { name }), 'Space');

export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const pressBar = (page: Page, name: string): Promise<void> =>
  meant(page.locator('footer').getByRole('button', { name, exact: true }));

export async function next(page: Page, title: string): Promise<void> {
  await pressBar(page, 'Next');
  await atStep(page, title);
}

export async function assessToHazards(page: Page, isDigging: boolean): Promise<void> {
  await atStep(page, 'Job');
  await say(page, 'Is this the right site and task?', 'Yes');
  await next(page, 'Access');
  await say(page, /builder or owner approved/, 'Yes');
  await say(page, /site contact been told/, 'Yes');
  await say(page, /everybody inducted/, 'Yes');
  await say(page, /other trades working/, 'No');
  await next(page, 'Underground services');
  await say(page, 'Will the ground be broken?', isDigging ? 'Yes' : 'No');
}

export async function answerHazards(page: Page): Promise<void> {
  await say(page, /traffic, or are people/, 'Yes');
  await page.getByLabel('How are they kept away?').fill('Verge closed, two cones each side');
  await say(page, /deeper than 1.5 m/, 'No');
  await say(page, /free of asbestos/, 'Yes');
  await say(page, /power isolated/, 'Yes');
  await say(page, /confined space/, 'No');
  await say(page, /above 2 m/, 'No');
  await page.getByLabel('Weather').selectOption('Fine');
}

/** The last step. */
export async function signOff(page: Page): Promise<void> {
  await say(page, 'Is the site left safe?', 'Yes');
  await say(page, 'Is the ground reinstated?', 'Yes');
  const worker = page.locator('#sign-workerSigned');
  await tick(worker, /^The work is done/);
  await tick(worker, 'Sign with my typed name instead');
  await meant(page.getByRole('button', { name: 'Sign as worker' }));
  await expect(worker).toHaveCount(0);
  await pressBar(page, 'Complete ticket');
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
}

/** A task that was accepted, from arriving to Submit, which asks once about its shots. */
export async function workAndSubmit(page: Page): Promise<void> {
  await meant(step(page, 'I’m Onsite'));
  await meant(step(page, 'Is Complete'));
  await meant(sheet(page).getByRole('button', { name: 'Is Complete' }));
  await meant(step(page, 'Confirm'));
  await meant(sheet(page).getByRole('button', { name: 'Confirm', exact: true }));
  await expect(sheet(page)).toHaveCount(0);
  await meant(step(page, 'Submit'));
  await meant(sheet(page).getByRole('button', { name: /^Submit anyway/ }));
  await expect(page.getByText(/^Submitted \d/)).toBeVisible();
}

/** From its first step to complete, where the ground is not broken; names are typed. */
export async function fillWhole(page: Page): Promise<void> {
  await assessToHazards(page, false);
  await next(page, 'Hazards and controls');
  await answerHazards(page);
  await next(page, 'Sign-on');
  await tick(page, /^I have read the plans/);
  await tick(page, 'Sign with my typed name instead');
  await pressBar(page, 'Sign on');
  await expect(page.getByText('Signed on').first()).toBeVisible();
  await next(page, 'Work record');
  await page.getByLabel('Conduit', { exact: true }).selectOption('None');
  await tick(page, /^Taken: Photos as built/);
  await next(page, 'Sign-off');
  await signOff(page);
}

/** With a finger, or a mouse that is held down. */
export async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Signature, with your finger' });
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (box === null) throw new Error('there is no pad to sign on');
  await page.mouse.move(box.x + 40, box.y + 100);
  await page.mouse.down();
  for (const [x, y] of [
    [70, 40],
    [90, 110],
    [130, 60],
    [180, 100],
    [240, 70],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Clear and sign again' })).toBeVisible();
}

export interface StoredTicket {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly signatures: readonly { readonly by: string; readonly name: string; readonly ink: readonly number[][] | null }[];
  readonly revisions: readonly unknown[];
}

export async function serversTicket(server: RunningServer, { taskId }: FoundTask): Promise<StoredTicket | null> {
  const [row] = await sql<{ ticket: StoredTicket | null }>(server, 'select ticket_of_work as ticket from schedule where id = $1', [taskId]);
  return row?.ticket ?? null;
}

/** The ticket of the presses that lie on the device, oldest first. */
export async function storedTickets(page: Page): Promise<string[]> {
  const name = await untilPersonDatabase(page);
  return page.evaluate(async (of) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(of);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
    });
    interface Row {
      entry: { press: { name: string; input: { ticketOfWork: string } } };
    }
    const rows = await new Promise<Row[]>((resolve, reject) => {
      const reading = database.transaction('presses').objectStore('presses').index('order').getAll();
      reading.onsuccess = () => resolve(reading.result as Row[]);
      reading.onerror = () => reject(reading.error ?? new Error('IndexedDB'));
    });
    database.close();
    return rows.filter(({ entry }) => entry.press.name === 'saveTicket').map(({ entry }) => entry.press.input.ticketOfWork);
  }, name);
}
