// The commands beside npm start, in good days and bad ones: interrupted they leave nothing running, and what they make, npm start can use.
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { untilSeen } from './start-script.ts';
import { test } from './test.ts';

// an end for what hangs: several starts follow each other in one test
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

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

test('npm start warns of a bucket that does not answer, in one line, and serves; a damaged signing key and upload secret do not stop it', async ({
  used: script,
}) => {
  const secrets = path.join(script.dataDir, 'secrets');
  for (const name of ['local-sign-in-key.json', 'upload-secret']) fs.writeFileSync(path.join(secrets, name), '');
  const { output } = await script.start({ STORAGE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'photos' });
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('S3_'));
  expect(lines).toEqual([expect.stringMatching(/S3_ENDPOINT \(http:\/\/127\.0\.0\.1:9\) with S3_BUCKET \(photos\) .*\.$/)]);
  expect((await fetch(`${script.url}/healthz`)).status).toBe(200);
  expect(fs.readFileSync(path.join(secrets, 'upload-secret'), 'utf8').length).toBeGreaterThanOrEqual(32);
  expect(fs.readdirSync(secrets).filter((name) => name.includes('.damaged-'))).toHaveLength(2);
  expect(fs.readFileSync(path.join(script.dataDir, 'api.log'), 'utf8')).toContain('a kept secret was damaged');
});
