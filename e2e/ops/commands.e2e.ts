// The commands beside npm start: interrupted they leave nothing running.
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { untilSeen } from './start-script.ts';
import { test } from './test.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

// an end for what hangs
test.describe.configure({ timeout: 600_000 });

/** PostgreSQL writes into its file that it takes connections. */
const untilDatabaseReady = (pidFile: string): Promise<void> =>
  untilSeen('a database that is ready', () => fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8').includes('ready'));

type Interrupted = [what: string, args: string[], folder: string, signal: 'SIGINT' | 'SIGTERM', code: number];
const interrupted: Interrupted[] = [
  ['npm run seed', ['scripts/seed.mjs', '--size', 'large'], '.', 'SIGINT', 130],
  // it ends by the same function (scripts/process/started.mjs), in a folder of its own: a second look
  ...(isSoak ? ([['npm run bench', ['scripts/bench/bench.mjs', 'upload'], 'bench', 'SIGTERM', 143]] satisfies Interrupted[]) : []),
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
