// The commands beside npm start, in good days and bad ones: interrupted they leave nothing running, and what they make, npm start can use.
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { untilSeen } from './start-script.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** PostgreSQL writes into its file that it takes connections. */
const untilDatabaseReady = (pidFile: string): Promise<void> =>
  untilSeen('a database that is ready', () => fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8').includes('ready'));

const interrupted: [what: string, args: string[], folder: string, signal: 'SIGINT' | 'SIGTERM', code: number][] = [
  ['npm run seed', ['scripts/seed.mjs', '--size', 'large'], '.', 'SIGINT', 130],
  ['npm run bench', ['scripts/bench/bench.mjs', 'upload'], 'bench', 'SIGTERM', 143],
];
for (const [what, args, folder, signal, expected] of interrupted)
  test(`${what} interrupted by ${signal} leaves no process`, async ({ script }) => {
    const launched = script.run(args);
    await untilDatabaseReady(path.join(script.dataDir, folder, 'postgres/data/postmaster.pid'));
    launched.child.kill(signal);
    expect(await launched.exit, launched.output()).toBe(expected);
    await expect.poll(() => script.leftovers()).toEqual([]);
    expect(launched.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
  });

test('npm run seed says of a database that does not answer what npm start says, and leaves a folder that npm start can use', async ({
  script,
}) => {
  const dataDir = path.join(script.dataDir, 'new');
  const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none' };
  const { exit, output } = script.run(['scripts/seed.mjs'], env);
  expect(await exit).toBe(1);
  const sentence = 'The database at 127.0.0.1:9 does not answer; start it, or correct DATABASE_URL.';
  expect(output().trim().split('\n').at(-1)).toBe(sentence);
  expect((await script.startInVain(env)).output).toContain(sentence);
  expect(fs.statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
  const started = await script.start({ DATA_DIR: dataDir });
  expect(started.output()).not.toContain('/var/tmp/');
});

test('npm start warns of a bucket that does not answer, in one line, and serves', async ({ used: script }) => {
  const { output } = await script.start({ STORAGE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'photos' });
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('S3_'));
  expect(lines).toEqual([expect.stringMatching(/S3_ENDPOINT \(http:\/\/127\.0\.0\.1:9\) with S3_BUCKET \(photos\) .*\.$/)]);
  expect((await fetch(`${script.url}/healthz`)).status).toBe(200);
});

test('an empty signing key and an empty upload secret do not stop the start', async ({ used: script }) => {
  const secrets = path.join(script.dataDir, 'secrets');
  for (const name of ['local-sign-in-key.json', 'upload-secret']) fs.writeFileSync(path.join(secrets, name), '');
  await script.start();
  expect(fs.readFileSync(path.join(secrets, 'upload-secret'), 'utf8').length).toBeGreaterThanOrEqual(32);
  expect(fs.readdirSync(secrets).filter((name) => name.includes('.damaged-'))).toHaveLength(2);
  expect(fs.readFileSync(path.join(script.dataDir, 'api.log'), 'utf8')).toContain('a kept secret was damaged');
});
