// The office's list of builder approvals (screens.md §2.10): who can be asked, asking, revoking, answers by link and by phone, contacts that are corrected.
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { rowOf, untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const LIST = 'Builder approvals';

interface MadeJob {
  readonly id: number;
  readonly workOrder: string;
}

async function addJob(server: Parameters<typeof sql>[0], builder: string, lot: string, phone: string): Promise<MadeJob> {
  const [job] = await sql<MadeJob>(
    server,
    `insert into construction (work_order, status, work_type, address, lot_number, street_name, road_type, suburb, state, post_code, developer, site_contact, site_contact_phone)
     values ('BA' || floor(random() * 1e9)::text, 'Scheduled', 'Construction', 'Lot ' || $1 || ', Wattle Rd, Box Hill NSW 2765', $1, 'Wattle', 'Rd', 'Box Hill', 'NSW', '2765', $2, 'Dale Whitby', $3)
     returning id, work_order as "workOrder"`,
    [lot, builder, phone],
  );
  if (job === undefined) throw new Error('no job was made');
  return job;
}

const preview = (page: Page, { workOrder }: MadeJob) => page.getByRole('complementary', { name: `Preview of job ${workOrder}` });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('the office asks, copies the link, sees the answer, revokes, and writes down what was said on the phone', async ({
  openAs,
  server,
  browser,
}) => {
  const builder = `Quillon Homes ${String(Math.floor(Math.random() * 1e6))}`;
  const first = await addJob(server, builder, '81', '0491 570 981');
  const second = await addJob(server, builder, '82', '0491 570 981');
  const landline = await addJob(server, builder, '83', '02 9876 5432');
  const page = await openAs('/', OFFICE);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: LIST }).press('Enter');
  await untilListed(page, LIST);
  await page.getByRole('searchbox').fill('wattle');
  await page.goto(`/builderapprovals?tab=ready&builder=${encodeURIComponent(builder)}`);
  await expect(rowOf(page, first.workOrder)).toContainText('Ready to ask');
  await expect(rowOf(page, landline.workOrder)).toHaveCount(0);
  await auditLooks(page, oneOf(390, 1440));

  // asked with the other job of the same contact, then live in the list
  await rowOf(page, first.workOrder).click();
  await expect(preview(page, first)).toContainText('No request has been sent to the builder yet.');
  await page.keyboard.press('a');
  const asking = dialog(page, 'Select jobs for approval');
  await asking.getByLabel(/Lot 82/).check();
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await asking.getByRole('textbox', { name: 'Message' }).evaluate((box) => box.getBoundingClientRect().right)).toBeLessThan(
    await asking.evaluate((sheet) => sheet.getBoundingClientRect().right),
  );
  await page.setViewportSize(DESK_WINDOW);
  await asking.getByRole('button', { name: 'I sent the message' }).click();
  await expect(asking).toHaveCount(0);
  await expect(rowOf(page, second.workOrder)).toContainText('Sent');
  await expect(preview(page, first)).toContainText(/Sent .* by \w+ Hart to Dale Whitby 0491 570 981/);

  await page.goto(`/builderapprovals/sent?builder=${encodeURIComponent(builder)}`);
  await expect(rowOf(page, first.workOrder)).toContainText('Sent');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rowOf(page, first.workOrder).click();
  await preview(page, first).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/builders\/[\w-]{52}$/);
  const phone = await browser.newContext({ javaScriptEnabled: false });
  const answering = await phone.newPage();
  await answering.goto(new URL(new URL(link).pathname, page.url()).href);
  await answering
    .getByRole('group', { name: /Lot 82/ })
    .getByLabel('Decline')
    .check();
  await answering
    .getByRole('group', { name: /Lot 82/ })
    .getByLabel('Reason')
    .fill('Wrong contact');
  await answering.getByLabel('Your name').fill('Dale Whitby');
  await answering.getByLabel('Your mobile').fill('0491 570 981');
  await answering.getByLabel('I am allowed to answer for these addresses.').check();
  await answering.getByRole('button', { name: 'Send these answers' }).click();
  await expect(answering.getByText('Your answers are recorded.')).toBeVisible();
  await expect(rowOf(page, second.workOrder)).toContainText('Declined');

  await preview(page, first).getByRole('button', { name: 'Revoke…' }).click();
  const revoking = dialog(page, /Revoke the link/);
  await auditPopup(page, 'RevokeSheet');
  await revoking.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(revoking.getByLabel('Reason')).toHaveAccessibleDescription('Give a reason.');
  await revoking.getByLabel('Reason').fill('Sent to the wrong builder');
  await revoking.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(revoking).toHaveCount(0);
  await expect(rowOf(page, first.workOrder)).toContainText('Ready to ask');
  await answering.reload();
  await expect(answering.getByRole('heading', { name: 'This link is not known' })).toBeVisible();
  await phone.close();

  await page.keyboard.press('p');
  const call = dialog(page, 'Record a phone answer');
  await call.getByText('Not yet').click();
  await call.getByLabel('What was said').fill('Slab is still wet');
  await call.getByRole('button', { name: 'Record the answer' }).click();
  await expect(call.getByLabel('Earliest day')).toHaveAccessibleDescription('Enter the earliest day: the day of the call or later.');
  await auditPopup(page, 'PhoneAnswerSheet');
  await call.getByText('Approved', { exact: true }).click();
  await call.getByRole('button', { name: 'Record the answer' }).click();
  await expect(call).toHaveCount(0);
  await expect(rowOf(page, first.workOrder)).toContainText('Approved');
  await expect(preview(page, first)).toContainText('“Slab is still wet”');
  await auditLooks(page, oneOf(1024, 1440));
  if (TAKES_PICTURES) await shoot(page, 'builder-approvals');
});

// Again what `db features/builder/sms` (sent once, failed and sent again) and `db builder-approval` (the first touch is dated and told of) show, in the list's preview.
test(
  'a message is sent by the server once, is seen to be opened at the first touch, and one that failed is sent again',
  { tag: '@soak' },
  async ({ openAs, server, browser }) => {
    const builder = `Quartz Homes ${String(Math.floor(Math.random() * 1e6))}`;
    const phone = `0491 ${String(100_000 + Math.floor(Math.random() * 9e5))}`;
    const job = await addJob(server, builder, '88', phone);
    const page = await openAs(`/builderapprovals?tab=ready&builder=${encodeURIComponent(builder)}`, OFFICE);
    await rowOf(page, job.workOrder).click();
    await page.keyboard.press('a');
    const asking = dialog(page, 'Select jobs for approval');
    await expect(asking).toContainText('This server has no SMS gateway: a message that is sent by SMS is only recorded.');
    await auditLooks(page, [390, 1440]);
    if (TAKES_PICTURES) await shoot(page, 'builder-sms');
    await asking.getByRole('button', { name: 'Send by SMS' }).press('Enter');
    await expect(asking).toHaveCount(0);
    await expect(preview(page, job)).toContainText('Recorded only: this server sends no SMS.');
    await expect(preview(page, job)).toContainText(/Sent by SMS .* by \w+ Hart to Dale Whitby/);
    const recorded = await sql<{ text: string }>(server, 'select text from recorded_sms where mobile = $1', [
      phone.replace(/\s/g, '').replace(/^0/, '+61'),
    ]);
    expect(recorded).toHaveLength(1);
    const [link = ''] = /\/builders\/[\w-]{52}/.exec(recorded[0]?.text ?? '') ?? [];

    const handset = await browser.newContext();
    const answering = await handset.newPage();
    await answering.goto(new URL(link, page.url()).href);
    await answering.getByLabel('Your name').click();
    await expect(preview(page, job)).toContainText(/Opened \d/);
    await handset.close();

    await sql(
      server,
      `update sms_message set state = 'failed', failure = 'down' where builder_request_id in (select builder_request_id from builder_request_job where construction_id = $1)`,
      [job.id],
    );
    await page.reload();
    const card = preview(page, job).getByRole('article');
    await expect(card).toContainText('The SMS gateway could not be reached.');
    await auditLooks(page, [1440]);
    if (TAKES_PICTURES) await shoot(page, 'builder-sms-failed');
    await card.getByRole('button', { name: 'Send SMS again' }).press('Enter');
    await expect(card).toContainText('Recorded only: this server sends no SMS.');
  },
);

// Again what `db builder-approval-list` (what is missing) and `db test/commands` (the contact of a job) show, in the list's sheet.
test('what a job lacks is said, and a wrong contact is corrected from the list', { tag: '@soak' }, async ({ openAs, server }) => {
  const builder = `Quarry Homes ${String(Math.floor(Math.random() * 1e6))}`;
  const job = await addJob(server, builder, '84', '02 9876 5432');
  const page = await openAs(`/builderapprovals?tab=incomplete&builder=${encodeURIComponent(builder)}`, OFFICE);
  await expect(rowOf(page, job.workOrder)).toContainText('no mobile');
  await rowOf(page, job.workOrder).click();
  await preview(page, job).getByRole('button', { name: 'Add what is missing…' }).click();
  const contact = dialog(page, 'Builder and contact');
  await auditPopup(page, 'ContactSheet');
  await contact.getByLabel('Site contact').fill('Robin Kemp');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByLabel('Mobile')).toHaveAccessibleDescription(/^Enter an Australian mobile/);
  await contact.getByLabel('Mobile').fill('0491 570 158');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact).toHaveCount(0);
  await expect(rowOf(page, job.workOrder)).toContainText('Ready to ask');
  await expect(preview(page, job)).toContainText('Robin Kemp');
});

test('messages to several builders are drafted at once, one for each contact, and ticked off one after the other by keyboard', async ({
  openAs,
  server,
}) => {
  const builder = `Queue Homes ${String(Math.floor(Math.random() * 1e6))}`;
  const jobs = [
    await addJob(server, builder, '85', '0491 570 985'),
    await addJob(server, builder, '86', '+61 491 570 985'),
    await addJob(server, `${builder} West`, '87', '0491 570 986'),
    await addJob(server, `${builder} West`, '89', `0492 ${String(100_000 + Math.floor(Math.random() * 9e5))}`),
  ];
  const page = await openAs(
    `/builderapprovals?tab=ready&q=wattle&builder=${encodeURIComponent(builder)}&builder=${encodeURIComponent(`${builder} West`)}`,
    OFFICE,
  );
  for (const job of jobs) await expect(rowOf(page, job.workOrder)).toBeVisible();
  for (const job of jobs) await page.getByLabel(`Select ${job.workOrder}`).check();
  await page.keyboard.press('m');
  const message = page.getByRole('region', { name: 'Message 1 of 3' });
  const text = message.getByRole('textbox', { name: 'Message' });
  await expect(text).toHaveValue(/- Lot 85, Wattle Rd.*\n- Lot 86, Wattle Rd/);
  await text.press('End');
  await text.pressSequentially(' Thanks, mate');
  const code = message.getByRole('img', { name: 'QR code that opens the message on a phone' });
  expect(await readQrCode(code)).toBe(`sms:+61491570985?body=${encodeURIComponent(await text.inputValue())}`);
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shoot(page, 'builder-messages');
  await page.setViewportSize(DESK_WINDOW);
  await text.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 of 3 sent' })).toBeVisible();
  const second = page.getByRole('region', { name: 'Message 2 of 3' });
  await expect(second).toBeFocused();
  await expect(second.getByRole('textbox', { name: 'Message' })).toHaveValue(/- Lot 87/);
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Message 3 of 3' }).getByRole('textbox', { name: 'Message' })).toHaveValue(/- Lot 89/);
  await page.keyboard.press('g');
  await expect(page.getByText('All messages are done')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 of 3 sent, 1 queued, 1 not sent' })).toBeVisible();
  await page.getByRole('link', { name: 'Show what was sent' }).press('Enter');
  const days = await sql<{ sent: boolean }>(
    server,
    'select builder_approval_sent_date is not null as sent from construction where id = any($1) order by id',
    [jobs.slice(0, 3).map(({ id }) => id)],
  );
  expect(days.map(({ sent }) => sent)).toEqual([true, true, false]);
});
