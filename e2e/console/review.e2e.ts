// The review of what a crew submitted, on the real server by keyboard alone; what is rejected stands in the phone's red box, is corrected there, and is
// paid once it is approved (issue 11 §2, §3).
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findViolations, findWrongColours, WCAG } from '../support/axe.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { changeQuantity, findTask, sql, type FoundTask } from '../task-page/field-task.ts';
import { submittedTask } from './submitted-task.ts';

const PHONE = { width: 390, height: 844 };
test.use(DESK);

const OFFICE = 'office@lotline.example';
const FINANCE = 'finance@lotline.example';
const SUB = 'sub@lotline.example';
const REASON = 'The photos show one metre less';

const reviewOf = ({ jobId, taskId }: FoundTask): string => `/construction/${String(jobId)}/review/${String(taskId)}`;
const here = (page: Page) => page.locator('tr[aria-current] th');
const sums = (page: Page) => page.locator('main footer').getByRole('status');
const filled = (page: Page) => page.getByRole('button', { name: /still to decide|Finish/ });

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['REVIEW_PICTURES'];
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: path.join(folder, `${name}-${colorScheme}.png`) });
  }
}

async function mustHoldForAxe(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findViolations(page, [...WCAG, 'best-practice'], ['target-size'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findWrongColours(page)).toEqual([]);
}

/** Approves whatever is still undecided. */
async function approveTheRest(page: Page): Promise<void> {
  await expect(async () => {
    if ((await filled(page).innerText()).includes('still to decide')) await page.keyboard.press('a');
    await expect(filled(page)).toHaveText(/Finish review/, { timeout: 500 });
  }).toPass();
}

// the same across both apps: console/journey; its keys, drafts and what is said: dom ReviewPage
test(
  'reviewed by keyboard, rejected with a reason, corrected on the phone, approved and paid',
  { tag: '@soak' },
  async ({ server, windowOf }) => {
    const task = await findTask(server, LANDMARKS.sub.submitted);
    const office = await windowOf(reviewOf(task), OFFICE, DESK_WINDOW);
    await expect(office.getByRole('heading', { level: 1, name: LANDMARKS.sub.submitted })).toBeVisible();
    await expect(office.getByText(/^Task \d+ of \d+ to review$/)).toBeVisible();
    await expect(office.getByRole('columnheader', { name: 'Rate' })).toHaveCount(0);
    await mustHoldForAxe(office);
    await office.keyboard.press('ArrowDown');
    const code = await here(office).innerText();
    await office.keyboard.press('r');
    await office.keyboard.press('Enter');
    await expect(office.getByText(`Give a reason for rejecting ${code}`)).toBeVisible();
    await office.keyboard.type(REASON);
    await mustHoldForAxe(office);
    await shoot(office, 'review-form');
    await office.keyboard.press('Enter');
    await expect(sums(office)).toContainText('1 rejected');
    await office.reload();
    await expect(sums(office)).toContainText('1 rejected');
    await approveTheRest(office);
    await office.keyboard.press('Control+z');
    await expect(filled(office)).toHaveText(/1 still to decide/);
    await approveTheRest(office);
    await office.keyboard.press('Control+Enter');
    await expect(office.getByText(/^Sent: \d approved, 1 rejected$/)).toBeVisible();
    await expect(office.getByText('With the field')).toBeVisible();

    const phone = await windowOf(task.path, SUB, PHONE);
    await expect(phone.getByText(/^Rejected item quantities: 1 of \d/)).toBeVisible();
    await expect(phone.getByText(`“${REASON}”`)).toBeVisible();
    await changeQuantity(phone, code, '1', 'Counted again');
    await expect(phone.getByText(/^Rejected item quantities/)).toHaveCount(0);

    // without a reload: the correction reaches the open review
    await expect(filled(office)).toHaveText(/1 still to decide/);
    await expect(office.getByText('Counted again')).toBeVisible();
    await approveTheRest(office);
    await office.keyboard.press('Control+Enter');
    await expect(office.getByText('Everything is decided')).toBeVisible();
    const lines = () =>
      sql<{ state: string; qty: string; by: string | null }>(
        server,
        `select p.state, l.completed_qty::text as qty, l.approved_by as by from payment p join payment_item l on l.payment_id = p.id
         join schedule_item i on i.id = l.schedule_item_id left join boq b on b.id = i.boq_id
        where p.schedule_id = $1 and p.state <> 'void' and $2 in (b.code, i.child_code)`,
        [task.taskId, code],
      );
    expect(await lines()).toEqual([{ state: 'review', qty: '1.000', by: 'Leanne Hart' }]);
  },
);

test('who sees money sees what each line comes to, adjusts one with both numbers kept, and looks at the photos', async ({
  server,
  windowOf,
}) => {
  const task = await submittedTask(server);
  const page = await windowOf(reviewOf(task), FINANCE, DESK_WINDOW);
  await expect(page.getByRole('columnheader', { name: 'Rate' })).toBeVisible();
  await mustHoldForAxe(page);
  // whose work is decided is read whole at 200 % too
  await page.setViewportSize({ width: 720, height: 450 });
  const address = page.locator('main header h1 + span');
  await expect.poll(() => address.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('columnheader', { name: 'Decision' })).toBeInViewport({ ratio: 1 });
  // the decision stays in sight by lying above what has no room: here that is nothing
  const startOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())?.x ?? 0;
  const reason = page.getByRole('columnheader', { name: 'Reason from the field' });
  await expect
    .poll(async () => ((await reason.boundingBox())?.width ?? 0) + (await startOf('Reason')) - (await startOf('Decision')))
    .toBeLessThan(1);
  await page.setViewportSize(DESK_WINDOW);
  await page.keyboard.press('q');
  const code = await here(page).innerText();
  const done = Number(await page.getByLabel(/^Approve, of/).inputValue());
  await page.keyboard.type(String(done + 1));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Less is visible');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Approve between 0 and/)).toBeVisible();
  await page.getByLabel(/^Approve, of/).press('ControlOrMeta+a');
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(sums(page)).toContainText(/1 adjusted \$\d/);
  await shoot(page, 'review-money');
  await page.keyboard.press('Shift+A');
  await shoot(page, 'review-clean');
  if ((await page.getByRole('button', { name: /^Photo / }).count()) > 0) {
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await shoot(page, 'review-photo');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(filled(page)).toHaveText(/^Finish/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Sent: .*1 adjusted/)).toBeVisible();

  const phone = await windowOf(task.path, SUB, PHONE);
  const said = phone.getByText(`You entered ${String(done)}`);
  await expect(said).toHaveText(/^You entered [\d.]+( m)?, approved 0\.5( m)?\. [\w ]+: “Less is visible”$/);
  await mustHoldForAxe(phone);
  await said.scrollIntoViewIfNeeded();
  await shoot(phone, 'adjusted-phone');
  await phone.setViewportSize(DESK_WINDOW);
  await shoot(phone, 'adjusted-desk');

  // the history says what was decided, and what the machine did lies folded beneath it
  await page.goto(`/construction/${String(task.jobId)}/history`);
  const adjusted = new RegExp(`Adjusted ${code}\\S* from ${String(done)} to 0\\.5: “Less is visible”`);
  await expect(page.getByRole('listitem').filter({ hasText: adjusted })).toBeVisible();
  const submitted = page
    .getByRole('listitem')
    .filter({ hasText: /submitted/ })
    .first();
  await expect(submitted.getByRole('listitem')).toHaveCount(0);
  await submitted.getByText(/^\d technical events?$/).click();
  await expect(submitted.getByRole('listitem').first()).toBeVisible();
});
