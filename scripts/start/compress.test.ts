import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBuilt, removeCompressed } from './compress.mjs';

const LONG = 'let total = 0;\n'.repeat(400);
let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'lotline-dist-'));
  await mkdir(path.join(dist, 'assets'));
  await mkdir(path.join(dist, '.vite'));
  for (const [name, text] of [
    ['index.html', 'short'],
    ['assets/index-D4f8Kq2x.js', LONG],
    ['assets/index-D4f8Kq2x.js.map', LONG],
    ['assets/photo.png', LONG],
    ['.vite/manifest.json', LONG],
  ] as const)
    await writeFile(path.join(dist, name), text);
});
afterEach(() => rm(dist, { recursive: true, force: true }));

const compressed = async () => (await readdir(dist, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();

test('what is text and not short gets both forms, which say the same', async () => {
  await compressBuilt(dist);
  expect(await compressed()).toEqual(['assets/index-D4f8Kq2x.js.br', 'assets/index-D4f8Kq2x.js.gz']);
  const read = (ending: string) => readFile(path.join(dist, `assets/index-D4f8Kq2x.js.${ending}`));
  expect([brotliDecompressSync(await read('br')).toString(), gunzipSync(await read('gz')).toString()]).toEqual([LONG, LONG]);
});

test('before the apps are built by what does not compress, the compressed forms go', async () => {
  await compressBuilt(dist);
  await removeCompressed(dist);
  expect(await compressed()).toEqual([]);
  await removeCompressed(path.join(dist, 'none'));
});
