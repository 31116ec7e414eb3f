// Builder approval from the office to the builder and back (issue 25 §4): the message is drafted and sent from the job's page, its QR code holds it, the page
// behind the link works without JavaScript on a small phone, and the job shows what was answered.
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { popupIsOpen } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { TAKES_PICTURES } from '../support/pictures.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';

async function readyJob(server: Parameters<typeof sql>[0], lot: string, phone: string): Promise<number> {
  const [job] = await sql<{ id: number }>(
    server,
    `insert into construction (work_order, status, work_type, address, lot_number, street_name, road_type, suburb, state, post_code, developer, site_contact, site_contact_phone)
     values ('BUILDER-' || gen_random_uuid(), 'Scheduled', 'Construction', '', $1, 'Wattle', 'Rd', 'Box Hill', 'NSW', '2765', 'Tamar Homes', 'Dale Whitby', $2) returning id`,
    [lot, phone],
  );
  return job?.id ?? 0;
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Gate code').fill('Gate 4711');
  await page.getByLabel('Your name').fill('Dale Whitby');
  await page.getByLabel('Your mobile').fill('0491 570 999');
  await page.getByLabel('I am allowed to answer for these addresses.').check();
}

test('the office asks, the builder answers each address without JavaScript at 320 px, and the job shows it at once', async ({
  openAs,
  server,
  browser,
}) => {
  const first = await readyJob(server, '71', '0491 570 999');
  const second = await readyJob(server, '72', '+61491570999');
  const page = await openAs(`/construction/${String(first)}`, OFFICE);
  await page.getByRole('button', { name: 'Builder approval…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Select jobs for approval' });
  await sheet.getByLabel(/Lot 72/).check();
  const message = sheet.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/- Lot 71, Wattle Rd.*\n- Lot 72, Wattle Rd/);
  const text = await message.inputValue();
  await expect(sheet.getByRole('link', { name: 'Draft SMS' })).toHaveAttribute('href', `sms:+61491570999?body=${encodeURIComponent(text)}`);
  const code = sheet.getByRole('img', { name: 'QR code that opens the message on a phone' });
  await expect(code).toBeVisible();
  expect(await readQrCode(code)).toBe(`sms:+61491570999?body=${encodeURIComponent(text)}`);
  await popupIsOpen(page, 'DraftedMessage');
  await auditLooks(page, [1440]);
  await sheet.getByRole('button', { name: 'I sent the message' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(/^asked /).first()).toBeVisible();

  const slug = /\/builders\/[\w-]{52}/.exec(text)?.[0] ?? '';
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const builder = await phone.newPage();
  await builder.goto(new URL(slug, page.url()).href);
  await expect(builder.getByRole('heading', { name: 'Can our crew come onsite?' })).toBeVisible();
  const lot71 = builder.getByRole('group', { name: /Lot 71/ });
  const lot72 = builder.getByRole('group', { name: /Lot 72/ });
  await lot71.getByLabel('Approve').check();
  await lot72.getByLabel('Decline').check();
  await fillPerson(builder);
  await builder.getByRole('button', { name: 'Send these answers' }).click();
  await expect(builder.getByRole('alert')).toContainText('Not sent yet');
  await expect(lot72.getByText('Give a reason, in a few words.')).toBeVisible();
  await expect(builder.getByLabel('Gate code')).toHaveValue('Gate 4711');
  await lot72.getByLabel('Reason').fill('Wrong contact');
  await builder.getByRole('button', { name: 'Send these answers' }).click();
  await expect(builder.getByText('Your answers are recorded.')).toBeVisible();
  await expect(builder.getByRole('group')).toHaveCount(1);
  const coming = builder.waitForEvent('download');
  await builder.getByRole('link', { name: 'Download as PDF' }).click();
  const receipt = await coming;
  expect(receipt.suggestedFilename()).toBe('site-access-receipt.pdf');
  expect((await fs.readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await phone.close();

  // the same page with JavaScript, for axe alone
  const looked = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const looking = await looked.newPage();
  await looking.goto(new URL(slug, page.url()).href);
  for (const colorScheme of ['light', 'dark'] as const) {
    await looking.emulateMedia({ colorScheme });
    expect(await findViolations(looking, WCAG)).toEqual([]);
    expect(await looking.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    if (TAKES_PICTURES) await looking.screenshot({ path: `docs/pictures/builder-page-320-${colorScheme}.png`, fullPage: true });
  }
  // on paper there is the receipt, and neither fields nor buttons
  await looking.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(looking.getByText(/Decline|Declined: Wrong contact/).first()).toBeVisible();
  await expect(looking.getByRole('button', { name: /^Send/ })).toBeHidden();
  await expect(looking.getByRole('link', { name: 'Download as PDF' })).toBeHidden();
  if (TAKES_PICTURES) await looking.screenshot({ path: 'docs/pictures/builder-page-print.png', fullPage: true });
  await looked.close();

  await expect(page.getByText('Builder approved').first()).toBeVisible();
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dale Whitby approved, access “Gate 4711”' })).toBeVisible();
  const days = await sql<{ sent: boolean; approved: boolean }>(
    server,
    `select builder_approval_sent_date is not null as sent, builder_approved_date is not null as approved from construction where id = any($1) order by id`,
    [[first, second]],
  );
  expect(days).toEqual([
    { sent: true, approved: true },
    { sent: true, approved: false },
  ]);
});

// Again what `db builder-approval` ("a job that lacks something says what") and `dom app/popups` (`NotDrafted`) show.
test('without what the message needs the dialog says what is missing', { tag: '@soak' }, async ({ openAs, server }) => {
  const job = await readyJob(server, '73', '02 9876 5432');
  const page = await openAs(`/construction/${String(job)}`, OFFICE);
  await page.getByRole('button', { name: 'Builder approval…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Select jobs for approval' });
  await expect(sheet.getByText('valid mobile number')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'I sent the message' })).toHaveCount(0);
});
