// Photos as they lie on a device, as an earlier life of the page took them; and what the server's own record and its files say came of them.
import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { untilPersonDatabase } from '../support/person-database.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect } from '../support/test.ts';
import { sql, type FoundTask } from '../task-page/field-task.ts';

export interface MadePhoto {
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
  readonly base64: string;
}

/** A JPEG of one pixel (the shortest that decodes); what tells the photos apart stands behind its end. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==';

/** Names repeat: nothing is told apart by them. */
export function makePhotos(count: number): MadePhoto[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from(`photo ${String(at)} ${randomUUID()}`)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { id: randomUUID(), name: `Trench-${String((at % 5) + 1)}.jpg`, sha256, base64: bytes.toString('base64') };
  });
}

export interface StoredPhotos {
  /** A tab that is gone now was at them. */
  readonly isBegun?: boolean;
  /** The place of the first in their order. */
  readonly from?: number;
}

/** Into the database of the person who is signed in there. */
export async function keepPhotos(
  page: Page,
  photos: readonly MadePhoto[],
  task: FoundTask,
  { isBegun = false, from = 1 }: StoredPhotos = {},
): Promise<void> {
  const name = await untilPersonDatabase(page);
  await page.evaluate(
    async ({ all, of, begun, first, named }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(named);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
      });
      const stores = ['photos', 'photoBytes', 'photoThumbs', 'photoHistory'];
      const writing = database.transaction(stores, 'readwrite');
      const takenAt = new Date().toISOString();
      all.forEach(({ id, name, sha256, base64 }, at) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;
        const facts = { name, sizeBytes: bytes.byteLength, constructionId: of.jobId, potentialJobId: null, taskId: of.taskId };
        const sync = { status: 'getUrl', attempt: 'of-a-tab-that-is-gone', heardAt: Date.now(), tries: 1 };
        const taken = { id, ...facts, title: 'Trench', description: null, about: 'WO', takenAt, position: null, sha256 };
        writing.objectStore('photos').put({ id, order: at + first, photo: begun ? { ...taken, sync } : taken });
        writing.objectStore('photoBytes').put({ id, bytes });
        writing.objectStore('photoThumbs').put({ id, bytes });
        const steps = { saved: true, gotUrl: false, redoGetUrl: false, uploaded: false, cleanedUp: false };
        const entry = { id, ...facts, ...steps, createdDate: takenAt, lastUpdated: Date.now() };
        writing.objectStore('photoHistory').put({ id, updatedAt: Date.now(), entry });
      });
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onerror = reject;
      });
      database.close();
    },
    { all: photos, of: { jobId: task.jobId, taskId: task.taskId }, begun: isBegun, first: from, named: name },
  );
}

export interface PhotosOnDevice {
  readonly ids: readonly string[];
  readonly states: readonly string[];
  /** Ids of the pictures themselves. */
  readonly pictures: readonly string[];
}

export async function readPhotos(page: Page): Promise<PhotosOnDevice> {
  const name = await untilPersonDatabase(page);
  return page.evaluate(async (named) => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const database = await asked(indexedDB.open(named));
    const reading = database.transaction(['photos', 'photoBytes']);
    const rows = (await asked(reading.objectStore('photos').index('order').getAll())) as {
      id: string;
      photo: { sync?: { status: string } };
    }[];
    const pictures = await asked(reading.objectStore('photoBytes').getAllKeys());
    database.close();
    return {
      ids: rows.map(({ id }) => id),
      states: rows.map(({ photo }) => photo.sync?.status ?? 'pending'),
      pictures: pictures.map(String),
    };
  }, name);
}

export interface Verdict {
  readonly lost: number;
  readonly duplicate: number;
  readonly stuck: number;
  /** Records that were announced and never got their picture. */
  readonly orphan: number;
  /** Records whose picture is not the one that was taken. */
  readonly corrupt: number;
}

export const NOTHING_WRONG: Verdict = { lost: 0, duplicate: 0, stuck: 0, orphan: 0, corrupt: 0 };

/** By the records and hashes of the server, and by what is left on the device. */
export async function judgePhotos(
  server: RunningServer,
  photos: readonly Pick<MadePhoto, 'id' | 'sha256'>[],
  task: FoundTask,
  left: PhotosOnDevice,
): Promise<Verdict> {
  const rows = await sql<{ client_id: string; state: string; sha256: string | null }>(
    server,
    `select a.client_id, a.state, f.sha256 from attachment a left join stored_file f on f.id = a.file_id where a.schedule_id = $1 and a.client_id is not null`,
    [task.taskId],
  );
  const mine = rows.filter(({ client_id }) => photos.some(({ id }) => id === client_id));
  const received = mine.filter(({ state }) => state === 'uploaded');
  const hashes = received.map(({ sha256 }) => sha256);
  return {
    lost: photos.filter(({ id }) => !received.some(({ client_id }) => client_id === id) && !left.pictures.includes(id)).length,
    duplicate: hashes.length - new Set(hashes).size,
    stuck: left.ids.length,
    orphan: mine.length - received.length,
    corrupt: received.filter(({ client_id, sha256 }) => photos.find(({ id }) => id === client_id)?.sha256 !== sha256).length,
  };
}

export const whenAllSent = (page: Page, timeout?: number): Promise<void> =>
  expect.poll(() => readPhotos(page).then(({ ids }) => ids.length), timeout === undefined ? {} : { timeout }).toBe(0);
