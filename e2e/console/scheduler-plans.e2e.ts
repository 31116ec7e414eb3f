// The scheduler plans from the list of tasks: issues, sets aside with a reason and takes it back, by mouse alone on the words and by keyboard alone.
import { randomUUID } from 'node:crypto';
import { auditPopup } from '../support/popup-open.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { intoRows, untilListed } from './list-page.ts';

test.use(DESK);

const SCHEDULER = 'scheduler@lotline.example';
type Server = Parameters<typeof sql>[0];

interface Planned {
  readonly mark: string;
  readonly ids: readonly [number, number];
}

/** Two tasks of a crew that it does not have yet, each of a job of its own. */
async function plan(server: Server): Promise<Planned> {
  const mark = `PLAN-${randomUUID().slice(0, 8)}`;
  const made = await sql<{ id: number }>(
    server,
    `with job as (insert into construction (work_order, status, address, work_type)
       select $1 || '-' || n, 'Scheduled', '8 Wattle Rd', 'Pre-install' from generate_series(1, 2) n returning id)
     insert into schedule (construction_id, name, group_id, due_date)
       select job.id, 'Haul', (select id from work_group where name = 'Crew North'), '2031-01-02' from job returning id`,
    [mark],
  );
  const [one, other] = made.map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('no tasks were made');
  return { mark, ids: [one, other] };
}

/** How many of them the crew has, and how many are set aside. */
async function standing(server: Server, { ids }: Planned): Promise<{ issued: number; aside: number }> {
  const [found] = await sql<{ issued: number; aside: number }>(
    server,
    `select count(issued_date)::int as issued, count(*) filter (where ignored)::int as aside from schedule where id = any($1::int[])`,
    [ids],
  );
  return found ?? { issued: -1, aside: -1 };
}

test('by mouse: two tasks are issued, one is set aside with a reason, and Undo brings it back', async ({ openAs, server }) => {
  const planned = await plan(server);
  const page = await openAs(`/tasks?view=all&q=${planned.mark}`, SCHEDULER);
  await untilListed(page, 'Tasks');
  await page.getByRole('checkbox', { name: 'Select all that match' }).click();
  const bar = page.getByRole('toolbar', { name: /^Actions for/ });
  await bar.getByText('Issue', { exact: false }).first().click();
  const issue = page.getByRole('dialog', { name: 'Issue to the field: 2 tasks' });
  await issue.getByText('Check the tasks').click();
  await issue.getByText('Issue 2 tasks', { exact: true }).click();
  await expect(page.getByText('2 tasks issued')).toBeVisible();
  await expect.poll(() => standing(server, planned)).toEqual({ issued: 2, aside: 0 });
  await page
    .locator(`tr[data-id="${String(planned.ids[0])}"]`)
    .getByRole('checkbox')
    .click();
  await bar.getByText('Set aside', { exact: false }).first().click();
  const aside = page.getByRole('dialog', { name: 'Set aside 1 task' });
  await auditPopup(page, 'TaskBulkSheet');
  await aside.getByLabel('Reason').fill('planned twice');
  await aside.getByText('Check the task').click();
  await aside.getByText('Set 1 task aside', { exact: true }).click();
  await expect(page.getByText('1 task set aside')).toBeVisible();
  await expect.poll(() => standing(server, planned)).toEqual({ issued: 2, aside: 1 });
  const offer = page.getByText('1 task set aside').locator('xpath=ancestor::*[.//button][1]');
  await offer.getByText('Undo').click();
  await expect.poll(() => standing(server, planned)).toEqual({ issued: 2, aside: 0 });
});

// dom TasksBulk; the words of the history: unit domain/history
test(
  'by keyboard: the same, and the history says who set it aside, why, and that it was undone',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const planned = await plan(server);
    const page = await openAs(`/tasks?view=all&q=${planned.mark}`, SCHEDULER);
    await untilListed(page, 'Tasks');
    await intoRows(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('i');
    const issue = page.getByRole('dialog', { name: 'Issue to the field: 2 tasks' });
    await issue.getByRole('button', { name: 'Check the tasks' }).press('Enter');
    await issue.getByRole('button', { name: 'Issue 2 tasks' }).press('Enter');
    await expect(issue).toBeHidden();
    await intoRows(page);
    await page.keyboard.press('s');
    const aside = page.getByRole('dialog', { name: 'Set aside 2 tasks' });
    await expect(aside.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('planned twice');
    await aside.getByRole('button', { name: 'Check the tasks' }).press('Enter');
    await aside.getByRole('button', { name: 'Set 2 tasks aside' }).press('Enter');
    await expect(aside).toBeHidden();
    await expect.poll(() => standing(server, planned)).toEqual({ issued: 2, aside: 2 });
    const offer = page.getByText('2 tasks set aside').locator('xpath=ancestor::*[.//button][1]');
    await offer.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('2 undone')).toBeVisible();
    await expect.poll(() => standing(server, planned)).toEqual({ issued: 2, aside: 0 });
    const [job] = await sql<{ id: number }>(server, 'select construction_id as id from schedule where id = $1', [planned.ids[0]]);
    await page.goto(new URL(`/construction/${String(job?.id)}/history`, page.url()).href);
    await expect(page.getByText('Haul set aside because “planned twice”')).toBeVisible();
    await expect(page.getByText('Haul restored by Undo')).toBeVisible();
  },
);
