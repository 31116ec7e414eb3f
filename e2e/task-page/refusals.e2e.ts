// One refusal of each place where it can show, as a person meets it in a browser (issue §5; quality.md §1). Each code's own sentence and place is
// in dom each-refusal, what the server answers in db commands.
import { openAs as openAt } from '../../scripts/sign-in/browser.mjs';
import { tokenFor } from '../field-list/list.ts';
import { isOnsiteNowhereElse } from '../support/onsite-elsewhere.ts';
import { startSeededServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql, step } from './field-task.ts';
import { BROWSER_REFUSALS } from './refusals/browser-refusals.ts';
import { freshTask } from './refusals/fresh-task.ts';
import { FIELD, meet } from './refusals/refusal-case.ts';

test.describe.configure({ mode: 'parallel' });

/** In the bar, and in a sheet by the server. The other places are a soak's: `dom each-refusal`, `ContactSheets`, `FieldListPage` and `SessionGate` show them. */
const IN_EACH_RUN: readonly string[] = ['ALREADY_DECLINED', 'ITEM_ARCHIVED'];

for (const refusal of BROWSER_REFUSALS)
  test(`${refusal.code}: ${refusal.rule}`, IN_EACH_RUN.includes(refusal.code) ? {} : { tag: '@soak' }, ({ server, page, openAs }) =>
    meet(refusal, server, page, openAs),
  );

// unit outbox and dom OptimisticPage: it waits and is sent again
test('RATE_LIMITED: what was pressed by one who asks too often is kept, and shown', { tag: '@soak' }, async ({ page }) => {
  const server = await startSeededServer({ REQUESTS_PER_MINUTE: '40' });
  try {
    const task = await freshTask(server, 'Crew North');
    await isOnsiteNowhereElse(page);
    await openAt(page, `${server.url}${task.path}`, FIELD);
    await expect(step(page, 'I’m Onsite')).toBeVisible();
    const headers = { authorization: `Bearer ${await tokenFor(server, FIELD)}` };
    const ask = async () => (await fetch(`${server.url}/api/dashboard/fieldwork`, { headers })).status;
    while ((await ask()) !== 429);
    await step(page, 'I’m Onsite').click();
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    await expect(step(page, 'Is Complete')).toBeEnabled();
  } finally {
    await server.stop();
  }
});

// e2e/outbox/outbox has a gateway's 500 among its faults
test('FAULT: nothing is taken back, and it is done by itself once the fault is mended', { tag: '@soak' }, async ({ server, openAs }) => {
  const task = await freshTask(server, 'Crew North');
  const name = `own_${String(task.taskId)}`;
  const fails = `begin raise exception 'as planned' using errcode = 'XX000'; end`;
  await sql(server, `create function ${name}() returns trigger language plpgsql as $$ ${fails} $$`, []);
  const isTask = `when (new.id = ${String(task.taskId)})`;
  await sql(server, `create trigger ${name} before update on schedule for each row ${isTask} execute function ${name}()`, []);
  const page = await openAs(task.path, FIELD);
  await step(page, 'I’m Onsite').click();
  const unknown = page.getByText('We don’t know yet whether it arrived');
  await expect(unknown).toBeVisible();
  await expect(step(page, 'Is Complete')).toBeVisible();
  await sql(server, `drop function ${name}() cascade`, []);
  await expect(unknown).toHaveCount(0);
  await expect(step(page, 'Is Complete')).toBeVisible();
});
