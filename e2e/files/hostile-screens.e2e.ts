// Hostile files in the places where the app itself opens them: thumbnails, the viewer and the editor (quality.md §2; issue 10 §1).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { findTask } from '../task-page/field-task.ts';
import { addFile } from '../attachments/files-page.ts';
import { BARE_PAGE, expect, openPage, test } from './fixtures.ts';
import { payload, PAYLOAD_NAMES, REAL_PICTURES, type PayloadName } from './hostile-files.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

const SUB = 'sub@lotline.example';
/** A script in what is read of a picture, one in a picture that is a script, a page behind one: the others are of these kinds (`hostile-uploads` opens them all). */
const SHOWN: readonly PayloadName[] = isSoak ? PAYLOAD_NAMES : ['jpegWithMetadata', 'jpegScript', 'pngWithPageBehind'];

test('0 scripts run in a thumbnail, the viewer or the editor, and what is saved again hides nothing', async ({
  context,
  server,
  pictures,
  watch,
}) => {
  const task = await findTask(server, LANDMARKS.sub.completed);
  const shown: string[] = [];
  for (const [name, content] of REAL_PICTURES) {
    const title = `${content}-${name}`;
    if (!/\.(?:jpe?g|png)$/.test(name) || !SHOWN.includes(content)) continue;
    await addFile(server, SUB, task, { name: title, bytes: payload(content).make({ ...pictures, ...watch.kitOf(content) }) });
    shown.push(title);
  }
  const page = await context.newPage();
  await openAs(page, `/field/construction/${String(task.jobId)}/photos`, SUB);
  expect(shown.length).toBeGreaterThanOrEqual(3);
  for (const title of shown) {
    await page.getByRole('button', { name: new RegExp(title.replaceAll('.', '\\.')) }).click();
    const viewer = page.getByRole('dialog').first();
    await expect(viewer.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await viewer.getByRole('button', { name: 'Edit Photo Details' }).press('Enter');
    await expect(page.locator('canvas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  // drawn on and saved, nothing is left but what is seen
  const [hiding = ''] = shown.filter((title) => title.startsWith('jpegWithMetadata'));
  await page.getByRole('button', { name: new RegExp(hiding.replaceAll('.', '\\.')) }).click();
  await page.getByRole('button', { name: 'Edit Photo Details' }).press('Enter');
  await page.getByText('Text', { exact: true }).click();
  await page.getByLabel('Text', { exact: true }).last().fill('Leak');
  await page.getByRole('button', { name: 'Put it in the middle' }).click();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('link', { name: 'See the original' })).toBeVisible();
  const src = await page.getByRole('dialog').first().locator('img').getAttribute('src');
  for (const variant of ['', '?variant=preview', '?variant=original']) {
    const served = Buffer.from(await (await fetch(`${(src ?? '').split('?')[0] ?? ''}${variant}`)).arrayBuffer());
    expect(served.length).toBeGreaterThan(100);
    expect(served.includes('script'), variant).toBe(false);
    expect(served.includes('Exif'), variant).toBe(false);
  }
  expect(await watch.noticed(await openPage(context, BARE_PAGE))).toEqual([]);
});
