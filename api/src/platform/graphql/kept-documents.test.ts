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

test('a padded document is not kept, whatever it is padded with: its text would stay in the memory', async () => {
  const kept = new KeptDocuments();
  for (const padding of [' ', '#\n', ',']) await kept.set(padding, parse(`{ me { id } }${padding.repeat(20_000)}`));
  expect(kept.size).toBe(0);
});

test('of many documents those used last are kept', async () => {
  const kept = new KeptDocuments();
  await kept.set('often', short);
  for (let index = 0; index < 1_000; index++) {
    await kept.set(`once ${index}`, short);
    await kept.get('often');
  }
  expect(kept.size).toBe(300);
  expect(await kept.get('often')).toBe(short);
  expect(await kept.get('once 0')).toBeUndefined();
});
