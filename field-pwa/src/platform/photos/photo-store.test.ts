// The shutter waits for the device alone, not for what the sender writes meanwhile.
import type { PhotoStorage, NewPhotoRow, PhotoRow } from '@lotline/web-session/device/photo-storage';
import { createPhotoStore, type TakenPhoto } from './photo-store.ts';

const taken = (id: string): TakenPhoto => ({
  ...{ id, name: `${id}.jpg`, title: 'Trench', description: null, constructionId: 1, potentialJobId: null, taskId: 2, about: 'Lot 1' },
  ...{ takenAt: '2026-11-23T00:00:00.000Z', position: null, sizeBytes: 3, sha256: 'a'.repeat(64) },
  ...{ bytes: new ArrayBuffer(3), thumb: new ArrayBuffer(1) },
});

/** A device whose changes of other photos end when the test says so. */
function slowDevice(part: Partial<PhotoStorage> = {}) {
  const rows: PhotoRow[] = [];
  let finish = (): void => undefined;
  const changes = new Promise<null>((resolve) => (finish = () => resolve(null)));
  const photos: PhotoStorage = {
    all: () => Promise.resolve([...rows]),
    add: ({ id, photo }: NewPhotoRow) => Promise.resolve(rows.push({ id, order: rows.length + 1, photo })),
    change: () => changes,
    bytes: () => Promise.resolve(null),
    thumb: () => Promise.resolve(null),
    history: () => Promise.resolve([]),
    first: () => null,
    shots: () => Promise.resolve([]),
    dropShot: () => Promise.resolve(),
    trimHistory: () => Promise.resolve(),
    ...part,
  };
  const channel = { post: () => undefined, follow: () => () => undefined };
  return { store: createPhotoStore({ photos, channel }, () => 0), finish: () => finish() };
}

test('a photo is stored while the sender still writes another one, and is shown in its turn', async () => {
  const { store, finish } = slowDevice();
  const telling = store.apply('first', { kind: 'askedAgain' });
  const { shown } = await store.add(taken('second'));
  expect(store.read()).toEqual([]);
  finish();
  await Promise.all([telling, shown]);
  expect(store.read().map(({ id }) => id)).toEqual(['second']);
});

test('a change that is asked again, because of a press, and finds no photo then tells of none', async () => {
  const rows: PhotoRow[] = [];
  const { store } = slowDevice({
    all: () => Promise.resolve([...rows]),
    add: ({ id, photo }) => Promise.resolve(rows.push({ id, order: 1, photo })),
    change: (_, decide) => {
      decide(rows[0] ?? null, null);
      return Promise.resolve(decide(null, null));
    },
  });
  await (
    await store.add(taken('first'))
  ).shown;
  expect(await store.apply('first', { kind: 'claimed', attempt: 't' })).toBeNull();
});
