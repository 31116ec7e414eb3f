// Builder Approval from the field (specification 1 §2; 2 §4; issue 25 §2): the message is drafted on the phone and from the table, and the row says that it
// was sent.
import type { Page } from '@playwright/test';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { sheet, sql, type FoundTask } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import type { RunningServer } from '../support/running-server.ts';

const FIELD = 'field@lotline.example';
const PHONE = '+61491570158';

async function readyTask(server: RunningServer, developer: string): Promise<FoundTask> {
  // one of its own: other tests complete those of the demo
  const task = await freshTask(server, 'Crew North');
  await sql(
    server,
    `update construction set developer = $2, site_contact = 'Dale Whitby', site_contact_phone = $3, street_name = coalesce(street_name, 'Wattle'),
       suburb = coalesce(suburb, 'Box Hill'), builder_approval_sent_date = null, builder_approved_date = null, version = version + 1 where id = $1`,
    [task.jobId, developer, PHONE],
  );
  return task;
}

const sentDate = async (server: RunningServer, { jobId }: FoundTask) =>
  (await sql<{ sent: Date | null }>(server, 'select builder_approval_sent_date as sent from construction where id = $1', [jobId]))[0]?.sent;

async function draft(page: Page, task: FoundTask, server: RunningServer): Promise<void> {
  const message = sheet(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/\/builders\/[\w-]{52}/);
  const text = await message.inputValue();
  const link = sheet(page).getByRole('link', { name: 'Draft SMS' });
  await expect(link).toHaveAttribute('href', `sms:${PHONE}?body=${encodeURIComponent(text)}`);
  expect(await sentDate(server, task)).toBeNull();
}

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

test('asked for from the table what was not sent is not recorded; on the phone the task page drafts the message, and says that it was sent', async ({
  server,
  openAs,
}) => {
  const task = await readyTask(server, 'Tamar Field Homes');
  const page = await openAs('/field/construction', FIELD);
  const code = sheet(page).getByRole('img', { name: /^QR code/ });
  await test.step('the table asks for a row, with a QR code of 600 px', async () => {
    const row = page.getByRole('row').filter({ has: page.locator(`[data-task="${String(task.taskId)}"]`) });
    await row.getByRole('button', { name: /Builder Approval/ }).click();
    await draft(page, task, server);
    // a camera sees it whole
    await expect(code).toBeInViewport({ ratio: 1 });
    expect((await code.boundingBox())?.width).toBe(600);
    await auditLooks(page, [1440]);
    await sheet(page).getByRole('button', { name: 'I did not send the message' }).click();
    await expect(sheet(page)).toHaveCount(0);
    expect(await sentDate(server, task)).toBeNull();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(task.path);
  await page.getByRole('button', { name: 'Builder Approval' }).click();
  await draft(page, task, server);
  await expect(code).toBeHidden();
  await auditLooks(page, [390, 320]);
  await sheet(page).getByRole('button', { name: 'I sent the message' }).click();
  await expect(page.getByText('Request sent successfully')).toBeVisible();
  await expect(page.locator('[data-part="facts"]')).toContainText('Builder Approval Sent');
  expect(await sentDate(server, task)).not.toBeNull();
});
