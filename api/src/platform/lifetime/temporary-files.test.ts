// Real processes, one of which is killed in the middle of an upload: the tests count the files that each leaves.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childProgram } from '../../../test/child-program.ts';
import { until } from '../../../test/until.ts';
import { keepSecret, randomSecret, removeAsides } from '../config/stored-secret.ts';
import { createDiskStore, type DiskStore } from '../storage/disk-store.ts';
import { createFileLinks } from '../storage/file-links.ts';
import { ownMark } from './process-mark.ts';

const CHILD = new URL('../../../test/uploading-child.ts', import.meta.url);
const LONG_AGO = new Date(0);
const UUID = '0d9c2f5e-0000-4000-8000-000000000000';
/** A mark of another machine or container. */
const ELSEWHERE = '0123456789ab-1-1';

let folder = '';
let store: DiskStore;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-temporary-'));
  store = createDiskStore({ folder, links: createFileLinks({ secret: 'a secret of the tests, long enough', origin: 'http://localhost' }) });
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await rm(folder, { recursive: true, force: true });
});

const incoming = () => path.join(folder, 'incoming');
const unfinished = () => readdir(incoming()).catch(() => []);

async function startUpload(): Promise<ChildProcess> {
  const before = (await unfinished()).length;
  const child = spawn(process.execPath, [await childProgram(CHILD), folder], { stdio: 'ignore' });
  children.push(child);
  await until('its temporary file', async () => (await unfinished()).length > before);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function leave(name: string, at: Date): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), 'x');
  await utimes(path.join(folder, name), at, at);
}

test('a killed process’s files are removed at the next start, however new; a living one’s stay (issue 6 §2)', async () => {
  const killed = await startUpload();
  const living = await startUpload();
  await kill(killed);
  expect(await unfinished()).toHaveLength(2);
  expect(await store.removeUnfinished(LONG_AGO)).toBe(1);
  const [left = '', ...more] = await unfinished();
  expect([left.includes(`-${String(living.pid)}-`), more]).toEqual([true, []]);
  // nor by its age
  expect(await store.removeUnfinished(new Date(Date.now() + 3_600_000))).toBe(0);
});

test('a process number that was reused is not taken for the one that wrote the file', async () => {
  const [place = '', pid = '', started = ''] = ownMark.split('-');
  await leave(`incoming/${place}-${pid}-${String(Number(started) + 1)}.${UUID}.tmp`, new Date());
  await leave(`incoming/${ownMark}.${UUID}.tmp`, new Date());
  expect(await store.removeUnfinished(LONG_AGO)).toBe(1);
  expect(await unfinished()).toEqual([`${ownMark}.${UUID}.tmp`]);
});

test('files of another machine or container on a shared folder are removed by age alone', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000);
  await leave(`incoming/${ELSEWHERE}.${UUID}.tmp`, new Date());
  await leave(`incoming/${ELSEWHERE}.${UUID.replace('0d9c', 'ffff')}.tmp`, new Date(0));
  expect(await store.removeUnfinished(hourAgo)).toBe(1);
  expect(await unfinished()).toEqual([`${ELSEWHERE}.${UUID}.tmp`]);
});

test('of secrets and sign-ins only temporary files are removed, never a secret, a damaged one or what a living process writes', async () => {
  await keepSecret(folder, randomSecret('upload-secret'), { warn: () => undefined });
  const [place = '', pid = ''] = ownMark.split('-');
  const gone = `${place}-${pid}-1`;
  const asides = [`upload-secret.${gone}.${UUID}.tmp`, `local-sign-ins.json.${gone}.${UUID}.tmp`, 'upload-secret.mending'];
  const kept = ['local-sign-ins.json', 'upload-secret', 'upload-secret.damaged-2026-11-21', `upload-secret.${ownMark}.${UUID}.tmp`];
  for (const name of [...asides, ...kept.filter((name) => name !== 'upload-secret')]) await leave(`secrets/${name}`, LONG_AGO);
  expect(await removeAsides(folder, new Date())).toBe(3);
  expect((await readdir(path.join(folder, 'secrets'))).sort()).toEqual(kept.sort());
});
