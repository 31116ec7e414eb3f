// What originals wait for, and that no photo waits for them (screens.md §1; decision 041).
import { NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import { restBy } from '@lotline/web-session/testing/answered-by';
import { isOnWifi, isOriginalsNetwork, originalOf } from './originals.ts';
import { photoCalls } from './photo-calls.ts';
import type { TakenPhoto } from './photo-store.ts';
import { buildPhotos, photoNo } from './testing/build-photos.ts';

const whole = { bytes: new ArrayBuffer(9), sha256: 'cd', thumb: new ArrayBuffer(1) };
const originalNo = (number: number): TakenPhoto => originalOf(photoNo(number), `original-${String(number)}`, whole);

test.each([
  ['elsewhere they wait for Wi-Fi', false, 'wifi'],
  ['a phone that does not say leaves it to the person', null, 'person'],
] as const)('%s, and no photo waits behind them', async (_name, network, waitFor) => {
  const { photos, kept: storage, sent, settled, look } = await buildPhotos({ network });
  for (const taken of [originalNo(1), photoNo(1), originalNo(2), photoNo(2)]) await photos.take(taken);
  await settled();
  await look();
  expect(sent).toEqual(['photo-1', 'photo-2']);
  expect((await storage.all()).map(({ id }) => id)).toEqual(['original-1', 'original-2']);
  expect(photos.originalsWaitFor()).toBe(waitFor);
});

test('on Wi-Fi originals are sent, behind every photo', async () => {
  const { photos, world, sent, settled, look } = await buildPhotos({ network: false });
  for (const taken of [originalNo(1), originalNo(2)]) await photos.take(taken);
  await settled();
  world.network = true;
  await photos.take(photoNo(3));
  await settled();
  await look();
  expect(sent).toEqual(['photo-3', 'original-1', 'original-2']);
  expect(photos.originalsWaitFor()).toBeNull();
});

test('the person may send them on any network, also those that are taken later', async () => {
  const { photos, kept: storage, sent, settled } = await buildPhotos({ network: false });
  await photos.take(originalNo(1));
  photos.sendNow();
  await settled();
  expect(sent).toEqual([]);
  photos.sendOriginals();
  await photos.take(originalNo(2));
  await settled();
  expect(sent).toEqual(['original-1', 'original-2']);
  expect(await storage.all()).toEqual([]);
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

test('whether the network is Wi-Fi is only said where the device reports it', () => {
  expect([{}, { connection: {} }, { connection: { type: 'unknown' } }].map((device) => isOnWifi(device))).toEqual([null, null, null]);
  expect(['wifi', 'ethernet', 'cellular', 'none'].map((type) => isOnWifi({ connection: { type } }))).toEqual([true, true, false, false]);
  const mobile = { connection: { type: 'cellular' } };
  expect((['wifi', 'any'] as const).map((originalsOver) => isOriginalsNetwork({ originalsOver }, mobile))).toEqual([false, true]);
});
