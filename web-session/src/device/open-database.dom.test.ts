import { databaseIfThere, openDatabase } from './open-database.ts';

test('a database that could not be opened is opened at its next use', async () => {
  const opening = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  const first = await openDatabase(71);
  await expect(first.photos.count()).rejects.toThrow('Connection to Indexed Database server lost');
  await expect(openDatabase(71)).rejects.toThrow('Connection to Indexed Database server lost');
  opening.mockRestore();
  const again = await openDatabase(71);
  expect(await again.photos.count()).toBe(0);
  expect((await databaseIfThere(71))?.dexie.isOpen()).toBe(true);
});
