import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSigningKey } from '../auth/signing-key.ts';
import { keepSecret, randomSecret } from './stored-secret.ts';

const KIND = randomSecret('upload-secret');
const warnings: string[] = [];
const log = { warn: (_about: unknown, text?: string) => warnings.push(text ?? '') };

let dataDir = '';
const folder = () => path.join(dataDir, 'secrets');
const names = async () => (await readdir(folder())).sort();

async function leave(fileName: string, text: string): Promise<void> {
  await mkdir(folder(), { recursive: true });
  await writeFile(path.join(folder(), fileName), text);
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lotline-secret-'));
  warnings.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a secret is made once, stays the same, and only its own user can read it', async () => {
  const first = await keepSecret(dataDir, KIND, log);
  expect(await keepSecret(dataDir, KIND, log)).toBe(first);
  expect((await stat(path.join(folder(), 'upload-secret'))).mode & 0o777).toBe(0o600);
  expect(await names()).toEqual(['upload-secret']);
  expect(warnings).toEqual([]);
});

test('a file from before this version, or with a line end, is used as it is', async () => {
  const stored = `${'k'.repeat(64)}\n`;
  await leave('upload-secret', stored);
  expect(await keepSecret(dataDir, KIND, log)).toBe(stored);
});

test.each([
  ['empty', ''],
  ['one byte too short', 'k'.repeat(31)],
  ['zeros, as a power cut leaves them', '\0'.repeat(64)],
])('a damaged file (%s) is never used: it is moved aside, a new one is made, and the log says so', async (_how, text) => {
  await leave('upload-secret', text);
  const made = await keepSecret(dataDir, KIND, log);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  const [stored, aside = '', ...more] = await names();
  expect([stored, more]).toEqual(['upload-secret', []]);
  expect(aside).toMatch(/^upload-secret\.damaged-\d{4}-/);
  expect(await readFile(path.join(folder(), aside), 'utf8')).toBe(text);
  expect(warnings).toEqual([expect.stringContaining('damaged')]);
});

test.each([['absent'], ['damaged']])('of many concurrent starts with a file that is %s all get the same secret', async (how) => {
  for (let round = 0; round < 10; round++) {
    if (how === 'damaged') await leave('upload-secret', '');
    else await rm(folder(), { recursive: true, force: true });
    const all = await Promise.all(Array.from({ length: 8 }, () => keepSecret(dataDir, KIND, log)));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('the file has its name only when it is whole: a reader sees all of it or nothing', async () => {
  const size = 20_000_000;
  const large = { fileName: 'large', make: () => 'k'.repeat(size), isWhole: (text: string) => text.length === size };
  let isMaking = true;
  const making = keepSecret(dataDir, large, log).finally(() => (isMaking = false));
  const seen = new Set<number>();
  while (isMaking) {
    const found = await stat(path.join(folder(), 'large')).catch(() => null);
    if (found !== null) seen.add(found.size);
  }
  await making;
  expect([...seen].filter((bytes) => bytes !== size)).toEqual([]);
});

test('a process that was killed while it repaired the file is not waited for', async () => {
  await leave('upload-secret', '');
  await leave('upload-secret.mending', '');
  await utimes(path.join(folder(), 'upload-secret.mending'), new Date(0), new Date(0));
  expect(await keepSecret(dataDir, KIND, log)).toHaveLength(64);
  expect(await names()).toHaveLength(2);
});

test.each(['', '{"kty":"RSA","n":"ab', '{}', 'null'])(
  'a signing key of which %j is left is made anew and does not stop the start',
  async (text) => {
    await leave('local-sign-in-key.json', text);
    const { privateJwk } = await loadSigningKey(dataDir, log);
    expect((await loadSigningKey(dataDir, log)).privateJwk).toEqual(privateJwk);
    expect(warnings).toHaveLength(1);
  },
);

test('a file that cannot be read is an error, not a reason to make another', async () => {
  await mkdir(path.join(folder(), 'upload-secret'), { recursive: true });
  await expect(keepSecret(dataDir, KIND, log)).rejects.toMatchObject({ code: 'EISDIR' });
});
