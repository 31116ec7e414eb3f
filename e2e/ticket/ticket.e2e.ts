// The ticket of work online: axe on its steps, large text and a small phone, re-assessment, and Reset with its claim and reason (screens.md §2.26).
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { meant, sheet, tells } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { answerHazards, assessToHazards, atStep, draw, next, pressBar, say, serversTicket, tick, ticketPath } from './ticket-steps.ts';

const PICTURES = process.env['TICKET_PICTURES'];

test('a stop and a sign-on pass axe; assessed anew it keeps what was; Reset needs its claim and a reason', async ({ openAs, server }) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const page = await openAs(ticketPath(task), 'admin@lotline.example');
  const picture = async (name: string) => {
    if (PICTURES === undefined) return;
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await page.screenshot({ path: `${PICTURES}/ticket-${name}-${String(width)}-${colorScheme}.png`, fullPage: true });
      }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await atStep(page, 'Job');
  await assessToHazards(page, true);
  await say(page, 'Are the plans on site?', 'No');
  await pressBar(page, 'Next');
  await auditLooks(page, [390]);
  await picture('stop');
  await say(page, 'Will the ground be broken?', 'No');
  await next(page, 'Hazards and controls');
  await answerHazards(page);
  await next(page, 'Sign-on');
  await tick(page, /^I have read the plans/);
  await draw(page);
  await pressBar(page, 'Sign on');
  await expect(page.getByText('Signed on', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Dan Whitlock');
  await auditLooks(page, [320, 1440]);
  await picture('sign-on');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 390, height: 844 });

  await meant(page.getByRole('button', { name: 'Conditions changed: re-assess' }));
  await sheet(page).getByLabel('What has changed').fill('Rain has begun');
  await meant(sheet(page).getByRole('button', { name: 'Re-assess', exact: true }));
  await atStep(page, 'Job');
  await expect(page.getByText('Rain has begun')).toBeVisible();
  await expect.poll(async () => (await serversTicket(server, task))?.revisions.length).toBe(1);
  expect((await serversTicket(server, task))?.signatures).toHaveLength(1);

  await meant(page.getByRole('button', { name: 'Reset Ticket of Work' }));
  await meant(sheet(page).getByRole('button', { name: 'Reset Ticket of Work' }));
  await expect(sheet(page).getByText('Give a reason.')).toBeVisible();
  await sheet(page).getByLabel('Reason').fill('Wrong lot');
  await meant(sheet(page).getByRole('button', { name: 'Reset Ticket of Work' }));
  await tells(page, 'Ticket of Work reset successfully');
  await expect(page.getByText('Not started')).toBeVisible();
  expect(await serversTicket(server, task)).toEqual({});
});
