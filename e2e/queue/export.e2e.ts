// The export in real Chromium: one archive with the record and the kept bytes of every photo, made without a network (issue 9 §2).
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { keepPhotos, makePhotos } from '../photos/photo-work.ts';
import { untilPersonDatabase } from '../support/person-database.ts';
import { expect, test } from '../support/test.ts';
import { loseNetwork } from '../support/without-network.ts';
import { step } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { FIELD } from '../task-page/refusals/refusal-case.ts';

const COUNT = 4;
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** As a device that lost the bytes of one photo alone. */
async function loseBytes(page: Page, id: string): Promise<void> {
  const name = await untilPersonDatabase(page);
  await page.evaluate(
    async ({ photo, of }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
        });
      const database = await done(indexedDB.open(of));
      await done(database.transaction('photoBytes', 'readwrite').objectStore('photoBytes').delete(photo));
      database.close();
    },
    { photo: id, of: name },
  );
}

async function exported(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^lotline-unsent-work-\d{4}-\d\d-\d\d\.zip$/);
  return unzipSync(await readFile(await download.path()));
}

test('every photo on the phone is in the export byte for byte; one that cannot be read is named, and all the rest is there', async ({
  server,
  page,
  openAs,
}) => {
  const task = await freshTask(server, 'Crew North');
  await openAs(task.path, FIELD);
  await expect(step(page, 'I’m Onsite')).toBeVisible();
  await loseNetwork(page);
  const photos = makePhotos(COUNT);
  await keepPhotos(page, photos, task);
  await page.goto('/field/queue');
  await expect(page.getByRole('heading', { level: 1, name: `${String(COUNT)} things not sent yet` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Received recently' })).toContainText('Nothing from this phone yet');
  const parts = await exported(page);
  const pictures = Object.keys(parts).filter((path) => path.startsWith('photos/WO/Trench-'));
  expect(pictures).toHaveLength(COUNT);
  expect(pictures.map((path) => hash(parts[path] ?? new Uint8Array())).sort()).toEqual(photos.map(({ sha256 }) => sha256).sort());
  const record = JSON.parse(new TextDecoder().decode(parts['unsent-work.json'])) as {
    readonly holds: string;
    readonly photos: readonly { readonly file: string; readonly kept: { readonly sha256: string } }[];
  };
  expect(record.holds).toBe(`0 things not sent yet, ${String(COUNT)} photos`);
  for (const { file, kept } of record.photos) expect(hash(parts[file] ?? new Uint8Array())).toBe(kept.sha256);
  await loseBytes(page, photos[3]?.id ?? '');
  const rest = await exported(page);
  await expect(page.getByText(/1 could not be read whole from this phone: Trench-4\.jpg\. Everything else is in it\.$/)).toBeVisible();
  expect(Object.keys(rest)).toHaveLength(COUNT);
});
