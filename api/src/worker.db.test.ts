// `npm run worker` as a process (decision 031): does the jobs of an API that leaves them, stops in order, lists what was given up.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootApi, type BootedApi } from '../test/booted-api.ts';
import { childProgram } from '../test/child-program.ts';
import { commentedPhoto, uploaded } from '../test/uploads.ts';
import { keysOf } from '../test/store-contract.ts';
import { until } from '../test/until.ts';
import { createJobs } from '../test/world.ts';

const API = fileURLToPath(new URL('../', import.meta.url));
const begun = new Set<ChildProcess>();
const programs = { main: '', worker: '' };
let api: BootedApi;
beforeAll(async () => {
  [programs.main = '', programs.worker = ''] = await Promise.all(
    [new URL('./main.ts', import.meta.url), new URL('./worker.ts', import.meta.url)].map(childProgram),
  );
  api = await bootApi();
  await createJobs(api.sequelize);
});
afterAll(async () => {
  for (const child of begun) child.kill('SIGKILL');
  await api.stop();
});

function begin(entry: 'main' | 'worker', args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'test',
    DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '',
    DATA_DIR: api.dataDir,
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const child = spawn(process.execPath, [programs[entry], ...args], {
    cwd: API,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  begun.add(child);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  return { child, said, ended: once(child, 'close').then(([code]) => ({ code: code as number, said: said.join('') })) };
}

const worker = (...args: string[]) => begin('worker', args);

test('what the API left to it is done, and told to stop it ends in order', async () => {
  await uploaded(api, 'sub', commentedPhoto('by the gate'));
  expect(await keysOf(api.files.store)).toHaveLength(2);
  const { child, ended } = worker();
  await until('the bytes with the comment are gone', async () => (await keysOf(api.files.store)).length === 1);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, said: 'LOTLINE_WORKER\n' });
});

test('failed lists what was given up, retry gives it another go, and anything else is a sentence', async () => {
  expect(await worker('failed').ended).toEqual({ code: 0, said: 'No job was given up.\n' });
  await api.sequelize.query(`select graphile_worker.add_job('remove_bytes', '{}', max_attempts := 1);
    update graphile_worker._private_jobs set attempts = 1, last_error = 'the store is away'`);
  const { said } = await worker('failed').ended;
  const [, id = ''] = /^(\d+) {2}remove_bytes {2}\S+Z {2}1 tries {2}the store is away\n1 given up: /.exec(said) ?? [];
  expect(id).not.toBe('');
  expect(await worker('retry', id, '999').ended).toEqual({ code: 0, said: '1 of 2 are tried again.\n' });
  expect(await worker('failed').ended).toEqual({ code: 0, said: 'No job was given up.\n' });
  for (const args of [['retry'], ['retry', 'x'], ['faild'], ['turn-key', '7']])
    expect(await worker(...args).ended).toEqual({
      code: 1,
      said: 'npm run worker takes nothing, failed, turn-key, or retry and the numbers of jobs.\n',
    });
});

describe('an API with JOBS=elsewhere', () => {
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(path.join(tmpdir(), 'lotline-apps-'));
    for (const app of ['field-pwa', 'desktop']) {
      await mkdir(path.join(webRoot, app, 'dist'), { recursive: true });
      await writeFile(path.join(webRoot, app, 'dist', 'index.html'), app);
    }
    await writeFile(path.join(webRoot, 'package.json'), '{}');
  });
  afterAll(() => rm(webRoot, { recursive: true, force: true }));

  const main = async (jobs: 'here' | 'elsewhere') => {
    const one = begin('main', [], { JOBS: jobs, PORT: '0', HOST: '127.0.0.1', WEB_ROOT: webRoot, DEMO_DATA: 'off' });
    await until(`the API with JOBS=${jobs} is ready: ${one.said.join('')}`, () => one.said.join('').includes('LOTLINE_READY'));
    return one;
  };
  const added = () => api.sequelize.query(`select graphile_worker.add_job('remove_bytes', '{"keys": []}')`);
  const waiting = async () => {
    const [[row]] = (await api.sequelize.query('select count(*)::int as jobs, max(attempts)::int as tries from graphile_worker.jobs')) as [
      { jobs: number; tries: number | null }[],
      unknown,
    ];
    return row;
  };

  test('leaves every job where it is, and one with JOBS=here does it', async () => {
    await api.sequelize.query('delete from graphile_worker._private_jobs');
    const leaves = await main('elsewhere');
    await added();
    for (let asked = 0; asked < 50; asked += 1) expect(await waiting()).toEqual({ jobs: 1, tries: 0 });
    const does = await main('here');
    await until('the job is done', async () => (await waiting())?.jobs === 0);
    for (const { child, ended } of [leaves, does]) {
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
  });
});

test('turn-key makes a key that signs receipts from now on, and the old one stays published', async () => {
  const keys = async () =>
    ((await (await fetch(`${api.url}/api/receipts/keys`)).json()) as { keys: { id: string }[] }).keys.map(({ id }) => id);
  const before = await keys();
  expect(await worker('turn-key').ended).toEqual({ code: 0, said: 'Receipts are signed with a new key from now on.\n' });
  const after = await keys();
  expect([after.length, after.slice(0, before.length)]).toEqual([before.length + 1, before]);
});
