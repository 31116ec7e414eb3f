// What an open job's page reads again when somebody else changes something: the reads that are made of it, and no other (decision 081).
import type { Page } from '@playwright/test';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import type { RunningServer } from '../support/running-server.ts';
import { sql } from '../task-page/field-task.ts';
import { findJob, isOpen, path, tab, type FoundJob } from './job-page.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';

/** The names of the operations that the page sends, from here on. */
function countReads(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postDataJSON() as { readonly operationName?: string };
    names.push(body.operationName ?? 'unnamed');
  });
  return names;
}

/** Rows of whatever the change is; each is one transaction. */
type Change = (server: RunningServer, job: FoundJob) => Promise<unknown>;

const write =
  (text: string): Change =>
  (server, { id }) =>
    sql(server, text, [id]);

const say = write(`insert into field_comment (construction_id, user_id, comments) values ($1, 2, 'Gate code 4411')`);
const spend = write(
  `insert into job_cost (construction_id, kind, supplier, description, quantity, unit_cost, spent_on, created_by_user_id)
   values ($1, 'expense', 'Kennards Hire', 'Concrete saw', 1, 212.05, current_date, 4)`,
);
const move = write(
  `update schedule set comments = 'Bring the long ladder' where id = (select min(id) from schedule where construction_id = $1)`,
);
const delegate = write(
  `insert into job_delegation (construction_id, user_id, from_date, to_date, scope, created_by_user_id)
   values ($1, 3, current_date, current_date + 7, 'view', 2)`,
);
const plan = write(
  `update construction set planned_status = 'Complete', planned_status_at = now() + interval '9 days', planned_status_by = 2 where id = $1`,
);
const elsewhere: Change = (server, { id }) =>
  sql(server, `update construction set description = 'Another job' where id = (select max(id) from construction where id <> $1)`, [id]);

/** A setting is read again by all: with its read answered everything before has been heard. */
async function reads(page: Page, names: readonly string[], change: () => Promise<unknown>, server: RunningServer): Promise<string[]> {
  const before = names.length;
  await change();
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('"SystemSettingsQuery"') === true);
  await sql(
    server,
    `update system_setting set config = config || jsonb_build_object('note', gen_random_uuid()) where name = 'Address Type'`,
    [],
  );
  await answered;
  return names
    .slice(before)
    .filter((name) => name !== 'SystemSettingsQuery' && name !== 'GetSharedSettings')
    .toSorted();
}

test('a change of a job reads again what it concerns, and the history only where it is shown', async ({ page, openAs, server }) => {
  const job = await findJob(server, 4);
  const names = countReads(page);
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await openAs(path(job, 'items'), ADMIN);
  await isOpen(page, job, 'Items');
  await stream;
  const after = (change: Change) => reads(page, names, () => change(server, job), server);
  // with the stream everything is read once more; the job's own read counts what people did, with costs and delegations too
  await after(() => Promise.resolve());
  expect.soft(await after(say), 'a comment').toEqual(['ConstructionQuery']);
  expect.soft(await after(spend), 'a cost').toEqual(['ConstructionQuery', 'GetJobCosts']);
  expect.soft(await after(move), 'a task').toEqual(['ConstructionQuery']);
  expect.soft(await after(delegate), 'a delegation').toEqual(['ConstructionQuery', 'GetJobDelegations']);
  expect.soft(await after(plan), 'a plan').toEqual(['ConstructionQuery', 'PlannedStatus']);
  expect.soft(await after(elsewhere), 'another job').toEqual([]);
  await expect(tab(page, 'Expenses')).toHaveText(/^Expenses [1-9]/);
  // what changed meanwhile is read when it is opened, and from then on with each change
  const histories = () => names.filter((name) => name === 'JobEvents').length;
  const before = histories();
  await tab(page, 'History').click();
  await isOpen(page, job, 'History');
  await expect.poll(histories).toBe(before + 1);
  expect.soft(await after(spend), 'a cost, with the history shown').toEqual(['ConstructionQuery', 'GetJobCosts', 'JobEvents']);
});
