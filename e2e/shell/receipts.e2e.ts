// Receipts from the phone to whoever checks them: submitted, received and signed, exported, and checked at /verify with the server off and without a
// sign-in; one byte that is changed is told with its place (issue 10 §3, §4).
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { photo, type TestFile } from '../../api/test/uploads.ts';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { callAs, tokenFor } from '../field-list/list.ts';
import { auditLooks } from '../support/audit.ts';
import { startSeededServer, type RunningServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';
import { pressSubmit, type FoundTask } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { SUB } from '../task-page/refusals/refusal-case.ts';

/** As the phone sends it. */
async function addPhoto(server: RunningServer, task: FoundTask, name: string, { bytes, sizeBytes, sha256 }: TestFile): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(server, SUB)}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/attachments/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { uploadUrl: string; contentType: string; attachment: { id: number } };
  };
  const facts = { sizeBytes, sha256 };
  const about = { name, constructionId: task.jobId, taskId: task.taskId, clientId: randomUUID(), ...facts };
  const { uploadUrl, contentType, attachment } = await post('getPresignedUploadParams', about);
  await fetch(uploadUrl, { method: 'PUT', body: bytes, headers: { 'content-type': contentType } });
  await post(`${String(attachment.id)}/complete`, facts);
}

/** Up to Submit, which is the page's. */
async function workOn(server: RunningServer, { taskId }: FoundTask): Promise<void> {
  const visit = `(taskUser: { scheduleId: ${String(taskId)} })`;
  for (const mutation of [
    `updateConstructionTaskAccepted(scheduleId: ${String(taskId)})`,
    `updateTaskUserOnSite${visit}`,
    `updateTaskUserComplete(taskUser: { scheduleId: ${String(taskId)} }, partial: false)`,
    `updateTaskUserConfirmQty${visit}`,
  ])
    await callAs(server, SUB, `mutation { ${mutation} { id } }`, {});
}

const choose = (page: Page, label: string, files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) =>
  page
    .getByLabel(label)
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/jpeg', buffer: Buffer.from(bytes) })),
    );

test('submitted, received, signed, exported; checked with the server off; one changed byte is told with its place', async ({ browser }) => {
  const server = await startSeededServer();
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow', acceptDownloads: true });
  const breaches: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text());
  });
  const page = await context.newPage();
  const task = await freshTask(server, 'Ridgeway Cabling');
  const photos = [
    { name: 'Trench-1.jpg', ...photo() },
    { name: 'Trench-2.jpg', ...photo() },
  ] as const;
  for (const { name, ...file } of photos) await addPhoto(server, task, name, file);
  await workOn(server, task);

  await openAs(page, task.path, SUB);
  await pressSubmit(page);
  const received = /2 photos and \d+ entries received, \d\d:\d\d [AP]M/;
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Open unsent work$/ })
    .click();
  await expect(page.getByText(received)).toBeVisible();
  await page.goto(task.path);
  await expect(page.locator('[data-part="received"]')).toHaveText(received);
  await page.goto('/field/receipts');
  const row = page.getByRole('list', { name: 'Receipts, newest first' }).getByRole('link');
  await expect(row).toHaveCount(1);
  await auditLooks(page, [390]);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await exported).path());
  await row.click();
  await expect(page.getByText('As it was signed')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of the head of receipt 1' })).toBeVisible();
  const head = await page.locator('code', { hasText: /^1\.[0-9a-f]{64}$/ }).textContent();
  await auditLooks(page);

  const checking = await context.newPage();
  await checking.goto('/verify');
  await expect
    .poll(() =>
      checking.evaluate(() => navigator.serviceWorker.controller !== null && localStorage.getItem('lotline.receipt-keys') !== null),
    )
    .toBe(true);
  await server.stop();
  await checking.goto(`/verify#${head ?? ''}`);
  await checking.reload();
  await expect(checking.getByRole('heading', { level: 1, name: 'Check a receipt' })).toBeVisible();
  await choose(checking, 'File of receipts', [{ name: 'lotline-receipts.txt', bytes: text }]);
  await expect(checking.getByText('As it was signed', { exact: true })).toBeVisible();
  await expect(checking.getByText('The head matches')).toBeVisible();
  await choose(checking, 'Photos and files', photos);
  await expect(checking.getByText('2 of 2 are as they were received')).toBeVisible();

  const [first, second] = photos;
  const other = Uint8Array.from(second.bytes);
  other[700] = (other[700] ?? 0) ^ 1;
  await choose(checking, 'Photos and files', [first, { name: second.name, bytes: other }]);
  await expect(checking.getByText('1 of 2 are as they were received')).toBeVisible();
  await expect(checking.getByText('“Trench-2.jpg” is not the file that was received: it differs from the one in receipt 1.')).toBeVisible();

  const at = text.indexOf('"completedQty"') + 3;
  const line = text.subarray(0, at).filter((byte) => byte === 10).length + 1;
  const changed = Uint8Array.from(text);
  changed[at] = 0x58;
  await choose(checking, 'File of receipts', [{ name: 'lotline-receipts.txt', bytes: changed }]);
  await expect(checking.getByText(`Line ${String(line)}: item 1 of receipt 1 was changed after it was signed.`)).toBeVisible();
  await auditLooks(checking);
  expect(breaches).toEqual([]);

  // the phone has what it was given, with the server off
  await page.goto('/field/receipts');
  await expect(row).toHaveCount(1);
  await context.close();
});
