// What originals wait for, and that no photo waits for them (screens.md §1; decision 041).
import { NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import { restBy } from '@lotline/web-session/testing/answered-by';
import { keptPhotosInMemory } from '@lotline/web-session/testing/photos-in-memory';
import { originalOf, isOnWifi } from './originals.ts';
import { photoCalls } from './photo-calls.ts';
import { createPhotoStore, type TakenPhoto } from './photo-store.ts';
import { createPhotos } from './photos.ts';

const photoNo = (number: number): TakenPhoto => ({
  ...{ id: `photo-${String(number)}`, name: `Trench-${String(number)}.jpg`, title: 'Trench', description: 'East', about: null },
  ...{ constructionId: 10, potentialJobId: null, taskId: 11, takenAt: '2026-11-20T01:00:00Z', position: null },
  ...{ sizeBytes: 3, sha256: 'ab', bytes: new ArrayBuffer(3), thumb: new ArrayBuffer(1) },
});
const whole = { bytes: new ArrayBuffer(9), sha256: 'cd', thumb: new ArrayBuffer(1) };
const originalNo = (number: number): TakenPhoto => originalOf(photoNo(number), `original-${String(number)}`, whole);

async function phone({ network = null as boolean | null } = {}) {
  const kept = keptPhotosInMemory();
  const device = { channel: { post: () => undefined, follow: () => () => undefined }, lead: begin(true) };
  const world = { network };
  const sent: string[] = [];
  let timers: (() => void)[] = [];
  const photos = createPhotos({
    device,
    store: createPhotoStore({ ...device, photos: kept }, () => 1_000),
    isOnWifi: () => world.network,
    calls: {
      announce: ({ id }) => {
        sent.push(id);
        return Promise.resolve({ attachmentId: sent.length, uploadUrl: null, contentType: 'image/jpeg', isRemoved: false });
      },
      put: () => Promise.resolve(),
      complete: (_id, { sizeBytes, sha256 }) => Promise.resolve({ state: 'uploaded', sizeBytes, sha256 }),
    },
    canSend: () => true,
    now: () => 1_000,
    freshId: () => 'attempt',
    schedule: (run) => {
      timers.push(run);
      return () => (timers = timers.filter((other) => other !== run));
    },
    chance: () => 0,
    underWay: (work) => work(),
    onReceived: () => undefined,
  });
  await photos.start();
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
  };
  /** What looks every few seconds looks now. */
  const look = async (): Promise<void> => {
    const due = timers;
    timers = [];
    for (const run of due) run();
    await settled();
  };
  return { photos, kept, world, sent, settled, look };
}
const begin = (isAlone: boolean) => (lead: (isAlone: boolean) => void) => {
  lead(isAlone);
  return () => undefined;
};

test.each([
  ['elsewhere they wait for Wi-Fi', false, 'wifi'],
  ['a phone that does not say leaves it to the person', null, 'person'],
] as const)('%s, and no photo waits behind them', async (_name, network, waitFor) => {
  const { photos, kept, sent, settled, look } = await phone({ network });
  for (const taken of [originalNo(1), photoNo(1), originalNo(2), photoNo(2)]) await photos.take(taken);
  await settled();
  await look();
  expect(sent).toEqual(['photo-1', 'photo-2']);
  expect((await kept.all()).map(({ id }) => id)).toEqual(['original-1', 'original-2']);
  expect(photos.originalsWaitFor()).toBe(waitFor);
});

test('on Wi-Fi they go, behind every photo', async () => {
  const { photos, world, sent, settled, look } = await phone({ network: false });
  for (const taken of [originalNo(1), originalNo(2)]) await photos.take(taken);
  await settled();
  world.network = true;
  await photos.take(photoNo(3));
  await settled();
  await look();
  expect(sent).toEqual(['photo-3', 'original-1', 'original-2']);
  expect(photos.originalsWaitFor()).toBeNull();
});

test('the person sends them on any network, those too that are taken after that', async () => {
  const { photos, kept, sent, settled } = await phone({ network: false });
  await photos.take(originalNo(1));
  photos.sendNow();
  await settled();
  expect(sent).toEqual([]);
  photos.sendOriginals();
  await photos.take(originalNo(2));
  await settled();
  expect(sent).toEqual(['original-1', 'original-2']);
  expect(await kept.all()).toEqual([]);
});

test('an original is announced among the documents, a photo is not', async () => {
  const bodies: object[] = [];
  const rest = restBy((_path, call) => {
    bodies.push(Object(call?.body));
    return Promise.resolve({ uploadUrl: null, contentType: null, attachment: { id: 1, state: 'uploaded' } });
  });
  for (const taken of [originalNo(1), photoNo(1)]) await photoCalls(rest).announce({ ...taken, order: 1, sync: NEW_PHOTO });
  expect(bodies).toMatchObject([
    {
      name: 'Trench-1 original.jpg',
      clientId: 'original-1',
      sizeBytes: 9,
      isDocAttachment: true,
      tags: 'Photos',
      folder: 'Originals',
      taskId: 11,
    },
    { name: 'Trench-1.jpg' },
  ]);
  expect(bodies[1]).not.toHaveProperty('isDocAttachment');
});

test('whether it is on Wi-Fi is only said where the device says it', () => {
  expect([{}, { connection: {} }, { connection: { type: 'unknown' } }].map((device) => isOnWifi(device))).toEqual([null, null, null]);
  expect(['wifi', 'ethernet', 'cellular', 'none'].map((type) => isOnWifi({ connection: { type } }))).toEqual([true, true, false, false]);
});
