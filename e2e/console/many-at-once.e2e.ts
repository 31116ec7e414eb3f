// One change of many jobs or tasks by mouse on the real server: told by groups before it is done, a reason where finished jobs are opened again, the selection stays,
// and Undo takes it back where nobody has gone on from there.
import { randomUUID } from 'node:crypto';
import { auditPopup } from '../support/popup-open.ts';
import { choose } from '../support/choose.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';
import { rowOf, untilListed } from './list-page.ts';

test.use(DESK);

test('finished jobs among many are told apart, opened again for a reason, and taken back by Undo', async ({ openAs, server }) => {
  const mark = `MANY-${randomUUID().slice(0, 8)}`;
  const statuses = ['Scheduled', 'In construction', 'Closed'];
  for (const [at, status] of statuses.entries())
    await sql(server, `insert into construction (work_order, status, work_type, address) values ($1, $2, 'Construction', '1 Many Rd')`, [
      `${mark}-${String(at)}`,
      status,
    ]);
  const order = (at: number) => `${mark}-${String(at)}`;
  const page = await openAs(`/jobs?q=${mark}`, 'scheduler@lotline.example');
  await untilListed(page, 'Jobs');
  await page.getByRole('checkbox', { name: 'Select all that match' }).click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Status/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Set the status of 3 jobs' });
  await choose(sheet.getByLabel('Status'), 'Scheduled');
  await sheet.getByRole('button', { name: 'Check the jobs' }).click();
  await expect(sheet.getByRole('list', { name: 'What happens' }).getByRole('listitem')).toHaveText([
    `1 will change${order(1)}`,
    `1 finished, reopened${order(2)}`,
    `1 needs no change${order(0)}`,
  ]);
  await auditPopup(page, 'BulkSheet');
  const confirm = sheet.getByRole('button', { name: 'Set 2 jobs to Scheduled' });
  // it says why it does nothing yet
  await confirm.press('Enter');
  await expect(sheet).toContainText('Give a reason for reopening them.');
  await sheet.getByLabel('Reason for reopening them').fill('Wrong site');
  await confirm.click();
  await expect(sheet).toBeHidden();
  await expect(rowOf(page, order(2))).toContainText('Scheduled');
  await expect(page.getByRole('toolbar', { name: 'Actions for 3 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, order(2))).toContainText('Closed');
  await expect(rowOf(page, order(1))).toContainText('In construction');
  await expect(page.getByText('2 undone')).toBeVisible();
  // and from the history of one of them, both ways
  await page.goto(`/construction/${String(await rowOf(page, order(1)).getAttribute('data-id'))}/history`);
  await page.getByRole('button', { name: 'Redo for all 2 jobs' }).click();
  await expect(page.getByRole('button', { name: 'Scheduled, change the status' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo for all 2 jobs' }).first().click();
  await expect(page.getByRole('button', { name: 'In construction, change the status' })).toBeVisible();
});

// dom TasksBulk; given away by keys: console/tasks, set aside: console/scheduler-plans
test(
  'tasks are told apart by what happens to them, given away for a reason, and taken back by Undo',
  { tag: '@soak' },
  async ({ openAs, server }) => {
    const mark = `MANY-${randomUUID().slice(0, 8)}`;
    const groups = await sql<{ id: number; name: string }>(
      server,
      'select id, name from work_group where is_active and not is_subcontractor order by id limit 2',
      [],
    );
    const [from, to] = groups;
    if (from === undefined || to === undefined) throw new Error('The demo data have no two crews');
    const [job] = await sql<{ id: number }>(
      server,
      `insert into construction (work_order, status, work_type, address) values ($1, 'Scheduled', 'Construction', '1 Many Rd') returning id`,
      [mark],
    );
    for (const [name, issued, completed] of [
      ['Planned', false, false],
      ['With the crew', true, false],
      ['Done', true, true],
    ] as const)
      await sql(
        server,
        `insert into schedule (construction_id, name, group_id, resource, issued_date, accepted_date, completed_date, completed_group_id)
       values ($1, $2, $3, $4, case when $5::boolean then now() end, case when $6::boolean then now() end, case when $6::boolean then now() end, case when $6::boolean then $3::integer end)`,
        [job?.id, name, from.id, from.name, issued, completed],
      );
    const page = await openAs(`/tasks?q=${mark}`, 'scheduler@lotline.example');
    await untilListed(page, 'Tasks');
    await page.getByRole('checkbox', { name: 'Select all that match' }).click();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Reassign/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Reassign 3 tasks' });
    await choose(sheet.getByLabel('Crew'), to.name);
    await sheet.getByRole('button', { name: 'Check the tasks' }).click();
    await expect(sheet.getByRole('list', { name: 'What happens' }).getByRole('listitem')).toHaveText([
      `1 will change${mark} Planned`,
      `1 changed, although completed${mark} Done`,
      `1 taken from the crew that has them${mark} With the crew`,
    ]);
    await auditPopup(page, 'TaskBulkSheet');
    const confirm = sheet.getByRole('button', { name: `Give 3 tasks to ${to.name}` });
    // it says why it does nothing yet
    await confirm.press('Enter');
    await expect(sheet).toContainText('Give a reason: it is shown in the history of each job.');
    await sheet.getByLabel('Reason').fill('Wrong crew');
    await confirm.click();
    await expect(sheet).toBeHidden();
    const crews = async () =>
      (await sql<{ resource: string }>(server, 'select resource from schedule where construction_id = $1 order by id', [job?.id])).map(
        ({ resource }) => resource,
      );
    expect(await crews()).toEqual([to.name, to.name, to.name]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 undone')).toBeVisible();
    expect(await crews()).toEqual([from.name, from.name, from.name]);
  },
);
