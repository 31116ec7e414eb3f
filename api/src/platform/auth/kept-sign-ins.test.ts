import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeptSignIns } from './kept-sign-ins.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lotline-kept-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a restart signs nobody out: sessions and refresh tokens are there again, codes are not', async () => {
  const before = await openKeptSignIns(dataDir);
  await before('RefreshToken').upsert('r1', { accountId: 'sub@lotline.example', grantId: 'g1' }, 60);
  await before('Session').upsert('s1', { uid: 'u1' }, 60);
  await before('AuthorizationCode').upsert('c1', {}, 60);
  const after = await openKeptSignIns(dataDir);
  expect(await after('RefreshToken').find('r1')).toMatchObject({ accountId: 'sub@lotline.example' });
  expect(await after('Session').findByUid('u1')).toMatchObject({ uid: 'u1' });
  expect(await after('AuthorizationCode').find('c1')).toBeUndefined();
});

test('what is used up, revoked, destroyed or past its time stays so after a restart', async () => {
  const tokens = (await openKeptSignIns(dataDir))('RefreshToken');
  await tokens.upsert('used', {}, 60);
  await tokens.consume('used');
  await tokens.upsert('revoked', { grantId: 'g2' }, 60);
  await tokens.revokeByGrantId('g2');
  await tokens.upsert('destroyed', {}, 60);
  await tokens.destroy('destroyed');
  await tokens.upsert('over', {}, -1);
  const after = (await openKeptSignIns(dataDir))('RefreshToken');
  expect((await after.find('used'))?.consumed).toEqual(expect.any(Number));
  for (const id of ['revoked', 'destroyed', 'over']) expect(await after.find(id)).toBeUndefined();
});

test('the file is for its own user alone', async () => {
  await (await openKeptSignIns(dataDir))('Grant').upsert('g', {}, 60);
  expect((await stat(path.join(dataDir, 'secrets', 'local-sign-ins.json'))).mode & 0o777).toBe(0o600);
});

test('sign-ins that are written while another is being written are all kept, and none fails', async () => {
  const adapterFor = await openKeptSignIns(dataDir);
  const kept = adapterFor('Session');
  const writes: Promise<unknown>[] = [];
  for (let count = 0; count < 200; count++) {
    writes.push(Promise.resolve(kept.upsert(`race-${count}`, { uid: 'x'.repeat(2_000) }, 60)));
    if (count % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(writes);
  const again = (await openKeptSignIns(dataDir))('Session');
  for (let count = 0; count < 200; count++) expect(await again.find(`race-${count}`)).toBeDefined();
});
