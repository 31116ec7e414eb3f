import { CACHED_MS, CachedReads } from './cached-reads.ts';

let time = 0;
let cachedReads: CachedReads;
let asked = 0;
beforeEach(() => {
  time = 0;
  asked = 0;
  cachedReads = new CachedReads(() => new Date(time));
  cachedReads.open();
});

const one = () => 1;
/** Each read has a number of its own. */
const read = (key = 'people') => cachedReads.read(key, () => Promise.resolve(++asked), one);

/** A read that ends when the test says so. */
function slowRead(key = 'people') {
  let end: (value: number) => void = () => undefined;
  const value = cachedReads.read(key, () => new Promise<number>((resolve) => (end = resolve)), one);
  return { value, end: (answer: number) => end(answer) };
}

test('a read is cached for HELD_MS, each under its own key', async () => {
  expect([await read(), await read(), await read('groups')]).toEqual([1, 1, 2]);
  time = CACHED_MS - 1;
  expect(await read()).toBe(1);
  time = CACHED_MS;
  expect(await read()).toBe(3);
});

test('the time begins with the query and not with its answer', async () => {
  const slow = slowRead();
  time = CACHED_MS - 1;
  slow.end(9);
  expect([await slow.value, await read()]).toEqual([9, 9]);
  time = CACHED_MS;
  expect(await read()).toBe(1);
});

test('concurrent callers wait for one read', async () => {
  const slow = slowRead();
  const second = read();
  slow.end(9);
  expect([await slow.value, await second, asked]).toEqual([9, 9, 0]);
});

test('a read that began before a notice answers its callers, and nobody who asks later', async () => {
  const slow = slowRead();
  cachedReads.drop();
  const after = read();
  slow.end(9);
  expect([await slow.value, await after, await read()]).toEqual([9, 1, 1]);
});

test('before notices arrive, and after the connection is lost, every read goes to the database', async () => {
  const deaf = new CachedReads(() => new Date(time));
  const ask = () => deaf.read('people', () => Promise.resolve(++asked), one);
  expect([await ask(), await ask()]).toEqual([1, 2]);
  deaf.open();
  expect([await ask(), await ask()]).toEqual([3, 3]);
  deaf.close();
  expect([await ask(), await ask(), deaf.size]).toEqual([4, 5, 0]);
});

test('a read that began without notices is not cached', async () => {
  cachedReads.close();
  const slow = slowRead();
  cachedReads.open();
  slow.end(9);
  expect([await slow.value, await read()]).toEqual([9, 1]);
});

test('a failed read is not cached, and fails its waiting callers', async () => {
  const fail = () => cachedReads.read('people', () => Promise.reject(new Error('no database')), one);
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no database');
  expect([await read(), cachedReads.size]).toEqual([1, 2]);
});

test('at most 50,000 keys and rows are cached: the least recently used leave first', async () => {
  const large = (key: string) =>
    cachedReads.read(
      key,
      () => Promise.resolve(++asked),
      () => 9_999,
    );
  for (const key of ['a', 'b', 'c', 'd', 'e']) await large(key);
  expect(cachedReads.size).toBe(50_000);
  expect(await large('a')).toBe(1);
  await large('f');
  expect([cachedReads.size, await large('a'), await large('b')]).toEqual([50_000, 1, 7]);
  for (let key = 0; key < 60_000; key++) void cachedReads.read(String(key), () => new Promise(() => undefined), one);
  expect(cachedReads.size).toBeLessThanOrEqual(50_000);
});
