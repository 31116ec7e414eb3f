// What is built anew takes the place of what was there as a whole.
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtBeside } from './built-beside.mjs';

let room: string;
let dist: string;
beforeEach(async () => {
  room = await mkdtemp(path.join(tmpdir(), 'lotline-room-'));
  dist = path.join(room, 'dist');
  await mkdir(dist);
  await writeFile(path.join(dist, 'index.html'), 'before');
  await writeFile(path.join(dist, 'before.js'), '');
});
afterEach(() => rm(room, { recursive: true, force: true }));

const page = () => readFile(path.join(dist, 'index.html'), 'utf8');

test('while it is built what was there is read; after it what was built, and nothing else', async () => {
  await builtBeside(dist, async (beside) => {
    expect(await readdir(beside)).toEqual([]);
    await writeFile(path.join(beside, 'index.html'), 'after');
    expect(await page()).toBe('before');
  });
  expect(await page()).toBe('after');
  expect(await readdir(room, { recursive: true })).toEqual(['dist', path.join('dist', 'index.html')]);
});

test('a build that fails leaves what was there, and the next one begins empty', async () => {
  const failing = builtBeside(dist, async (beside) => {
    await writeFile(path.join(beside, 'half.js'), '');
    throw new Error('it does not compile');
  });
  await expect(failing).rejects.toThrow('it does not compile');
  expect(await page()).toBe('before');
  await builtBeside(dist, async (beside) => {
    expect(await readdir(beside)).toEqual([]);
    await writeFile(path.join(beside, 'index.html'), 'after');
  });
  expect(await page()).toBe('after');
});

test('a folder that is not there yet is made', async () => {
  await rm(dist, { recursive: true });
  await builtBeside(dist, (beside) => writeFile(path.join(beside, 'index.html'), 'first'));
  expect(await page()).toBe('first');
});
