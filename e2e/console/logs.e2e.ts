// The logs in the console on the real server (screens.md §2.23): what happened, an app's error, a sign-in, by keyboard and by mouse.
import { auditLooks } from '../support/audit.ts';
import { auditPart } from '../support/audit-part.ts';
import { shoot, TAKES_PICTURES } from '../support/pictures.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { grid, intoRows, untilListed } from './list-page.ts';

test.use(DESK);

const ADMIN = 'admin@lotline.example';

test('an administrator finds by keyboard what was changed, what it was before, and the record', async ({ openAs, tokenOf, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
  const save = async (input: object) => {
    const query = 'mutation($input: ItemCodeEditInput!) { saveItemCode(input: $input) { id } }';
    const answer = await request.post('/graphql', { headers, data: { query, variables: { input } } });
    return ((await answer.json()) as { data: { saveItemCode: { id: number } } }).data.saveItemCode.id;
  };
  const id = await save({ changes: { code: 'LOGGED-1', name: 'Marker post' } });
  await save({ id, base: { name: 'Marker post' }, changes: { name: 'Marker post, tall' } });

  const page = await openAs('/', ADMIN);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL('/logs');
  await untilListed(page, 'Activity');
  await page.keyboard.press('/');
  await page.keyboard.type(String(id));
  await page.keyboard.press('Enter');
  const edited = grid(page, 'Activity').locator('tbody tr[data-id]').filter({ hasText: 'Item code edited' });
  await expect(edited).toContainText('Name: Marker post → Marker post, tall');
  await intoRows(page);
  await page.keyboard.press('Enter');
  const preview = page.getByRole('complementary', { name: /^Preview of entry/ });
  await expect(preview).toContainText('Name: Marker post → Marker post, tall');
  await expect(preview.getByLabel('As stored')).toContainText('"name": "Marker post, tall"');
  await auditLooks(page, [1024, 1440]);
  if (TAKES_PICTURES) await shoot(page, 'logs');
  await page.setViewportSize(DESK_WINDOW);
  await preview.getByRole('link', { name: 'Open the record' }).press('Enter');
  await expect(page).toHaveURL(`/admin/itemcodes?open=${String(id)}`);
});

test('an error of a crew’s phone reaches the log, and its tabs lead to sign-ins and to what was taken out', async ({
  openAs,
  tokenOf,
  request,
}) => {
  const phone = await openAs('/field/construction', 'sub@lotline.example');
  const sent = phone.waitForResponse((answer) => answer.url().endsWith('/api/client-errors'));
  await phone.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('The list was not there, token=abc123');
    });
  });
  expect((await sent).status()).toBe(204);

  const page = await openAs('/logs/errors', ADMIN);
  await untilListed(page, 'App errors');
  const row = grid(page, 'App errors').locator('tbody tr[data-id]').filter({ hasText: 'TypeError: The list was not there' });
  await expect(row).toContainText('Field app');
  await expect(row).toContainText('[redacted]');
  await row.click();
  await expect(page.getByRole('complementary', { name: /^Preview of error/ })).toContainText('/field/construction');
  await auditPart(page, [1024, 1440]);

  const tabs = page.getByRole('navigation', { name: 'Logs' });
  await tabs.getByRole('link', { name: 'Background jobs' }).click();
  await untilListed(page, 'Background jobs');
  await expect(grid(page, 'Background jobs')).toContainText('Clear out old records');
  await auditPart(page, [1024, 1440]);
  await tabs.getByRole('link', { name: 'Sign-ins' }).click();
  await untilListed(page, 'Sign-ins');
  await expect(grid(page, 'Sign-ins')).toContainText('signed in', { ignoreCase: true });
  await auditPart(page, [1024, 1440]);

  const headers = { authorization: `Bearer ${await tokenOf(ADMIN)}` };
  expect((await request.get('/api/exports/itemCodes.csv', { headers })).status()).toBe(200);
  await tabs.getByRole('link', { name: 'Exports' }).click();
  await expect(page).toHaveURL('/logs/exports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exports');
  await expect(grid(page, 'Activity').locator('tbody tr[data-id]').first()).toContainText('rows of item codes as CSV');
});
