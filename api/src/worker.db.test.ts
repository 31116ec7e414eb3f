// `npm run worker` as a process (decision 031): does the jobs of an API that leaves them, stops in order, lists what was given up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bootApi, type BootedApi } from '../test/booted-api.ts';
import { commentedPhoto, uploaded } from '../test/uploads.ts';
import { keysOf } from '../test/store-contract.ts';
import { until } from '../test/until.ts';
import { createJobs } from '../test/world.ts';

const API = fileURLToPath(new URL('../', import.meta.url));
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  await createJobs(api.sequelize);
});
afterAll(() => api.stop());

function worker(...args: string[]) {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'test',
    DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? '',
    DATA_DIR: api.dataDir,
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/worker.ts', ...args], {
    cwd: API,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number, said: said.join('') })) };
}

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
  for (const args of [['retry'], ['retry', 'x'], ['faild']])
    expect(await worker(...args).ended).toEqual({
      code: 1,
      said: 'npm run worker takes nothing, failed, or retry and the numbers of jobs.\n',
    });
});
