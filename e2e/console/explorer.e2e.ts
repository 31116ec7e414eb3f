// /graphiql: opens for administrators with their own token, under its content policy; anybody else is told who may (specification 1 §2).
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

test('from the rail an administrator asks who they are and reads the schema, and nothing on the page breaks the policy; the bar leads back', async ({
  page,
  openAs,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await openAs('/', 'admin@lotline.example');
  await page.getByRole('link', { name: 'GraphiQL' }).click();
  await expect(page).toHaveURL('/graphiql');
  await expect(page).toHaveTitle('GraphiQL · Lotline');
  const editor = page.getByRole('region', { name: 'Query Editor' });
  await editor.locator('.CodeMirror').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{ me { email } }', { delay: 5 });
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('admin@lotline.example');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const docs = page.getByRole('complementary').or(page.locator('.graphiql-plugin'));
  await expect(docs.first()).toContainText('Query');
  await docs.first().getByRole('link', { name: 'Query', exact: true }).click();
  await expect(docs.first()).toContainText('construction');
  // the dialogs write a style element of their own as they open
  for (const dialog of ['Open short keys dialog', 'Open settings dialog']) {
    await page.getByRole('button', { name: dialog }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // on a phone they stand below each other: a line of the query is read
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await editor.boundingBox())?.width).toBeGreaterThan(200);
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Console' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});

test('an operation is saved and opened again, a mutation asks first, and each call stands in the activity log', async ({ openAs }) => {
  const page = await openAs('/graphiql', 'admin@lotline.example');
  const editor = page.getByRole('region', { name: 'Query Editor' }).locator('.CodeMirror').first();
  // the editor takes what is typed once it has drawn itself anew beside the pane
  const type = (text: string): Promise<void> =>
    expect(async () => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text, { delay: 5 });
      await page.keyboard.press('Escape');
      await expect(editor).toContainText(text.split(' ').at(-3) ?? text, { timeout: 2_000 });
      await expect(editor).not.toContainText('You are yourself here', { timeout: 2_000 });
    }).toPass();
  await page.getByRole('button', { name: 'Show Saved operations' }).click();
  await type('mutation Gone { removeOperation(id: 999999) { id } }');
  await page.getByRole('textbox', { name: 'Name of the operation' }).fill('A mutation');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Mine' }).getByText('A mutation')).toBeVisible();
  await type('{ me { email } }');
  await page.getByRole('list', { name: 'Mine' }).getByText('A mutation').click();
  await expect(editor).toContainText('removeOperation');
  const results = page.getByRole('region', { name: 'Result Window' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('dialog', { name: 'Run the mutation removeOperation?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(results).toContainText('nothing was changed');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(results).toContainText('NOT_FOUND');
  await page.goto('/logs');
  await expect(page.getByText('Ran the mutation “Gone” in GraphiQL: removeOperation').first()).toBeVisible();
});

test('signed out, /graphiql is the login page and leads back to it; the office is told whom it is for, and finds the way home', async ({
  page,
}) => {
  await page.goto('/graphiql');
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.locator('button[name="login"][value="office@lotline.example"]').click();
  await expect(page.getByRole('heading', { name: 'GraphiQL is for administrators' })).toBeVisible();
  await expect(page).toHaveURL('/graphiql');
  await expect(page.getByRole('region', { name: 'Query Editor' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
});
