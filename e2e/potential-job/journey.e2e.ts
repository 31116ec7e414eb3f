// The whole way of a site (issue 25 §4): found in the field (raised-offline), processed into jobs in the office, asked about by a message whose QR code a
// library reads, answered by the builder without an account, and seen in both apps.
import type { Browser, Page } from '@playwright/test';
import { addFile } from '../attachments/files-page.ts';
import { callAs, row } from '../field-list/list.ts';
import { makePhotos } from '../photos/photo-work.ts';
import { choose } from '../support/choose.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import type { RunningServer } from '../support/running-server.ts';
import { sql } from '../task-page/field-task.ts';

const FIELD = 'field@lotline.example';
const OFFICE = 'office@lotline.example';
const MOBILE = '0491 570 159';
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const facts = (phone: Page) => phone.locator('[data-part="facts"]');

/** As the phone sends it, with two photos. */
async function raise(server: RunningServer, street: string): Promise<void> {
  const place = { lotRangeLow: 60, lotRangeHigh: 61, streetName: street, suburb: 'Box Hill' };
  const potentialJob = { ...place, builder: 'Tamar Homes', siteContactName: 'Dale Whitby', siteContactPhone: MOBILE };
  const query = 'mutation($potentialJob: PotentialJobInput!) { updatePotentialJob(potentialJob: $potentialJob) { id } }';
  const { updatePotentialJob } = await callAs<{ updatePotentialJob: { id: number }[] }>(server, FIELD, query, { potentialJob });
  const [site] = updatePotentialJob;
  if (site === undefined) throw new Error('no potential job was added');
  for (const [index, { base64 }] of makePhotos(2).entries())
    await addFile(
      server,
      FIELD,
      { potentialJobId: site.id },
      { name: `Slab-${String(index + 1)}.jpg`, bytes: Buffer.from(base64, 'base64') },
    );
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

/** As the office issues one to the crew. */
const issueTask = (server: RunningServer, jobId: number) =>
  sql(
    server,
    `insert into schedule (construction_id, name, group_id, issued_date)
     select $1, 'Haul the lead-in', id, now() from work_group where name = 'Crew North'`,
    [jobId],
  );

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

test('a site that was found in the field becomes jobs with its photos, and its builder’s answer is seen in both apps', async ({
  openAs,
  windowOf,
  browser,
  server,
}) => {
  const street = `Banksia ${String(Date.now())}`;
  await raise(server, street);
  const office = await windowOf(`/potentialjobs/all?q=${encodeURIComponent(street)}`, OFFICE, DESK_WINDOW);
  await makeJobs(office, street);
  const jobs = await sql<{ id: number; photos: number }>(
    server,
    `select c.id, (select count(*)::integer from attachment a where a.construction_id = c.id and a.state = 'uploaded') as photos
       from construction c where c.street_name = $1 order by c.work_order`,
    [street],
  );
  expect(jobs.map(({ photos }) => photos)).toEqual([2, 2]);
  const [approved] = jobs;
  if (approved === undefined) throw new Error('no job was made');
  await issueTask(server, approved.id);

  const phone = await openAs('/field/construction', FIELD);
  await row(phone, `${street}-60`).click();
  await expect(facts(phone)).toBeVisible();
  await expect(facts(phone)).not.toContainText('Builder');
  await office.goto(`/construction/${String(approved.id)}`);
  await expect(office.getByRole('link', { name: /^Potential job \d+$/ })).toBeVisible();
  // what follows is seen on the phone without a reload
  const page = await ask(office);
  await expect(facts(phone)).toContainText('Builder Approval Sent');
  await answer(browser, new URL(page, server.url).href);
  await expect(facts(phone)).toContainText('Builder Approved');
  await office.getByRole('tab', { name: /^History/ }).click();
  await expect(office.getByRole('listitem').filter({ hasText: 'Dale Whitby approved' }).first()).toBeVisible();
});
