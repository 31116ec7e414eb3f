// The head of a job at a desk: at most 180 px on every tab, whoever reads it and however the job stands; whatever its work order is, its buttons stand in one
// line (issue 23 §2).
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../support/running-server.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { newJob } from './edited-job.ts';
import { JOB_TABS, findJob, isOpen, path, tab, tabs, type FoundJob } from './job-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
const ADMIN = 'admin@lotline.example';
const DESK_OF_ISSUE = { width: 1440, height: 900 } as const;

const headOf = (page: Page): Locator => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
const middle = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + element.clientHeight / 2);

/** Each tab is opened, and none has a higher head. @returns the tabs' names */
async function staysLow(page: Page, job: FoundJob): Promise<string[]> {
  const names = (await tabs(page).allInnerTexts()).map((text) => /^[A-Za-z]+/.exec(text)?.[0] ?? text);
  for (const name of names) {
    await tab(page, name).click();
    await isOpen(page, job, name);
    expect((await headOf(page).boundingBox())?.height, name).toBeLessThanOrEqual(180);
  }
  return names;
}

/** On hold until a day, and with a status that is set later: every line that a head can have. */
async function heldJob(server: RunningServer): Promise<FoundJob> {
  const { id, workOrder } = await newJob(server);
  await sql(
    server,
    `update construction set status = 'On Hold', status_before_hold = 'Scheduled', hold_reason = 'No access to the pit before the road is open again',
       hold_until = current_date + 20, planned_status = 'Issued', planned_status_at = now() + interval '3 days',
       planned_status_by = (select id from app_user where email = $2), contract = 'NSW-CON-2026-11', customer_ref = 'REF/48213', scheduler = 'Dale Whitby',
       accelerated_job = true where id = $1`,
    [id, OFFICE],
  );
  return { id, work_order: workOrder, status: 'On Hold' };
}

test('a long work order leaves the buttons of the head in its line, and is read whole at the pointer', async ({ openAs, server }) => {
  const long = `OPT-${'NSW-CONSTRUCTION-'.repeat(8)}48213`;
  const [made] = await sql<FoundJob>(
    server,
    `insert into construction (work_order, status, work_type, address, lot_number, street_name, suburb, state, post_code, region)
     values ($1, 'Scheduled', 'Construction', 'Lot 1207, 133 Kookaburra Way, Springfield Lakes Estate QLD 4300', '1207', 'Kookaburra Way', 'Springfield Lakes Estate', 'QLD', '4300', 'Sydney West')
     returning id, work_order, status`,
    [long],
  );
  if (made === undefined) throw new Error('the job was not made');
  const page = await openAs(path(made), OFFICE);
  await isOpen(page, made, 'Summary');
  const head = headOf(page);
  const name = head.getByRole('heading', { level: 1 });
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const button of [
      head.getByRole('link', { name: 'Edit' }),
      head.getByRole('button', { name: 'Put on hold…' }),
      head.getByRole('button', { name: /^More/ }),
    ]) {
      expect(Math.abs((await middle(button)) - (await middle(name)))).toBeLessThan(16);
      const box = await button.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
  await expect(name).toHaveAttribute('title', long);
});

// Again the tabs of the next test, of a job without notes.
test(
  'the head of a job is at most 180 px high on every tab of a desk, and for who sees money',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const job = await findJob(server, 0);
    const page = await openAs(path(job), ADMIN);
    await isOpen(page, job, 'Summary');
    // lower windows are told of in widths.e2e.ts
    await page.setViewportSize(DESK_OF_ISSUE);
    expect(await staysLow(page, job)).toEqual(expect.arrayContaining(JOB_TABS));
    // a long address takes two lines, and none of the buttons goes below it
    const head = headOf(page);
    await head.locator('h1 + span').evaluate((address) => {
      address.textContent = 'U 12, Lot 1207, 133 Kookaburra Way, Springfield Lakes Estate QLD 4300';
    });
    const below = (await middle(head.getByRole('link', { name: 'Edit' }))) - (await middle(head.getByRole('heading', { level: 1 })));
    expect(Math.abs(below)).toBeLessThan(16);
  },
);

test('a held job with a status that is set later says both, and its head is at most 180 px high on every tab, for who sees money', async ({
  openAs,
  server,
}) => {
  const job = await heldJob(server);
  const page = await openAs(path(job), ADMIN);
  await isOpen(page, job, 'Summary');
  await page.setViewportSize(DESK_OF_ISSUE);
  await expect(page.getByRole('group', { name: 'On hold' })).toContainText('No access to the pit before the road is open again');
  await expect(page.getByRole('group', { name: 'Planned status' })).toContainText('Issued');
  await staysLow(page, job);
  // a reason as long as they come has two lines, and is read whole at the pointer
  const long = 'No access to the pit before the road is open again and the builder has power. '.repeat(6).trim();
  await sql(server, 'update construction set hold_reason = $2 where id = $1', [job.id, long]);
  await page.reload();
  await expect(page.getByTitle(long)).toBeVisible();
  expect((await headOf(page).boundingBox())?.height).toBeLessThanOrEqual(180);
});
