// The card of a task on the real server, by keyboard: found by the search, the office's moves, two windows, its ticket's paper, its photos, who gets none
// (screens.md §2.24).
import { readFile } from 'node:fs/promises';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { callAs } from '../field-list/list.ts';
import { auditLooks } from '../support/audit.ts';
import { auditPopup } from '../support/popup-open.ts';
import { choose } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { findTask, sql } from '../task-page/field-task.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const SUB = 'sub@lotline.example';
const WIDTHS = [1440, 390];

test('found by the search; its days, items, visits, comments and history stand on it; axe finds nothing', async ({ openAs, server }) => {
  const { taskId } = await findTask(server, LANDMARKS.sub.rejected);
  const [task] = await sql<{ name: string }>(server, 'select name from schedule where id = $1', [taskId]);
  const page = await openAs('/', OFFICE);
  await expect(page.getByRole('region', { name: 'Waiting for the office' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Search jobs/ })).toBeFocused();
  await page.keyboard.type(LANDMARKS.sub.rejected);
  const found = page.getByRole('group', { name: 'Tasks' }).getByRole('option').filter({ hasText: 'Ridgeway Cabling' });
  await expect(found.first()).toBeVisible();
  // jobs of that number may come after the tasks, and stand above them
  await expect(async () => {
    await page.getByRole('combobox', { name: /^Search jobs/ }).press('ArrowDown');
    expect(await found.first().getAttribute('aria-selected')).toBe('true');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tasks/${String(taskId)}$`));
  const { name } = task ?? { name: '' };
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Job ${LANDMARKS.sub.rejected} · Lotline`);
  await expect(page.getByRole('region', { name: `Items of ${name}` })).toContainText('Rejected');
  await expect(page.getByRole('list', { name: `Visits of ${name}` })).toContainText('onsite');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('submitted');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await auditLooks(page, WIDTHS);
  await page.getByRole('link', { name: `Job ${LANDMARKS.sub.rejected}` }).press('Enter');
  await expect(page.getByRole('tabpanel').locator('[aria-current=true]')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('its due day is moved, the crew accepts, the other window comments: each stands there in place', async ({ openAs, server }) => {
  const { taskId, jobId } = await findTask(server, LANDMARKS.sub.newTask);
  const page = await openAs(`/tasks/${String(taskId)}`, OFFICE);
  const days = page.locator('dl[aria-label="Days of the task"]');
  await page.getByRole('button', { name: /^Actions on/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move the due date' }).press('Enter');
  await page.getByLabel('Due on').fill('2031-03-14');
  await page.getByLabel('Reason').fill('The road is closed');
  await auditPopup(page, 'DueSheet');
  await page.getByLabel('Reason').press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(days).toContainText('14 Mar 2031');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Moved the due date of');
  await expect(page.getByRole('button', { name: /^Actions on/ })).toBeFocused();

  const other = await page.context().newPage();
  await other.goto(`/tasks/${String(taskId)}`);
  await other.getByLabel('Write a comment', { exact: true }).fill('Ring before you come');
  await other.getByLabel('Write a comment', { exact: true }).press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Comments, oldest first' })).toContainText('Ring before you come');
  await callAs(server, SUB, 'mutation ($id: Int!) { updateConstructionTaskAccepted(scheduleId: $id) { id } }', { id: taskId });
  await expect(history).toContainText('Accepted');
  await expect(page.locator('main header').first()).toContainText('Accepted');

  // what is said of the job alone is none of the task's
  await callAs(
    server,
    OFFICE,
    'mutation ($id: Int!, $by: Int!) { updateFieldComment(fieldComment: { id: 0, userId: $by, constructionId: $id, comments: "Of the whole job" }) { id } }',
    { id: jobId, by: 1 },
  );
  await page.reload();
  await expect(page.getByText('Ring before you come').first()).toBeVisible();
  await expect(page.getByText('Of the whole job')).toHaveCount(0);
});

// db features/ticket, unit ticket-pdf
test('the paper of its ticket is saved', { tag: '@soak' }, async ({ openQuietAs, quietServer }) => {
  const [found] = await sql<{ id: number }>(
    quietServer,
    `select id from schedule where ticket_of_work is not null and ticket_of_work::text not in ('{}', '""') order by id limit 1`,
    [],
  );
  if (found === undefined) throw new Error('The demo data hold no ticket');
  const page = await openQuietAs(`/tasks/${String(found.id)}`, OFFICE);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).press('Enter');
  const paper = await coming;
  expect(paper.suggestedFilename()).toMatch(/^Ticket of Work .+\.pdf$/);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

// the viewer: console/job-files; a change that comes by itself: the test of two windows above
test(
  'its photos, sent meanwhile, come by themselves, are looked at by arrows, and the focus comes back to the one that was opened',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const { taskId, jobId } = await findTask(server, LANDMARKS.sub.inProgress);
    const page = await openAs(`/tasks/${String(taskId)}`, OFFICE);
    await expect(page.getByText('No photo of this task has been received yet.')).toBeVisible();
    const files = await page.context().newPage();
    await files.goto(`/construction/${String(jobId)}/attachments`);
    const [task] = await sql<{ name: string }>(server, 'select name from schedule where id = $1', [taskId]);
    await choose(files.getByLabel('Of which task'), task?.name ?? '');
    const png = await files.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
      canvas.getContext('2d')?.fillRect(4, 4, 40, 20);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    });
    const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
    await files.getByLabel('Files to send').setInputFiles([picture('Frontage-1.png'), picture('Trench-1.png')]);
    for (const name of ['Frontage-1.png', 'Trench-1.png']) await choose(files.getByLabel(`Category of ${name}`), 'Photos');
    await files.getByRole('region', { name: 'Send files' }).getByRole('button', { name: 'Save' }).press('Enter');
    const photos = page.getByRole('list', { name: /^Files of/ }).getByRole('button');
    await expect(photos).toHaveCount(2);
    await photos.first().press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('status')).toContainText(/^1 of 2/);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toContainText(/^2 of 2/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photos.first()).toBeFocused();
  },
);

// from the list: console/tasks; of one that is not theirs: dom TaskPreview TaskCardPage
test(
  'who works in the field alone is sent to the task there, and told of one that is not theirs',
  { tag: '@soak' },
  async ({ openQuietAs, quietServer }) => {
    const own = await findTask(quietServer, LANDMARKS.sub.accepted);
    const foreign = await findTask(quietServer, LANDMARKS.field.accepted, 'Crew North');
    const page = await openQuietAs(`/tasks/${String(foreign.taskId)}`, SUB);
    await expect(page.getByText('This task could not be found')).toBeVisible();
    await page.goto(new URL(`/tasks/${String(own.taskId)}`, page.url()).href);
    await expect(page).toHaveURL(new RegExp(`${own.path}$`));
  },
);
