// The files of a job on the real server, by keyboard: sent, filed, taken out, looked at, removed (issue 11 §2).
import { writeFile } from 'node:fs/promises';
import type { FileChooser, Page } from '@playwright/test';
import { auditPopup, popupIsOpen } from '../support/popup-open.ts';
import { auditLooks, oneOf } from '../support/audit.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { choose, openChoice } from '../support/choose.ts';
import { DESK, DESK_WINDOW } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';
import { findJob, isOpen, path, WIDTHS } from './job-page.ts';

test.use(DESK);

const OFFICE = 'office@lotline.example';

type Chosen = Parameters<FileChooser['setFiles']>[0];

/** By the keyboard, in the system's own chooser: of a browser that gives no handles, whose chooser alone tells the test that it is open. */
async function chooseByKeys(page: Page, files: Chosen): Promise<void> {
  await page.evaluate(() => Object.defineProperty(window, 'showOpenFilePicker', { value: undefined }));
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).press('Enter');
  const chooser = await asked;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(files);
}

/** A file of this computer that the pointer draws over the page and lets go there. */
async function fallOn(page: Page, file: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const middle = { x: DESK_WINDOW.width / 2, y: DESK_WINDOW.height / 2 };
  for (const type of ['dragEnter', 'dragOver'] as const) await browser.send('Input.dispatchDragEvent', { type, ...middle, data });
  await expect(page.getByText('Drop to add them.')).toBeVisible();
  await browser.send('Input.dispatchDragEvent', { type: 'drop', ...middle, data });
  await browser.detach();
}

/** Two are put into a folder that is made for them, and saved as a zip. */
async function fileTogether(page: Page): Promise<void> {
  const folders = page.getByRole('navigation', { name: 'Folders' });
  const picked = page.getByRole('group', { name: 'Selected files' });
  await folders.getByRole('button', { name: 'New folder' }).press('Enter');
  await openChoice(page.getByRole('dialog').getByLabel('In'));
  await popupIsOpen(page, 'FolderSheet');
  expect(await findViolations(page, WCAG)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Name' }).fill('Frontage');
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('button', { name: 'Frontage 0' })).toHaveAttribute('aria-current', 'true');
  await folders.getByRole('button', { name: /^All files/ }).press('Enter');
  for (const name of ['permit.txt', 'Frontage-1.png']) await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  await picked.getByRole('button', { name: 'Folder' }).press('Enter');
  await choose(page.getByRole('dialog').getByLabel('Folder'), 'Frontage');
  await auditPopup(page, 'LabelSheet');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('2 files moved to Frontage.')).toBeVisible();
  await folders.getByRole('button', { name: 'Frontage 2' }).press('Enter');
  await expect(picked.getByText('2 of 2 selected')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await picked.getByRole('button', { name: 'Save as zip' }).press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/ files \d{4}-\d\d-\d\d\.zip$/);
}

test('files are sent with a category, filed together, taken out as a zip, looked at with arrows, and removed after a question', async ({
  openAs,
  server,
}, info) => {
  const job = await findJob(server, 4);
  const page = await openAs(path(job, 'attachments'), OFFICE);
  await isOpen(page, job, 'Files');
  const refusedThumbnails: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('variant=thumbnail') && !answer.ok()) refusedThumbnails.push(answer.url());
  });
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    canvas.getContext('2d')?.fillRect(4, 4, 40, 20);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  await chooseByKeys(page, [
    { name: 'Frontage-1.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') },
    { name: 'permit.txt', mimeType: 'text/plain', buffer: Buffer.from('Permit 12, until Friday') },
    { name: 'script.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
  ]);
  const sending = page.getByRole('region', { name: 'Send files' });
  await expect(sending.getByRole('alert')).toBeVisible();
  await sending.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(sending.getByText('There are documents without categories... Please choose a category and save.')).toBeVisible();
  await choose(page.getByLabel('Category of Frontage-1.png'), 'Photos');
  await choose(page.getByLabel('Category of permit.txt'), 'Permit');
  await sending.getByRole('button', { name: 'Save' }).press('Enter');
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByRole('button', { name: 'Frontage-1.png', exact: true })).toBeVisible();
  await expect(files.getByRole('button', { name: 'permit.txt', exact: true })).toBeVisible();
  // what was refused is still there to be read, alone, until it is removed
  await expect(sending.getByLabel('Category of Frontage-1.png')).toHaveCount(0);
  await expect(sending.getByRole('listitem')).toHaveText([/^script\.html/]);
  await expect(sending.getByRole('alert')).toBeVisible();
  await sending.getByRole('button', { name: 'Remove script.html' }).press('Enter');
  await expect(sending.getByRole('alert')).toHaveCount(0);
  // A picture of 4 to 3 is cut to its frame: its name stands below it, not behind it.
  const picture = files.getByRole('button', { name: 'Frontage-1.png', exact: true }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  expect(
    await picture.evaluate((image) => image.getBoundingClientRect().bottom - (image.parentElement?.getBoundingClientRect().bottom ?? 0)),
  ).toBeLessThan(1);
  // its small picture comes by itself once it is made, and was not asked for before
  await expect(files.getByRole('button', { name: 'Frontage-1.png', exact: true }).locator('img')).toHaveJSProperty('complete', true);
  expect(refusedThumbnails).toEqual([]);
  const survey = info.outputPath('Survey.txt');
  await writeFile(survey, 'level 12.4\n');
  await fallOn(page, survey);
  await choose(page.getByLabel('Category of Survey.txt'), 'Design');
  await sending.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(files.getByRole('button', { name: 'Survey.txt', exact: true })).toBeVisible();
  await fileTogether(page);
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('button', { name: /^All files/ })
    .press('Enter');
  await auditLooks(page, oneOf(...WIDTHS));
  const opener = files.getByRole('button', { name: 'permit.txt', exact: true });
  await opener.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('heading', { name: 'permit.txt' })).toBeVisible();
  await auditPopup(page, 'Viewer');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('heading', { name: 'Frontage-1.png' })).toBeVisible();
  await expect(viewer.getByRole('img', { name: 'Frontage-1.png' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(viewer.getByText('150 %')).toBeVisible();
  await page.keyboard.press('0');
  await expect(viewer.getByText('100 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await files.getByRole('button', { name: 'Remove permit.txt' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Remove permit.txt?' })).toBeVisible();
  await auditPopup(page, 'RemoveFileSheet');
  await page.getByRole('button', { name: 'Remove it for everyone' }).press('Enter');
  await expect(files.getByRole('button', { name: 'permit.txt', exact: true })).toBeHidden();
});
