// A large file from the phone to the office: paused, through a network that goes, through a reload (specification 2 §2, §5, §8; issue 10 §1).
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Response } from '@playwright/test';
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { findTask, sheet, sql } from '../task-page/field-task.ts';
import { chooser, fileCalled, writeLargeFile } from './files-page.ts';

const SUB = 'sub@lotline.example';
const MIB = 1024 * 1024;

/** The server has read all parts and made one file of them: it takes as long as the machine needs. */
const isReceived = (answer: Response): boolean => answer.ok() && /\/api\/attachments\/\d+\/complete$/.test(answer.url());

test('17 MiB in three parts arrive whole after a pause, a lost network and a reload; no part twice', async ({ server, openAs }, info) => {
  const task = await findTask(server, LANDMARKS.sub.onsite);
  const file = path.join(tmpdir(), `Walkthrough-${String(info.workerIndex)}-${String(process.pid)}.zip`);
  const sha256 = await writeLargeFile(file, 17 * MIB);
  const name = path.basename(file);
  const page = await openAs(`${task.path}/attachments`, SUB);
  const row = page.getByRole('region', { name: 'On their way' }).getByRole('listitem').filter({ hasText: name });
  // the first two parts come; then the line is held until the test lets go
  const parts: number[] = [];
  let hold: Promise<void> | null = null;
  await page.route('**/api/files/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    if (parts.length >= 2 && hold !== null) await hold;
    parts.push(parts.length);
    return route.continue().catch(() => undefined);
  });
  let letGo = (): void => undefined;
  hold = new Promise((resolve) => {
    letGo = () => resolve();
  });

  await chooser(page, 'Files to upload').setInputFiles(file);
  await page.getByRole('button', { name: 'Save and upload' }).click();
  await expect(page.getByText('There are documents without categories... Please choose a category and save.')).toBeVisible();
  await page.getByLabel(`Category of ${name}`).selectOption('Design');
  await page.getByRole('button', { name: 'Save and upload' }).press('Enter');
  await expect(row).toContainText('16 MiB of 17 MiB');

  await row.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(row).toContainText('Paused: 16 MiB of 17 MiB are safe in the office.');
  letGo();
  hold = null;

  await page.context().setOffline(true);
  await row.getByRole('button', { name: `Resume ${name}` }).press('Enter');
  await expect(row).toContainText('it continues by itself');
  await settled(page);
  expect(await findViolations(page, WCAG)).toEqual([]);

  await page.context().setOffline(false);
  await page.reload();
  await expect(row).toContainText('Choose the same file again to go on.');
  await chooser(page, `Choose ${name} again`).setInputFiles({ name: 'Other.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(row).toContainText('That is a different file.');
  const received = page.waitForResponse(isReceived, { timeout: 0 });
  await chooser(page, `Choose ${name} again`).setInputFiles(file);
  await received;
  await expect(row).toContainText('Received: 17 MiB.');
  expect(await fileCalled(server, task, name)).toMatchObject({ state: 'uploaded', tags: 'Design', sha256 });
  const held = await sql<{ count: string }>(server, 'select count(*) from stored_file_part', []);
  expect(held[0]?.count).toBe('0');

  // it stands among the task's documents, and who added it may delete it
  const documents = page.getByRole('region', { name: 'Documents of this task' });
  await expect(documents.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await documents.getByRole('button', { name: `Delete ${name}` }).click();
  await settled(page);
  expect(await findViolations(page, WCAG)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Delete it for everyone' }).click();
  await expect(documents.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
  expect(await fileCalled(server, task, name)).toMatchObject({ state: 'deleted' });
  await rm(file);
});

// unit chosen-files and send-upload; what the server refuses is in e2e/files/hostile-uploads
test(
  'what is refused says why and leaves no record: a page that calls itself a plan; stopped, nothing of it stays',
  { tag: '@soak' },
  async ({ server, openAs }) => {
    const task = await findTask(server, LANDMARKS.sub.onsite);
    const page = await openAs(`${task.path}/attachments`, SUB);
    const files = [
      { name: 'Refused-plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><script>1</script>') },
      { name: 'Setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ];
    await chooser(page, 'Files to upload').setInputFiles(files);
    await expect(page.getByText('This kind of file is not accepted.')).toBeVisible();
    await expect(page.getByText('This file is empty.')).toBeVisible();
    await page.getByLabel('Category of Refused-plan.pdf').selectOption('Permit');
    await page.getByRole('button', { name: 'Save and upload' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Refused-plan.pdf' });
    await expect(row.getByRole('alert')).toContainText('The file could not be sent. This kind of file is not accepted.');
    await expect.poll(async () => (await fileCalled(server, task, 'Refused-plan'))?.state).toBe('deleted');
    await settled(page);
    expect(await findViolations(page, WCAG)).toEqual([]);
    await row.getByRole('button', { name: 'Remove from the list: Refused-plan.pdf' }).click();
    await expect(row).toHaveCount(0);
  },
);
