// Projects in the console on the real server, by keyboard: made, filled, read as a plot, edited by two, jobs moved and taken out (screens.md §2.24).
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { choose } from '../support/choose.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const ESTATE = 'Box Hill estate, stages 4 to 6';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function makeProject(page: Page, name: string): Promise<void> {
  await page.goto('/projects');
  await button(page, 'New project').press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(title(page, name)).toBeVisible();
}

test('the office makes a project, adds a job, moves it to another project and takes it out, by keyboard alone', async ({ openAs }) => {
  const page = await openAs('/projects', OFFICE);
  await expect(page.getByRole('row', { name: new RegExp(ESTATE) })).toContainText(/\d+ of \d+/);
  await button(page, 'New project').press('Enter');
  // the cursor stands in its first field
  await page.keyboard.type('Tallawong stage 2');
  await page.getByLabel('Start', { exact: true }).fill('2026-12-02');
  await page.getByLabel('Finish', { exact: true }).fill('2026-12-01');
  const finish = page.getByRole('dialog').getByLabel(/^Finish/);
  await auditPopup(page, 'ProjectSheet');
  await button(page, 'Create project').press('Enter');
  await expect(finish).toHaveAccessibleDescription(/finishes before it starts/);
  await finish.fill('2027-02-01');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Tallawong stage 2')).toBeVisible();
  await expect(page.getByText('there is no progress to show')).toBeVisible();
  // what may be done with it is found by typing too
  await page.keyboard.press('Control+k');
  await page.keyboard.type('>edit this');
  await expect(page.getByRole('option', { name: /^Edit this project/, selected: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).press('Enter');
  await expect(page.getByText('No jobs in this project yet')).toBeVisible();
  await button(page, 'Add jobs').press('Enter');
  await page.keyboard.type('482');
  const found = page.getByRole('dialog').getByRole('checkbox').and(page.locator(':enabled')).first();
  await found.press('Space');
  await auditPopup(page, 'AddJobsSheet');
  await button(page, 'Add 1 job').press('Enter');
  await expect(page.getByText('1 job added to Tallawong stage 2.')).toBeVisible();
  const job = page.getByRole('grid', { name: 'Jobs' }).getByRole('rowheader');
  await expect(job).toHaveCount(1);
  const workOrder = await job.innerText();
  await auditPart(page);

  // a plan of the project stands on its job, to be read; what is said of the project is read by the next one
  const parts = page.getByRole('navigation', { name: 'Project', exact: true });
  await parts.getByRole('link', { name: 'Documents' }).press('Enter');
  await page
    .getByLabel('Files to send')
    .setInputFiles({ name: 'Stage-2.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await choose(page.getByLabel('Category of Stage-2.pdf'), 'Design');
  await button(page, 'Save').press('Enter');
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Stage-2.pdf');
  await auditPart(page);
  await parts.getByRole('link', { name: 'Comments' }).press('Enter');
  await button(page, 'Write a comment').press('Enter');
  await page.getByLabel('Comment', { exact: true }).fill('Plans of stage 2 are in');
  await auditPopup(page, 'ProjectCommentSheet');
  await button(page, 'Save').press('Enter');
  await expect(page.getByRole('list', { name: 'Comments, oldest first' })).toContainText('Plans of stage 2 are in');
  await parts.getByRole('link', { name: 'History' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Project created “Tallawong stage 2”' })).toBeVisible();
  await auditPart(page);
  await parts.getByRole('link', { name: /^Jobs/ }).press('Enter');
  await page.getByRole('grid', { name: 'Jobs' }).getByRole('link', { name: workOrder }).press('Enter');
  await page.getByRole('tab', { name: /^Files/ }).press('Enter');
  const plans = page.getByRole('region', { name: 'Project plans' });
  await expect(plans).toContainText('Stage-2.pdf');
  await expect(plans.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await plans.getByRole('link', { name: 'Tallawong stage 2' }).press('Enter');
  await parts.getByRole('link', { name: /^Jobs/ }).press('Enter');

  await page.getByLabel(`Select ${workOrder}`).press('Space');
  await page.getByRole('button', { name: 'Move 1 job', exact: true }).press('Enter');
  await page.getByRole('radio', { name: new RegExp(ESTATE) }).press('Space');
  await button(page, `Move to ${ESTATE}`).press('Enter');
  await expect(page.getByText(`1 job moved from Tallawong stage 2 to ${ESTATE}.`)).toBeVisible();
  await expect(page.getByText('No jobs in this project yet')).toBeVisible();

  await page.getByRole('link', { name: 'Projects', exact: true }).last().press('Enter');
  await page.getByRole('link', { name: ESTATE }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).press('Enter');
  await page.getByLabel(`Select ${workOrder}`).press('Space');
  await button(page, 'Remove 1 job').press('Enter');
  await expect(page.getByRole('dialog', { name: `Remove 1 job from ${ESTATE}?` })).toContainText(workOrder);
  await auditPopup(page, 'TakeOutSheet');
  await button(page, 'Remove').last().press('Enter');
  await expect(page.getByText(`1 job removed from ${ESTATE}.`)).toBeVisible();
  await expect(page.getByLabel(`Select ${workOrder}`)).toHaveCount(0);
});

// dom AddJobsSheet
test(
  'a pasted list of work orders says what is not found before the rest is added, all of them at once',
  { tag: '@soak' },
  async ({ openAs }) => {
    const page = await openAs('/projects', OFFICE);
    await makeProject(page, 'Pasted stage');
    await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).press('Enter');
    await button(page, 'Add jobs').press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Search' }).press('ArrowRight');
    await sheet.getByLabel('Work orders', { exact: true }).fill('48501\n48502, NOWHERE-1');
    await button(page, 'Look them up').press('Enter');
    await expect(sheet.getByText('Not found: NOWHERE-1.')).toBeVisible();
    for (const workOrder of ['48501', '48502']) await sheet.getByRole('checkbox', { name: new RegExp(workOrder) }).setChecked(true);
    await button(page, 'Add 2 jobs').press('Enter');
    await expect(page.getByText('2 jobs added to Pasted stage.')).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Jobs' }).getByRole('rowheader')).toHaveCount(2);
    // what is there already is named the next time
    await button(page, 'Add jobs').press('Enter');
    await sheet.getByRole('radio', { name: 'Search' }).press('ArrowRight');
    await sheet.getByLabel('Work orders', { exact: true }).fill('48502 48501');
    await button(page, 'Look them up').press('Enter');
    await expect(sheet.getByText('Already in this project: 48502, 48501.')).toBeVisible();
  },
);

test('the list and a project with its plot hold for axe, and the plot is there as words and as a table', async ({ openAs }) => {
  const page = await openAs('/projects', 'admin@lotline.example');
  await expect(page.getByRole('columnheader', { name: 'Value ex GST' })).toBeVisible();
  await auditLooks(page);
  if (TAKES_PICTURES) await shoot(page, 'projects');
  await page.setViewportSize(DESK_WINDOW);
  await page.getByRole('link', { name: ESTATE }).press('Enter');
  await expect(page.getByRole('img', { name: /^Of \d+ jobs, \d+ were due by today and \d+ are complete/ })).toBeVisible();
  if (TAKES_PICTURES) await shoot(page, 'project');
  await page.getByText('As a table').press('Enter');
  await expect(page.getByRole('table', { name: 'Progress, cumulative' }).getByRole('row').nth(1)).toBeVisible();
  await auditLooks(page);
  await page.getByRole('navigation', { name: 'Project', exact: true }).getByRole('link', { name: 'Schedule' }).press('Enter');
  const bar = page
    .getByRole('list', { name: /^Tasks of / })
    .getByRole('link')
    .first();
  await expect(bar).toHaveAccessibleName(/, (New Job|Accepted|Work In Progress|Completed)/);
  // each name is read whole, in its bar or beside it, and stands in the plot
  const names = page.getByRole('list', { name: /^Tasks of / }).locator('[data-name]');
  const cut = await names.evaluateAll((all) => {
    const region = all[0]?.closest('[role="region"]');
    const left = (region?.getBoundingClientRect().left ?? 0) - (region?.scrollLeft ?? 0);
    // a narrow window scrolls it
    const right = left + (region?.scrollWidth ?? 0);
    return all.filter((name) => {
      const own = name.getBoundingClientRect();
      const bar = name.parentElement?.getBoundingClientRect();
      const isInBar = name.getAttribute('data-name') === 'in';
      return bar === undefined || own.right > (isInBar ? bar.right : right) || own.left < left;
    }).length;
  });
  expect([await names.count(), cut]).toEqual([expect.any(Number), 0]);
  expect(await bar.getAttribute('title')).toBe(await bar.getAttribute('aria-label'));
  if (TAKES_PICTURES) await shoot(page, 'project-schedule');
  await auditPart(page);
});

// dom ProjectSheet
test(
  'what two people change in different fields comes together; a clash is shown with both values',
  { tag: '@soak' },
  async ({ openAs, tokenOf, request }) => {
    const page = await openAs('/projects', OFFICE);
    await makeProject(page, 'Two editors');
    const id = Number(/\/project\/(\d+)/.exec(page.url())?.[1]);
    await button(page, 'Edit').press('Enter');
    await page.getByLabel('Region').fill('Perth North');
    await page.getByLabel('Manager').fill('Ruth Salas');
    const headers = { authorization: `Bearer ${await tokenOf('admin@lotline.example')}` };
    const query = 'mutation($i: ProjectInput!) { saveProject(input: $i) { version } }';
    const variables = { i: { id, name: 'Two editors', customer: 'Northern Loop', region: 'Perth South' } };
    expect(await (await request.post('/graphql', { headers, data: { query, variables } })).text()).not.toContain('errors');
    await button(page, 'Save').press('Enter');
    const clash = page.getByRole('dialog', { name: /saved project Two editors while you were editing/ });
    await expect(clash.getByRole('row', { name: /^Region/ })).toContainText(/Perth North.*Perth South.*empty/);
    await expect(clash).toContainText('Northern Loop');
    await clash.getByRole('radio', { name: 'Region: theirs, Perth South' }).press('Space');
    await clash.getByRole('button', { name: /Save the result/ }).press('Enter');
    const facts = page.getByRole('region', { name: 'Facts' });
    await expect(facts).toContainText('Perth South');
    await expect(facts).toContainText('Ruth Salas');
    await expect(facts).toContainText('Northern Loop');
  },
);

// db access/one-claim projects, dom declared-columns AbsentRecord
test(
  'a crew sees a project through its own jobs alone, and changes nothing; a foreign one is not there',
  { tag: '@soak' },
  async ({ openAs }) => {
    const page = await openAs('/projects', 'field@lotline.example');
    await expect(page.getByRole('link', { name: ESTATE })).toBeVisible();
    await expect(button(page, 'New project')).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Value ex GST' })).toHaveCount(0);
    await page.goto('/project/2000000000');
    await expect(page.getByRole('alert')).toContainText('This could not be found, or it is not shared with your group.');
  },
);
