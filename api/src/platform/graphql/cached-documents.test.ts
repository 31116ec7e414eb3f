import { parse } from 'graphql';
import { CachedDocuments } from './cached-documents.ts';

const short = parse('{ me { id } }');

test('a document is found again', async () => {
  const cached = new CachedDocuments();
  await cached.set('a', short);
  expect(await cached.get('a')).toBe(short);
  expect(await cached.get('b')).toBeUndefined();
  await cached.delete('a');
  expect(await cached.get('a')).toBeUndefined();
});

test('a padded document is not cached, whatever the padding: its text would stay in memory', async () => {
  const cached = new CachedDocuments();
  for (const padding of [' ', '#\n', ',']) await cached.set(padding, parse(`{ me { id } }${padding.repeat(20_000)}`));
  expect(cached.size).toBe(0);
});

test('of many documents the last used ones stay cached', async () => {
  const cached = new CachedDocuments();
  await cached.set('often', short);
  for (let index = 0; index < 1_000; index++) {
    await cached.set(`once ${index}`, parse(`{ a${index}: me { id } }`));
    await cached.get('often');
  }
  expect(cached.size).toBe(300);
  expect(await cached.get('often')).toBe(short);
  expect(await cached.get('once 0')).toBeUndefined();
});

test('other documents never evict the apps’ own, and a cached one is free', async () => {
  const [own, other] = ['{ me { id } }', '{ me { email } }'];
  const cached = new CachedDocuments([own]);
  const document = parse(own);
  await cached.set('own', document);
  await cached.set('other', parse(other));
  expect([cached.isFree(own), cached.isFree(other), cached.isFree('{ me { displayName } }')]).toEqual([true, true, false]);
  for (let index = 0; index < 300; index++) await cached.set(`once ${index}`, parse(`{ a${index}: me { id } }`));
  expect(await cached.get('own')).toBe(document);
  expect([cached.isFree(own), cached.isFree(other), cached.size]).toEqual([true, false, 300]);
});
