// An administrator signed in as a field worker, in a tab of its own: the banner, a comment that names both, nothing kept on the computer, the end, and what the
// person is told (screens.md §2.17; quality.md §2).
import type { Page } from '@playwright/test';
import { auditPopup } from '../support/popup-open.ts';
import { auditLooks } from '../support/audit.ts';
import { shootDesk, shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { addComment, sql } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { tabTo } from './day.ts';
import { openAs as signIn } from '../../scripts/sign-in/browser.mjs';

test.use(DESK);

const ADMIN = 'admin@lotline.example';
const EMAIL = 'megan.price@lotline.example';
const PHONE = { width: 390, height: 844 };
const REASON = 'She cannot find her task';
const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('complementary', { name: 'Signed in as someone else' });

/** The administrator's own tab renews its token meanwhile. */
const OF_TAB = 'lotline.token-renewed';

/** Names of databases, and of what stands in the browser's storage for good, as the administrator's own tab sees them. */
const storedIn = (page: Page) =>
  page.evaluate(async (ofTab) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name).sort();
    const names = Object.keys(localStorage).filter((name) => name !== ofTab && !name.startsWith('lotline.device.console.'));
    return { databases, names: names.sort() };
  }, OF_TAB);

test('an administrator is signed in as a field worker: a banner, a comment of both, nothing kept, the end; and she is told', async ({
  openAs,
  server,
  browser,
}) => {
  const task = await freshTask(server, 'Crew North');
  const [person] = await sql<{ id: number; name: string }>(
    server,
    `select id, first_name || ' ' || last_name as name from app_user where email = $1`,
    [EMAIL],
  );
  const { id = 0, name = '' } = person ?? {};
  const page = await openAs(`/admin/manage-users/users/${String(id)}`, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Sign in as…' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await auditPopup(page, 'ImpersonateSheet');
  if (TAKES_PICTURES) await shootDesk(page, 'sign-in-as');
  const open = dialog(page).getByRole('button', { name: `Open as ${name}` });
  await open.click();
  await expect(dialog(page).getByLabel(/^Reason/)).toHaveAccessibleDescription(/Give a reason/);
  await tabTo(page, dialog(page).getByLabel(/^Reason/));
  await page.keyboard.type(REASON);
  // the name of this computer, which the administrator's own tab writes with its first report
  await expect.poll(async () => (await storedIn(page)).names).toContain('lotline.device');
  // and the reason is with the computer's store: until then it stands beside it
  await expect.poll(async () => (await storedIn(page)).names.join(' ')).not.toContain('draft-on-its-way');
  const before = await storedIn(page);
  const [phone] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await phone.setViewportSize(PHONE);
  await expect(banner(phone)).toHaveText(/ is signed in as Megan Price, \d+ minutes leftEnd$/);
  await expect(banner(phone)).toContainText(name);
  await expect(dialog(page)).toHaveCount(0);

  await phone.goto(task.path);
  await expect(phone.getByLabel('Add a field comment')).toBeVisible();
  await expect(banner(phone)).toContainText(name);
  await auditLooks(phone, [390]);
  await addComment(phone, 'The gate code is 4471');
  await expect(phone.getByLabel('Add a field comment')).toHaveValue('');
  if (TAKES_PICTURES) await shoot(phone, 'impersonated');

  await loseNetwork(phone);
  await phone.getByLabel('Add a field comment').fill('Never sent');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText(/Nothing was sent/).first()).toBeVisible();
  await findNetwork(phone);
  expect(await storedIn(page)).toEqual(before);

  await page.goto(`/construction/${String(task.jobId)}`);
  await page.getByRole('tab', { name: /^History/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'The gate code is 4471' }).first();
  await expect(line).toContainText(/ for Megan Price/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Never sent' })).toHaveCount(0);

  await tabTo(phone, banner(phone).getByRole('button', { name: 'End' }));
  // the tab closes itself as the key goes down, and then has nowhere for it to come up
  await Promise.all([phone.waitForEvent('close'), phone.keyboard.press('Enter').catch(() => null)]);
  const after = await storedIn(page);
  expect([...after.databases, ...after.names].filter((name) => name?.includes(`.${String(id)}`))).toEqual([]);

  const own = await (await browser.newContext({ baseURL: server.url, viewport: PHONE })).newPage();
  await signIn(own, '/field/construction', EMAIL);
  const notice = own.getByRole('status').filter({ hasText: 'Someone else was signed in as you' });
  await expect(notice).toContainText(`“${REASON}”`);
  await auditLooks(own, [390]);
  if (TAKES_PICTURES) await shoot(own, 'told-of-it');
  await notice.getByRole('button', { name: 'I have read this' }).click();
  await expect(notice).toHaveCount(0);
  await own.context().close();
});
