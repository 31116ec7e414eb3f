// Pictures of the administration’s tabs that are many and alike, in docs/pictures: `PICTURES=1 npm test -- e2e console/pictures-admin`.
import type { Page } from '@playwright/test';
import { shootTwo, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';

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
  test('each tab of the logs', async ({ openAs, tokenOf, request }) => {
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
