import { photoStorage, type NewPhotoRow } from './photo-storage.ts';
import { personDatabase } from './person-database.ts';

const database = () => Promise.resolve(personDatabase(5));
const storage = photoStorage(database, database, () => personDatabase(5).dexie.backendDB());
const photo = (id: string, updatedAt = 1, part: Partial<NewPhotoRow> = {}): NewPhotoRow => ({
  id,
  photo: { id, name: 'Trench-1.jpg' },
  bytes: new Uint8Array([1, 2, 3]).buffer,
  thumb: new Uint8Array([4]).buffer,
  history: { id, updatedAt, entry: { id } },
  ...part,
});

beforeEach(async () => {
  const { photos, photoBytes, photoThumbs, photoHistory, shots, shotParts } = personDatabase(5);
  await Promise.all([photos, photoBytes, photoThumbs, photoHistory, shots, shotParts].map((table) => table.clear()));
});

const ids = async () => (await storage.all()).map(({ id }) => id);
const sizeOf = (bytes: ArrayBuffer | null) => bytes?.byteLength ?? null;

test('photos come back in the order in which they were taken, by several tabs at once, without their bytes', async () => {
  await Promise.all(['c', 'a', 'b'].map((id) => storage.add(photo(id))));
  expect(await ids()).toEqual(['c', 'a', 'b']);
  expect(JSON.stringify(await storage.all())).not.toContain('bytes');
  expect([sizeOf(await storage.bytes('a')), sizeOf(await storage.thumb('a'))]).toEqual([3, 1]);
});

test('a shot is on its way to the device before the call returns; its photo takes its place, and only once', async () => {
  const asked = jest.spyOn(IDBObjectStore.prototype, 'put');
  const picture = Array.from({ length: 70_000 }, (_, at) => String(at % 10)).join('');
  const written = storage.first({ id: 'a', shot: { title: 'Trench' }, picture });
  // the picture in parts that go with the call, and what is known of it
  expect(asked).toHaveBeenCalledTimes(4);
  asked.mockRestore();
  await written;
  await storage.first({ id: 'b', shot: {}, picture: 'data:' });
  expect(await storage.shots()).toEqual([
    { id: 'a', shot: { title: 'Trench' }, picture },
    { id: 'b', shot: {}, picture: 'data:' },
  ]);
  await storage.add(photo('a'));
  await storage.dropShot('b');
  expect([await storage.shots(), await personDatabase(5).shotParts.count(), await ids()]).toEqual([[], 0, ['a']]);
  // another tab has made the photo of the same shot
  expect(await storage.add(photo('a', 1, { bytes: new ArrayBuffer(9) }))).toBe(1);
  expect([await ids(), sizeOf(await storage.bytes('a'))]).toEqual([['a'], 3]);
});

test('a shot waits for no photo that its page is amid storing: that is done again behind it', async () => {
  await storage.first({ id: 'a', shot: {}, picture: 'data:a' });
  const log: string[] = [];
  const press = (): void => {
    if (log.length === 0) void storage.first({ id: 'b', shot: {}, picture: 'data:b' })?.then(() => log.push('shot'));
    log.push('storing');
  };
  personDatabase(5).photos.hook('creating', press);
  await storage.add(photo('a'));
  personDatabase(5).photos.hook('creating').unsubscribe(press);
  expect([log, await ids(), (await storage.shots()).map(({ id }) => id)]).toEqual([['storing', 'shot', 'storing'], ['a'], ['b']]);
});

test('a photo that cannot be stored whole is not stored at all (quality.md §1, case 7)', async () => {
  const { photoThumbs } = personDatabase(5);
  const full = (): never => {
    throw new Error('no room');
  };
  photoThumbs.hook('creating', full);
  await expect(storage.add(photo('a'))).rejects.toThrow('no room');
  photoThumbs.hook('creating').unsubscribe(full);
  expect([await ids(), await storage.bytes('a'), await storage.history()]).toEqual([[], null, []]);
});

test('a removed photo loses its bytes and stays in the history; a change of a removed photo restores nothing', async () => {
  await storage.add(photo('a'));
  await storage.change('a', () => ({ isGone: true, history: { id: 'a', updatedAt: 9, entry: { cleanedUp: true } } }));
  expect([await ids(), await storage.bytes('a')]).toEqual([[], null]);
  expect(await storage.history()).toEqual([{ id: 'a', updatedAt: 9, entry: { cleanedUp: true } }]);
  expect(sizeOf(await storage.thumb('a'))).toBe(1);
  await storage.change('a', (row) => (row === null ? { photo: { late: true } } : null));
  expect(await ids()).toEqual([]);
});

test('the history is trimmed, oldest first, and never an entry whose photo is still here (quality.md §1, 5)', async () => {
  for (const [at, id] of ['unsent', 'old', 'newer', 'newest'].entries()) await storage.add(photo(id, at));
  for (const id of ['old', 'newer', 'newest']) await storage.change(id, () => ({ isGone: true }));
  await storage.trimHistory(2);
  expect((await storage.history()).map(({ id }) => id)).toEqual(['newest', 'newer', 'unsent']);
  expect([sizeOf(await storage.thumb('old')), sizeOf(await storage.thumb('unsent'))]).toEqual([null, 1]);
});
