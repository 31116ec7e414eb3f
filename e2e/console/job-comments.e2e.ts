// Comments on a job's page, on the real server: seen in the other window, kept while they are typed, and those of the office on no phone (screens.md §2.6).
import { sayError } from '../../schema/errors/catalogue.ts';
import { auditLooks } from '../support/audit.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { namesOnDevice } from '../support/without-network.ts';
import { findJob, isOpen, path, tab } from './job-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const EMPTY = sayError('COMMENT_EMPTY');

// Again what `dom JobChat` shows (nothing is sent for nothing, sent by Ctrl+Enter, edited, deleted); the other window as in the last test.
test(
  'a comment written here appears in the other window, is changed and deleted by its author',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const job = await findJob(server, 2);
    const page = await openAs(path(job, 'comments'), OFFICE);
    await isOpen(page, job, 'Comments');
    const other = await page.context().newPage();
    await other.goto(path(job, 'comments'));
    await isOpen(other, job, 'Comments');
    const text = page.getByLabel('Write a comment', { exact: true });
    await page.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await text.fill('The gate is open from Thursday');
    await text.press('Control+Enter');
    await expect(text).toHaveValue('');
    await expect(text).toBeFocused();
    await expect(other.getByText('The gate is open from Thursday')).toBeVisible();
    await page.getByRole('button', { name: 'Edit your comment' }).last().press('Enter');
    await page.getByLabel('Comment', { exact: true }).fill('The gate is open from Friday');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
    await expect(other.getByText('The gate is open from Friday')).toBeVisible();
    // the other window may hear of it before the answer closes this one's dialog
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit your comment' }).last().press('Enter');
    await page.getByRole('button', { name: 'Delete comment' }).press('Enter');
    await page.getByRole('button', { name: 'Delete it for everyone' }).press('Enter');
    await expect(other.getByText('The gate is open from Friday')).toBeHidden();
  },
);

// Again the draft of the last test, and `dom use-form-draft` ("a saved draft is deleted").
test(
  'a comment that is not saved outlives a reload; Ctrl+S saves it, and it is not offered again',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const job = await findJob(server, 2);
    const page = await openAs(path(job, 'comments'), OFFICE);
    const text = page.getByLabel('Write a comment', { exact: true });
    const kept = () => namesOnDevice(page);
    const draft = `comment-job-${String(job.id)}-new`;
    await text.fill('Keys are with the neighbour');
    await expect.poll(kept).toContain(draft);
    await page.reload();
    await expect(text).toHaveValue('Keys are with the neighbour');
    await expect(page.getByText('You typed this earlier and have not saved it.')).toBeVisible();
    await text.press('Control+s');
    await expect(text).toHaveValue('');
    await expect(page.getByRole('list', { name: 'Comments, oldest first' })).toContainText('Keys are with the neighbour');
    // it stands there before it is answered; a page that is left until then offers it again, since nobody knows whether it arrived
    await expect(page.getByText('Sending', { exact: true })).toBeHidden();
    await expect.poll(kept).not.toContain(draft);
    await page.reload();
    await isOpen(page, job, 'Comments');
    await expect(text).toHaveValue('');
  },
);

test('an internal comment is chosen before it is written, marked in the office’s windows, and on no phone; a draft of one stays internal', async ({
  openAs,
  windowOf,
  server,
}) => {
  const task = await freshTask(server, 'Ridgeway Cabling');
  const job = await findJob(server, 0, `c.id = ${String(task.jobId)}`);
  const page = await openAs(path(job, 'comments'), OFFICE);
  await isOpen(page, job, 'Comments');
  const other = await page.context().newPage();
  await other.goto(path(job, 'comments'));
  await isOpen(other, job, 'Comments');
  // by its words, as a mouse meets it
  await page.getByText('Internal', { exact: true }).first().click();
  const text = page.getByLabel('Write an internal comment', { exact: true });
  await text.fill('Not paid before the audit');
  await expect.poll(() => namesOnDevice(page)).toContain(`comment-job-${String(job.id)}-new`);
  await page.reload();
  await expect(text).toHaveValue('Not paid before the audit');
  await auditLooks(page);
  await text.press('Control+Enter');
  await expect.poll(() => namesOnDevice(page)).not.toContain(`comment-job-${String(job.id)}-new`);
  const line = (of: typeof page) => of.getByRole('listitem').filter({ hasText: 'Not paid before the audit' });
  await expect(line(page)).toContainText('Internal');
  await expect(line(other)).toContainText('Internal');
  await expect(tab(page, 'Comments')).toHaveText(/[1-9]/);
  await page.getByText('Field chat', { exact: true }).first().click();
  await page.getByLabel('Write a comment', { exact: true }).fill('The gate is open');
  await page.keyboard.press('Control+Enter');
  const phone = await windowOf(task.path, 'sub@lotline.example', { width: 390, height: 844 });
  await expect(phone.locator('[data-part="chat"] li').filter({ hasText: 'The gate is open' })).toBeVisible();
  await expect(phone.getByText('Not paid before the audit')).toHaveCount(0);
  // the history is the office's, and names it
  await tab(page, 'History').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Internal comment “Not paid before the audit”' })).toBeVisible();
});
