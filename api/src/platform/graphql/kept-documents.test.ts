import { parse } from 'graphql';
import { KeptDocuments } from './kept-documents.ts';

const short = parse('{ me { id } }');

test('a document is found again', async () => {
  const kept = new KeptDocuments();
  await kept.set('a', short);
  expect(await kept.get('a')).toBe(short);
  expect(await kept.get('b')).toBeUndefined();
  await kept.delete('a');
  expect(await kept.get('a')).toBeUndefined();
});

test('a padded document is not cached, whatever the padding: its text would stay in memory', async () => {
  const kept = new KeptDocuments();
  for (const padding of [' ', '#\n', ',']) await kept.set(padding, parse(`{ me { id } }${padding.repeat(20_000)}`));
  expect(kept.size).toBe(0);
});

test('of many documents the last used ones stay cached', async () => {
  const kept = new KeptDocuments();
  await kept.set('often', short);
  for (let index = 0; index < 1_000; index++) {
    await kept.set(`once ${index}`, parse(`{ a${index}: me { id } }`));
    await kept.get('often');
  }
  expect(kept.size).toBe(300);
  expect(await kept.get('often')).toBe(short);
  expect(await kept.get('once 0')).toBeUndefined();
});

test('other documents never evict the apps’ own, and a cached one is free', async () => {
  const [own, other] = ['{ me { id } }', '{ me { email } }'];
  const kept = new KeptDocuments([own]);
  const document = parse(own);
  await kept.set('own', document);
  await kept.set('other', parse(other));
  expect([kept.isFree(own), kept.isFree(other), kept.isFree('{ me { displayName } }')]).toEqual([true, true, false]);
  for (let index = 0; index < 300; index++) await kept.set(`once ${index}`, parse(`{ a${index}: me { id } }`));
  expect(await kept.get('own')).toBe(document);
  expect([kept.isFree(own), kept.isFree(other), kept.size]).toEqual([true, false, 300]);
});
