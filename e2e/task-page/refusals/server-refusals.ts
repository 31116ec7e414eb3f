// What has nothing to do with the task: the account, the sign-in, and a server or database in trouble (quality.md §1, §2).
import { expect } from '@playwright/test';
import type { ErrorCode } from '../../../schema/errors/catalogue.ts';
import { section, tokenFor } from '../../field-list/list.ts';
import { bar, sql, step } from '../field-task.ts';
import { FIELD, type RefusalCase, type Scene } from './refusal-case.ts';

const CREW_NORTH = { person: FIELD, group: 'Crew North' } as const;
/** People whom no other browser test signs in. */
const TONY = 'tony.bui@lotline.example';
const PRIYA = 'priya.nair@lotline.example';

const goOnsite = ({ page }: Scene): Promise<void> => step(page, 'I’m Onsite').click();

/** The office changes a person's account: announced as the console will, so that no server goes on with what it remembers. */
const changePerson =
  (email: string, change: string, answer: number) =>
  async ({ server }: Scene): Promise<void> => {
    const token = await tokenFor(server, email);
    await sql(server, change, [email]);
    const notice = { entity: 'app_user', id: 1, constructionId: null, version: 0 };
    await sql(server, `select pg_notify('lotline_change', $1)`, [JSON.stringify(notice)]);
    const ask = () => fetch(`${server.url}/api/dashboard/fieldwork`, { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await ask()).status).toBe(answer);
  };

const fault = (task: Scene['task']): string => `fault_${String(task.taskId)}`;
/** From now on the database answers every change of this task with that error. */
const databaseAnswers =
  (sqlState: string) =>
  async ({ server, task }: Scene): Promise<void> => {
    const name = fault(task);
    await sql(
      server,
      `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'as planned' using errcode = '${sqlState}'; end $$`,
      [],
    );
    await sql(
      server,
      `create trigger ${name} before update on schedule for each row when (new.id = ${String(task.taskId)}) execute function ${name}()`,
      [],
    );
  };
const databaseRecovers = ({ server, task }: Scene): Promise<unknown> => sql(server, `drop function if exists ${fault(task)}() cascade`, []);

const fails = (code: ErrorCode, sqlState: string, rule: string): RefusalCase => ({
  code,
  rule,
  ...CREW_NORTH,
  meanwhile: databaseAnswers(sqlState),
  presses: goOnsite,
  where: bar,
  then: async (scene) => {
    await databaseRecovers(scene);
    await goOnsite(scene);
    await expect(scene.page.locator('[data-part="facts"]')).toContainText('Onsite 0:00');
    await expect(bar(scene.page).getByRole('alert')).toHaveCount(0);
  },
  undo: databaseRecovers,
});

export const SERVER_REFUSALS: readonly RefusalCase[] = [
  {
    code: 'CLAIM_REQUIRED',
    rule: 'a role that was taken away refuses the step, and opens the page no more',
    person: TONY,
    group: 'Crew North',
    meanwhile: changePerson(TONY, 'delete from user_role where user_id = (select id from app_user where email = $1)', 403),
    presses: goOnsite,
    where: bar,
    then: async ({ page }) => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    },
    undo: changePerson(
      TONY,
      `insert into user_role (user_id, role_id) select u.id, r.id from app_user u, role r where u.email = $1 and r.name = 'Field worker'
        on conflict do nothing`,
      200,
    ),
  },
  {
    code: 'CANNOT_LOG_IN',
    rule: 'a closed account refuses the step and ends the screens, and the next opening says so too',
    person: PRIYA,
    group: 'Crew South',
    meanwhile: changePerson(PRIYA, 'update app_user set can_log_in = false where email = $1', 403),
    presses: goOnsite,
    where: (page) => page.locator('main'),
    isPart: true,
    then: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Failed to login' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Failed to login' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Your account cannot sign in. Ask an administrator to open it.');
    },
    undo: changePerson(PRIYA, 'update app_user set can_log_in = true where email = $1', 200),
  },
  {
    code: 'UNAUTHENTICATED',
    rule: 'a sign-in that ended refuses the step, keeps what is typed and offers to sign in again',
    ...CREW_NORTH,
    typed: [['Add a field comment', 'Water in the pit']],
    meanwhile: async ({ page }) => {
      await page.route('**/token*', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
      const spoilt = { authorization: 'Bearer ended' };
      await page.route('**/graphql', (route) => route.continue({ headers: { ...route.request().headers(), ...spoilt } }));
    },
    presses: goOnsite,
    where: bar,
    then: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
      await expect(page.getByText('Onsite 0:00')).toHaveCount(0);
    },
  },
  fails('FAULT', 'XX000', 'a fault is said, and the same step works once it is mended'),
  fails('TIMEOUT', '57014', 'a statement that took too long is said, and the same step works later'),
  fails('UNAVAILABLE', '57P01', 'a database that went away is said, and the same step works later'),
  {
    code: 'CUSTOM_TASK_NOT_COMPLETABLE',
    rule: 'a custom task that the office completes has no box to tick, and says why',
    ...CREW_NORTH,
    on: 'list',
    given: ({ server, task }) =>
      sql(
        server,
        `insert into custom_task (name, group_id, is_completable) select $1, id, false from work_group where name = 'Crew North'`,
        [fault(task)],
      ),
    presses: ({ page, task }) => page.getByRole('checkbox', { name: fault(task) }).click({ force: true }),
    where: (page) => section(page, 'Custom Tasks'),
    then: ({ page, task }) => expect(page.getByRole('checkbox', { name: fault(task) })).not.toBeChecked(),
  },
];
