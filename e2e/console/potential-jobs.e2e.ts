// Potential jobs in the office (issue 25 §1, §4): a range with a photo is processed beside its photo, previewed, saved as single ones and made into jobs that
// hold the photo; many are moved at once, and the move is taken back.
import type { APIRequestContext, Page } from '@playwright/test';
import { addFile } from '../attachments/files-page.ts';
import { makePhotos } from '../photos/photo-work.ts';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { untilListed } from './list-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const FIELD = 'field@lotline.example';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.locator('tbody tr[data-id]').filter({ hasText: text });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /Potential jobs by/ }).getByRole('link', { name, exact: true });

type TokenOf = (email: string) => Promise<string>;

/** As the phone sends it. */
async function added(request: APIRequestContext, tokenOf: TokenOf, potentialJob: object): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(FIELD)}` };
  const query = 'mutation($p: PotentialJobInput!) { updatePotentialJob(potentialJob: $p) { id } }';
  const answer = await request.post('/graphql', { headers, data: { query, variables: { p: potentialJob } } });
  const { data } = (await answer.json()) as { data: { updatePotentialJob: { id: number }[] } };
  return data.updatePotentialJob[0]?.id ?? 0;
}

test('a range with a photo is processed, previewed and made into jobs that each hold the photo', async ({
  openAs,
  tokenOf,
  request,
  server,
}) => {
  const street = `Rosella ${String(Date.now())}`;
  const words = `New street behind the oval, ${street}`;
  const id = await added(request, tokenOf, {
    addressFromField: words,
    builder: 'Tamar Homes',
    siteContactName: 'Dale Whitby',
    siteContactPhone: '0491 570 156',
  });
  const [photo] = makePhotos(1);
  await addFile(server, FIELD, { potentialJobId: id }, { name: 'Slab-1.jpg', bytes: Buffer.from(photo?.base64 ?? '', 'base64') });

  const page = await openAs('/', OFFICE);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Potential jobs' }).press('Enter');
  await untilListed(page, 'Potential jobs');
  await expect(row(page, words)).toContainText('needs address');
  await row(page, words).click();
  const preview = page.getByRole('complementary', { name: /Preview of potential job/ });
  await expect(preview.getByRole('button', { name: /Slab-1.jpg/ })).toBeVisible();
  await expect(preview).toContainText('Potential job added');
  await auditLooks(page, [1440, 1024]);
  if (TAKES_PICTURES) await shoot(page, 'potential-jobs');

  await preview.getByRole('button', { name: /^Process/ }).press('Enter');
  const process = dialog(page, 'Process potential job');
  await expect(process.getByRole('button', { name: /Slab-1.jpg/ })).toBeVisible();
  await expect(process).toContainText(words);
  await expect(process.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(process).toContainText('Please fill in the required fields');
  await process.getByLabel('Lot from').fill('60');
  await expect(process.getByLabel('Lot', { exact: true })).toBeDisabled();
  await process.getByLabel('Lot to').fill('62');
  await process.getByLabel('Street', { exact: true }).fill(street);
  await process.getByLabel('Suburb').fill('Box Hill');
  const made = process.getByRole('list', { name: 'The 3 potential jobs' });
  await expect(made.getByRole('listitem')).toHaveText(['60', '61', '62'].map((lot) => `Lot ${lot}, ${street}, Box Hill`));
  await auditPopup(page, 'ProcessSheet');
  if (TAKES_PICTURES) await shoot(page, 'potential-job-process');

  await process.getByRole('button', { name: 'Save and make 3 jobs' }).press('Enter');
  await expect(page.getByText('Potential Job added successfully')).toBeVisible();
  const convert = dialog(page, 'Make 3 jobs');
  await expect(convert.getByRole('textbox', { name: /^Work order of Lot 60/ })).toHaveValue(`P${String(id)}`);
  await choose(convert.getByLabel('Work type'), 'Construction');
  for (const lot of ['60', '61', '62'])
    await convert.getByRole('textbox', { name: new RegExp(`^Work order of Lot ${lot}`) }).fill(`${street}-${lot}`);
  await auditPopup(page, 'ConvertSheet');
  await convert.getByRole('button', { name: 'Make 3 jobs' }).press('Enter');
  await expect(page.getByText('3 jobs created')).toBeVisible();
  await expect(tab(page, 'Converted')).toHaveAttribute('aria-current', 'page');
  await expect(row(page, street)).toHaveCount(3);

  const jobs = await sql<{ id: number; work_order: string; files: number }>(
    server,
    `select c.id, c.work_order, (select count(*)::integer from attachment a where a.construction_id = c.id and a.title = 'Slab-1.jpg') as files
       from construction c join potential_job p on p.construction_id = c.id where c.street_name = $1 order by c.work_order`,
    [street],
  );
  expect(jobs.map(({ work_order, files }) => [work_order, files])).toEqual(['60', '61', '62'].map((lot) => [`${street}-${lot}`, 1]));
  await row(page, `Lot 61, ${street}`).click();
  await page.getByRole('link', { name: new RegExp(`Open job ${street}-61`) }).click();
  await expect(page).toHaveURL(new RegExp(`/construction/${String(jobs[1]?.id)}`));
  await page.getByRole('tab', { name: /^Files/ }).click();
  await expect(page.getByText('Slab-1.jpg').first()).toBeVisible();
});

// one that is there is made a job above; Tab in a choice: dom Choice; templates: dom NewJobTasks, db potential-job
test('the office adds one itself and makes a job of it with the tasks of templates', { tag: '@soak' }, async ({ openAs, server }) => {
  const street = `Banksia ${String(Date.now())}`;
  const page = await openAs('/potentialjobs', OFFICE);
  await untilListed(page, 'Potential jobs');
  await page.keyboard.press('n');
  const adding = dialog(page, 'Add potential job');
  await adding.getByLabel('Lot', { exact: true }).fill('7');
  await adding.getByLabel('Street', { exact: true }).fill(street);
  await adding.getByLabel('Suburb').fill('Box Hill');
  // Tab takes what an open list has marked, and goes on
  const state = adding.getByRole('combobox', { name: 'State' });
  await expect(state).toHaveAttribute('aria-haspopup', 'listbox');
  await state.pressSequentially('NSW');
  await expect(state).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Tab');
  await expect(adding.getByLabel('Postcode')).toBeFocused();
  await expect(adding).toContainText('NSW');
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shoot(page, 'potential-job-add');
  await adding.getByRole('button', { name: 'Save and make a job' }).press('Enter');
  const convert = dialog(page, 'Make a job');
  await choose(convert.getByLabel('Work type'), 'Construction');
  const templates = convert.getByRole('group', { name: 'Tasks from templates' });
  const [first, second] = [templates.getByRole('checkbox').nth(0), templates.getByRole('checkbox').nth(1)];
  await first.check();
  await second.check();
  await auditLooks(page, [390, 1440]);
  if (TAKES_PICTURES) await shoot(page, 'potential-job-convert');
  await convert.getByRole('textbox', { name: /^Work order of Lot 7/ }).fill(street);
  await convert.getByRole('button', { name: 'Make a job' }).press('Enter');
  await expect(page).toHaveURL(/\/construction\/\d+$/);
  const tasks = await sql<{ name: string }>(
    server,
    'select s.name from schedule s join construction c on c.id = s.construction_id where c.work_order = $1 order by s.id',
    [street],
  );
  expect(tasks).toHaveLength(2);
  for (const { name } of tasks) await expect(page.getByText(name).first()).toBeVisible();
});

test('several are rejected with a reason by keyboard, and it is taken back', async ({ openAs, tokenOf, request }) => {
  const street = `Wonga ${String(Date.now())}`;
  for (const lotNumber of ['1', '2']) await added(request, tokenOf, { streetName: street, suburb: 'Box Hill', lotNumber });
  const page = await openAs(`/potentialjobs/processing?q=${encodeURIComponent(street)}`, OFFICE);
  await untilListed(page, 'Potential jobs');
  await page.locator('tbody tr[tabindex="0"]').focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', { name: 'Actions for 2 selected' })).toBeVisible();
  await page.keyboard.press('x');
  const sheet = dialog(page, 'Reject 2 potential jobs');
  await sheet.getByLabel('Reason').fill('Given to someone else');
  await sheet.getByRole('button', { name: 'Check them' }).press('Enter');
  await auditPopup(page, 'MoveSheet_bulk');
  await sheet.getByRole('button', { name: 'Reject 2 potential jobs' }).press('Enter');
  await expect(sheet).toHaveCount(0);
  // while it has the focus the offer stays
  await button(page, 'Undo').focus();
  await expect(row(page, street).filter({ hasText: 'Rejected' })).toHaveCount(2);
  await button(page, 'Undo').press('Enter');
  await expect(page.getByText('2 undone')).toBeVisible();
  await expect(row(page, street).filter({ hasText: 'New' })).toHaveCount(2);
});
