// The whole way of a site (issue 25 §4): found in the field without a network, processed into jobs in the office, asked about by a message whose QR code a
// library reads, answered by the builder without an account, and seen in both apps.
import type { Browser, Page } from '@playwright/test';
import { row } from '../field-list/list.ts';
import { takePicture } from '../photos/capture-screen.ts';
import { whenAllSent } from '../photos/photo-work.ts';
import { choose } from '../support/choose.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { sheet, sql } from '../task-page/field-task.ts';

const FIELD = 'field@lotline.example';
const OFFICE = 'office@lotline.example';
const MOBILE = '0491 570 159';
const TASK = 'Haul the lead-in';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const facts = (phone: Page) => phone.locator('[data-part="facts"]');

async function raiseWithoutNetwork(phone: Page, street: string): Promise<void> {
  const field = (label: string) => sheet(phone).getByLabel(label, { exact: true });
  const add = phone.getByRole('button', { name: 'Add Potential Job' }).first();
  await expect(add).toBeVisible();
  await loseNetwork(phone);
  await add.click();
  for (const [label, value] of [
    ['Lot from', '60'],
    ['Lot to', '61'],
    ['Street', street],
    ['Suburb', 'Box Hill'],
    ['Builder', 'Tamar Homes'],
    ['Site contact', 'Dale Whitby'],
    ['Site contact phone', MOBILE],
  ] as const)
    await field(label).fill(value);
  await sheet(phone).getByRole('button', { name: 'Save and take photos' }).click();
  await phone.getByLabel('Title').fill('Slab');
  await takePicture(phone, 'Slab-1.jpg');
  await takePicture(phone, 'Slab-2.jpg');
  await phone.getByRole('link', { name: 'Done' }).click();
  await findNetwork(phone);
  await whenAllSent(phone);
}

async function makeJobs(office: Page, street: string): Promise<void> {
  await office.locator('tbody tr[data-id]').filter({ hasText: street }).first().click();
  await office
    .getByRole('complementary', { name: /Preview of potential job/ })
    .getByRole('button', { name: /^Process/ })
    .press('Enter');
  const process = dialog(office, 'Process potential job');
  await expect(process.getByRole('button', { name: /Slab-\d\.jpg/ })).toHaveCount(2);
  await process.getByRole('button', { name: 'Save and make 2 jobs' }).press('Enter');
  const convert = dialog(office, 'Make 2 jobs');
  await choose(convert.getByLabel('Work type'), 'Construction');
  for (const lot of ['60', '61'])
    await convert.getByRole('textbox', { name: new RegExp(`^Work order of Lot ${lot}`) }).fill(`${street}-${lot}`);
  await convert.getByRole('button', { name: 'Make 2 jobs' }).press('Enter');
  await expect(office.getByText('2 jobs created')).toBeVisible();
}

async function issueTask(office: Page): Promise<void> {
  await office.getByRole('tab', { name: /^Schedule/ }).click();
  await office.getByRole('button', { name: 'Add a task' }).click();
  await sheet(office).getByLabel('Name').fill(TASK);
  await choose(sheet(office).getByLabel('Crew'), 'Crew North');
  await sheet(office).getByRole('button', { name: 'Add task' }).click();
  await office.getByRole('button', { name: `Issue to field: ${TASK}` }).click();
  await sheet(office).getByRole('button', { name: 'Issue to Crew North' }).click();
  await expect(sheet(office)).toHaveCount(0);
}

/** @returns the path of the builder's page */
async function ask(office: Page): Promise<string> {
  await office.getByRole('button', { name: 'Builder approval…' }).click();
  const asking = dialog(office, 'Select jobs for approval');
  await asking.getByLabel(/Lot 61/).check();
  const message = asking.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/- Lot 60.*\n- Lot 61/);
  const text = await message.inputValue();
  const code = asking.getByRole('img', { name: 'QR code that opens the message on a phone' });
  await expect.poll(() => readQrCode(code)).toBe(`sms:+61491570159?body=${encodeURIComponent(text)}`);
  await asking.getByRole('button', { name: 'I sent the message' }).click();
  await expect(asking).toHaveCount(0);
  return /\/builders\/[\w-]{52}/.exec(text)?.[0] ?? '';
}

async function answer(browser: Browser, address: string): Promise<void> {
  const nobody = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const builder = await nobody.newPage();
  await builder.goto(address);
  const lot = (number: string) => builder.getByRole('group', { name: new RegExp(`Lot ${number}`) });
  await lot('60').getByLabel('Approve').check();
  await lot('61').getByLabel('Decline').check();
  await lot('61').getByLabel('Reason').fill('The slab is not poured');
  await builder.getByLabel('Your name').fill('Dale Whitby');
  await builder.getByLabel('Your mobile').fill(MOBILE);
  await builder.getByLabel('I am allowed to answer for these addresses.').check();
  await builder.getByRole('button', { name: 'Send these answers' }).click();
  await expect(builder.getByText('Your answers are recorded.')).toBeVisible();
  await nobody.close();
}

async function seesInHistory(office: Page, words: string): Promise<void> {
  await office.getByRole('tab', { name: /^History/ }).click();
  await expect(office.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
}

test('a site that was found without a network becomes jobs with its photos, and its builder’s answer is seen in both apps', async ({
  openAs,
  windowOf,
  context,
  browser,
  server,
}) => {
  await context.grantPermissions(['camera', 'geolocation']);
  const street = `Banksia ${String(Date.now())}`;
  const phone = await openAs('/field/construction', FIELD);
  await raiseWithoutNetwork(phone, street);

  const office = await windowOf(`/potentialjobs/all?q=${encodeURIComponent(street)}`, OFFICE, DESK_WINDOW);
  await makeJobs(office, street);
  const jobs = await sql<{ id: number; photos: number }>(
    server,
    `select c.id, (select count(*)::integer from attachment a where a.construction_id = c.id and a.state = 'uploaded') as photos
       from construction c where c.street_name = $1 order by c.work_order`,
    [street],
  );
  expect(jobs.map(({ photos }) => photos)).toEqual([2, 2]);
  const [approved, declined] = jobs.map(({ id }) => `/construction/${String(id)}`);
  await office.goto(approved ?? '');
  await office.getByRole('link', { name: /^Potential job \d+$/ }).click();
  await expect(office.locator('tbody tr[data-id]').filter({ hasText: `Lot 60, ${street}` })).toHaveCount(1);
  await office.goto(approved ?? '');
  await issueTask(office);

  // without a reload
  await phone.goto('/field/construction');
  await row(phone, `${street}-60`).click();
  await expect(facts(phone)).not.toContainText('Builder');
  const page = await ask(office);
  await expect(facts(phone)).toContainText('Builder Approval Sent');
  await answer(browser, new URL(page, server.url).href);
  await expect(facts(phone)).toContainText('Builder Approved');
  await seesInHistory(office, 'Dale Whitby approved');
  await office.goto(declined ?? '');
  await seesInHistory(office, 'The slab is not poured');
});
