import type { PhotoStorage } from '@lotline/web-session/device/photo-storage';
import { noOtherTab, photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import type { Shot } from './photo-record.ts';
import { recoverShots } from './recover-shots.ts';
import type { Stamper } from './stamp/stamper.ts';
import { buildPhotos, photoNo } from './testing/build-photos.ts';

const words = { top: 'WO 7', place: 'No location', time: '20 Nov 2026 12:00 PM' };
function shotNo(number: number): Shot {
  const { bytes: _bytes, thumb: _thumb, sizeBytes: _size, sha256: _sha256, ...facts } = photoNo(number);
  const at = new Date(Date.UTC(2026, 10, 20, 1, number)).toISOString();
  return { ...facts, takenAt: at, picture: `data:image/jpeg;base64,${btoa(`picture ${String(number)}`)}`, words };
}

const shoot = (kept: PhotoStorage, { picture, ...shot }: Shot) => kept.first({ id: shot.id, shot, picture });

const drawn: string[] = [];
beforeEach(() => {
  const { warn } = console;
  console.warn = (...said: unknown[]) => (String(said[0]).startsWith('[lotline]') ? undefined : warn(...said));
  drawn.length = 0;
  const draw = async (picture: Blob) => void drawn.push(await picture.text());
  Object.assign(globalThis, { createImageBitmap: draw });
});

test('of what a tab had taken when it ended the next start makes photos, in their order, and sends them', async () => {
  const kept = photoStorageInMemory();
  for (const number of [2, 1]) await shoot(kept, shotNo(number));
  const { sent, photos, settled, look } = await buildPhotos({ kept });
  // a busy machine loads what recovers them as late as it likes: the test's own time limit is the end
  while (sent.length < 2) {
    await new Promise((resolve) => setImmediate(resolve));
    await look();
  }
  await settled();
  expect(drawn).toEqual(['picture 1', 'picture 2']);
  expect(sent).toEqual(['photo-1', 'photo-2']);
  expect([await kept.shots(), photos.store.read()]).toEqual([[], []]);
});

test('a living tab’s shot is left to it, one that cannot be drawn waits for the next start, a small one is asked about', async () => {
  const kept = photoStorageInMemory();
  for (const number of [1, 2, 3]) await shoot(kept, shotNo(number));
  const taken: unknown[] = [];
  const stamp: Stamper['stamp'] = (_picture, said) => {
    if (drawn.at(-1) === 'picture 2') return Promise.reject(new Error('no memory'));
    return Promise.resolve({ bytes: new ArrayBuffer(3), sha256: said?.top ?? '', thumb: new ArrayBuffer(1) });
  };
  await recoverShots({
    device: { ...noOtherTab, photos: kept, heldShots: () => Promise.resolve(new Set(['photo-1'])) },
    take: (photo, how) => Promise.resolve(void taken.push([photo.id, photo.sizeBytes, photo.sha256, how])),
    stamper: { stamp, stop: () => undefined },
  });
  expect(drawn).toEqual(['picture 2', 'picture 3']);
  expect(taken).toEqual([['photo-3', 3, 'WO 7', { isDoubtful: true }]]);
});

test('the shutter writes before it returns, and holds the shot until its photo is stored', async () => {
  const { photos, kept } = await buildPhotos();
  const letGo = photos.shoot(shotNo(1));
  expect(await kept.shots()).toMatchObject([{ id: 'photo-1' }]);
  await photos.take(photoNo(1));
  letGo();
  expect(await kept.shots()).toEqual([]);
});
