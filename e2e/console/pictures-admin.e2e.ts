// Pictures of the administration’s tabs that are many and alike, in docs/pictures: `PICTURES=1 npm test -- e2e console/pictures-admin`.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { shootTwo, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { sql } from '../task-page/field-task.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';

/** What the log of integrations has a row of. */
async function sendOut(server: RunningServer): Promise<void> {
  await sql(
    server,
    `insert into sms_message (send_id, independent_contractor_id, mobile, text, gateway, queued_by_user_id, about, queued_at, state, failure, tries, settled_at, reference)
     select gen_random_uuid(), c.id, '+61491570156', 'Words', 'record', u.id, about, now() - minutes * interval '1 minute', state, failure, 1, now(), reference
     from (select id from independent_contractor order by id limit 1) c, (select id from app_user where email = $1) u,
       (values ('asked', 90, 'delivered', null, 'R-20'), ('approved', 12, 'failed', 'number', null)) m (about, minutes, state, failure, reference)`,
    [ADMIN],
  );
}

const isThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

if (TAKES_PICTURES)
  test('each tab of the settings', async ({ openAs }) => {
    const page = await openAs('/admin/settings', ADMIN);
    const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: /, (Every work type|the whole company)$/ })).toBeVisible();
      await isThere(page);
      // until they are there plain fields stand in their place
      for (const choice of await page.getByRole('main').getByLabel('Work type', { exact: true }).all())
        await expect(choice).toHaveRole('combobox');
      await shootTwo(page, path.replace('/admin/settings/', 'settings-').replace('jobSettings/', 'work-'));
    }
  });

if (TAKES_PICTURES)
  test('each tab of the logs', async ({ openAs, tokenOf, request, server }) => {
    const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
    const data = {
      ...{
        app: 'field',
        kind: 'error',
        name: 'TypeError',
        message: 'The list was not there',
        path: '/field/construction',
        version: '0.2.0',
      },
      stack: 'TypeError: The list was not there',
    };
    expect((await request.post('/api/client-errors', { headers, data })).status()).toBe(204);
    // work that waited on a phone, and messages that went out
    const client = { id: randomUUID(), occurredAt: new Date(Date.now() - 47 * 60_000).toISOString(), sentAt: new Date().toISOString() };
    const query = 'mutation($input: SavedViewInput!, $client: ClientMutation) { saveView(input: $input, client: $client) { id } }';
    const input = { name: 'Overdue in the north', list: 'tasks', isShared: false, query: '' };
    const saved = await request.post('/graphql', { headers, data: { query, variables: { input, client } } });
    expect(await saved.text()).not.toContain('"errors"');
    await sendOut(server);
    const page = await openAs('/logs', ADMIN);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    await page.getByRole('menuitem', { name: 'CSV' }).press('Enter');
    await file;
    const links = page.getByRole('navigation', { name: 'Logs' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths.filter((one) => one !== '/logs')) {
      await page.goto(path);
      await isThere(page);
      if (/sync|integrations/.test(path)) await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
      await shootTwo(page, path.slice(1).replaceAll('/', '-'));
    }
  });

if (TAKES_PICTURES)
  test('GraphiQL with an answer', async ({ openAs }) => {
    const page = await openAs('/graphiql', ADMIN);
    const editor = page.getByRole('region', { name: 'Query Editor' });
    await editor.locator('.CodeMirror').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('{ me { email } }', { delay: 5 });
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(ADMIN);
    await shootTwo(page, 'graphiql');
  });
