// A job is made and edited on the real server, by keyboard alone; two windows edit it at once; what was typed outlives the page (screens.md §2.7).
import type { Locator, Page } from '@playwright/test';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { choose } from '../support/choose.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { undoByKey } from './day.ts';
import { field, newJob, of, rowOf, saved } from './edited-job.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** It is in sight, and neither the head nor the bar at the foot stands before it. */
const isInFront = (label: Locator): Promise<boolean> =>
  label.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 2, top + height / 2));
  });

test('by keyboard alone: a new job is made', async ({ openAs, server }) => {
  const page = await openAs('/construction/new', OFFICE);
  await expect(page.getByRole('heading', { level: 1, name: 'New job' })).toBeVisible();
  await expect(field(page, 'Work order')).toBeFocused();
  const workOrder = `N-${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.type(workOrder);
  await tabTo(page, field(page, 'Work type'));
  await page.keyboard.type('Pre');
  await tabTo(page, field(page, 'Street'));
  await page.keyboard.type('Wattle');
  await tabTo(page, field(page, 'Suburb'));
  await page.keyboard.type('Box Hill');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/construction\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await rowOf(server, id)).toMatchObject({
    work_order: workOrder,
    work_type: 'Pre-install',
    status: 'Received',
    address: 'Wattle, Box Hill',
  });
});

test('an edit: an error at its field, a warning that lets it pass, Ctrl+S, and the history has both values', async ({ openAs, server }) => {
  const { id, workOrder } = await newJob(server, { onsite_date: '2026-11-24' });
  const page = await openAs(`/construction/${id}/edit`, OFFICE);
  await expect(page.getByRole('heading', { level: 1, name: `Edit job ${workOrder}` })).toBeVisible();
  await field(page, 'Postcode').fill('3128');
  await field(page, 'Postcode').press('Tab');
  await expect(of(page, 'postCode')).toContainText('3128 is in VIC, not in NSW.');
  await field(page, 'Integration').fill('2026-11-23');
  await expect(of(page, 'integrationDate')).toContainText('before onsite, 24 Nov');
  await field(page, 'Updated due').fill('2026-11-26');
  await page.setViewportSize({ ...DESK_WINDOW, height: 450 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Postcode')).toBeFocused();
  await expect.poll(() => isInFront(of(page, 'postCode').locator('label'))).toBe(true);
  await page.setViewportSize(DESK_WINDOW);
  await expect(page.getByRole('button', { name: /2 things to correct: Postcode, Reason for moving the due date/ })).toBeVisible();
  await auditLooks(page, oneOf(1440, 1024));
  await field(page, 'Postcode').fill('2765');
  await field(page, 'Reason for moving the due date').fill('Customer asked: handover of stage 4');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  const [event] = await sql<{ before: unknown; after: unknown; why: string }>(
    server,
    `select before, after, why from event where construction_id = $1 and move = 'updateJob'`,
    [id],
  );
  expect(event).toEqual({
    before: { updatedDueDate: null, integrationDate: null },
    after: { updatedDueDate: '2026-11-26', integrationDate: '2026-11-23' },
    why: 'Customer asked: handover of stage 4',
  });
});

/** A name that nobody has yet is asked about once; saved again it stays. */
async function saveWithNewPlanner(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'Planner: a new name' })).toBeVisible();
  await page.keyboard.press('Control+s');
}

test('two windows: different fields merge without a question, the same field is asked about', async ({ openAs, context, server }) => {
  const { id, workOrder } = await newJob(server);
  const page = await openAs(`/construction/${id}/edit`, OFFICE);
  const second = await context.newPage();
  await second.goto(`/construction/${id}/edit`);
  await field(page, 'Customer ref').fill('MF-77120');
  await field(second, 'Premises').fill('4');
  await second.keyboard.press('Control+s');
  await expect(saved(second)).toBeVisible();
  // seen at once in the other window, which goes on with its own
  await expect(field(page, 'Premises')).toHaveValue('4');
  await expect(of(page, 'premises')).toContainText('Changed by someone else just now');
  // what is typed in one window is its own, also on the device: the other one's save leaves it there
  await expect(field(second, 'Customer ref')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Customer ref')).toHaveValue('MF-77120');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  expect(await rowOf(server, id)).toMatchObject({ customer_ref: 'MF-77120', premises: 4 });

  await field(page, 'Access notes').fill('Gate code 4471. Induction at site office.');
  await field(page, 'CRQ number').fill('7');
  await field(page, 'Planner').fill('Mine');
  await field(second, 'Access notes').fill('Gate code 2210. Induction at site office before 07:30.');
  await field(second, 'Planner').fill('Theirs');
  await saveWithNewPlanner(second);
  await expect(saved(second)).toBeVisible();
  await expect(of(page, 'comments')).toContainText('Someone else set this to Gate code 2210.');
  await saveWithNewPlanner(page);
  const dialog = page.getByRole('dialog', { name: `Leanne Hart saved job ${workOrder} while you were editing` });
  await expect(dialog).toContainText(/2 fields differ, choose one for each\. \d others? do(es)? not conflict/);
  await popupIsOpen(page, 'ConflictDialog');
  await auditLooks(page, [1440]);
  // nothing is written until it is decided
  expect(await rowOf(server, id)).toMatchObject({ scheduler: 'Theirs', crq_number: null });
  await tabTo(page, dialog.getByRole('radio', { name: /Planner: yours/ }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('radio', { name: /Access notes: yours/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
  expect(await rowOf(server, id)).toMatchObject({
    comments: 'Gate code 4471. Induction at site office.',
    crq_number: '7',
    scheduler: 'Theirs',
  });
});

test('what was typed outlives a reload, is asked about by a link once, and can be discarded', async ({ openAs, server }) => {
  const { id, workOrder } = await newJob(server);
  const page = await openAs(`/construction/${id}/edit`, OFFICE);
  await field(page, 'Description').fill('Two pits at the corner');
  await expect(page.getByText(/draft saved on this computer/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Restored: what you typed and had not saved is here again.')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Two pits at the corner');
  await page.getByRole('link', { name: `Back to job ${workOrder}` }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Leave job ${workOrder} without saving?` })).toBeVisible();
  await auditPopup(page, 'LeaveQuestion');
  await page.getByRole('button', { name: 'Leave, keep the draft' }).press('Enter');
  await expect(page).toHaveURL(`/construction/${id}`);
  await page.goto(`/construction/${id}/edit`);
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await expect(field(page, 'Description')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue('');
  expect(await rowOf(server, id)).toMatchObject({ description: null });
});

// Again what `dom JobEditPage` (the question, what is kept) and `db job-edit` (from structured to free and back) show.
test(
  'a work type whose address is one line, and back: what was typed is kept, and the question says what happens',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const { id } = await newJob(server);
    await sql(server, `insert into schedule (construction_id, name, issued_date) values ($1, 'Pre-install', now())`, [id]);
    const page = await openAs(`/construction/${id}/edit`, OFFICE);
    await field(page, 'Lot').fill('14');
    await choose(field(page, 'Work type'), 'MDU');
    const line = page.getByRole('textbox', { name: 'Address' });
    await expect(line).toHaveValue('Lot 14, 8 Wattle Road, Box Hill NSW 2765');
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: 'Change the work type to MDU?' });
    await expect(question).toContainText('From now on the address is one line: “Lot 14, 8 Wattle Road, Box Hill NSW 2765”.');
    await expect(question).toContainText('They are kept, and are there again with the old work type.');
    await popupIsOpen(page, 'WorkTypeQuestion');
    await auditLooks(page, [1440, 390]);
    await question.getByRole('button', { name: 'Change the work type' }).press('Enter');
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText(/someone else/i)).toHaveCount(0);
    const parts = { lot_number: '14', street_number: '8', street_name: 'Wattle', road_type: 'Road' };
    expect(await rowOf(server, id)).toMatchObject({ ...parts, work_type: 'MDU', address: 'Lot 14, 8 Wattle Road, Box Hill NSW 2765' });
    await choose(field(page, 'Work type'), 'Pre-install');
    await expect(field(page, 'Lot')).toHaveValue('14');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Change the work type' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText(/someone else/i)).toHaveCount(0);
    expect(await rowOf(server, id)).toMatchObject({ ...parts, work_type: 'Pre-install' });
  },
);

// Again what `dom StatusMenu ResetSheet EndedJob` show, `db job-edit` (hold, release, reset) and `db job-items` (a duplicate).
test('on hold with a reason, released by hand, reset by its work order, duplicated', { tag: '@soak' }, async ({ openAs, server }) => {
  const { id, workOrder } = await newJob(server);
  await sql(
    server,
    `update construction set planned_status = 'Issued', planned_status_at = now() + interval '3 days',
       planned_status_by = (select id from app_user where email = $2) where id = $1`,
    [id, OFFICE],
  );
  const page = await openAs(`/construction/${id}/edit`, OFFICE);
  await page.getByRole('button', { name: 'Put on hold…' }).press('Enter');
  const hold = page.getByRole('dialog', { name: `Put job ${workOrder} on hold` });
  await expect(hold.getByLabel('Reason')).toBeFocused();
  await expect(hold).toContainText(/Issued, planned for .* is cancelled/);
  await hold.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(hold).toContainText('Give a reason.');
  await hold.getByLabel('Reason').fill('No power yet');
  await popupIsOpen(page, 'HoldSheet');
  await auditLooks(page, [1440]);
  await hold.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible();
  expect(await rowOf(server, id)).toMatchObject({ status: 'On Hold', hold_reason: 'No power yet', status_before_hold: 'Scheduled' });
  await page.getByRole('button', { name: 'Release' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Put on hold…' })).toBeVisible();
  await page.goto(`/construction/${id}`);
  const putOnHold = async () => {
    await page.getByRole('button', { name: 'Scheduled, change the status' }).press('Enter');
    await page.getByRole('menuitem', { name: 'On Hold…' }).press('Enter');
    await expect(hold).toBeVisible();
    expect(await rowOf(server, id)).toMatchObject({ status: 'Scheduled' });
    await hold.getByLabel('Reason').fill('No access to the pit');
    await hold.getByRole('button', { name: 'Put on hold' }).press('Enter');
    await expect(page.getByRole('button', { name: 'On Hold, change the status' })).toBeVisible();
  };
  await putOnHold();
  await undoByKey(page);
  await putOnHold();
  await expect(page.getByRole('group', { name: 'On hold' })).toContainText(/until .*: No access to the pit/);
  await expect(page.getByRole('button', { name: 'On Hold, change the status' })).toBeVisible();
  await auditLooks(page, [390, 1440]);
  await page.getByRole('button', { name: 'Release' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Scheduled, change the status' })).toBeVisible();
  // late while it is open, and nothing red once it is closed
  const late = page.locator('dl [data-tone="late"]');
  await expect(late).toHaveCount(1);
  await page.getByRole('button', { name: 'Scheduled, change the status' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Closed', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Closed, change the status' })).toBeVisible();
  await expect(late).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await auditPopup(page, 'JobActions');
  await page.getByRole('menuitem', { name: 'Reset…' }).press('Enter');
  const reset = page.getByRole('dialog', { name: `Reset job ${workOrder}?` });
  await auditPopup(page, 'ResetSheet_job_actions');
  await reset.getByLabel(`Type the work order, ${workOrder}`).fill(workOrder);
  await reset.getByLabel('Reason').fill('Wrong site');
  await reset.getByRole('button', { name: `Reset job ${workOrder}` }).press('Enter');
  await expect(reset).toBeHidden();
  expect(await rowOf(server, id)).toMatchObject({ status: 'Received', hold_reason: null });
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate…' }).press('Enter');
  const copy = page.getByRole('dialog', { name: `Duplicate job ${workOrder}` });
  await auditPopup(page, 'DuplicateSheet');
  await copy.getByLabel('Work order of the new job').fill(`${workOrder}-2`);
  await copy.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Edit job ${workOrder}-2` })).toBeVisible();
});
