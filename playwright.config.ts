// Browser tests on the built apps, a real server and a real PostgreSQL. Run by `npm test -- e2e [pattern]`.
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/sign-in/browser.mjs';
import { desktopNode } from './scripts/test/desktop-node.mjs';

const executablePath = process.env['CHROMIUM'];

/** A test's page lives for seconds: what its scripts' code would win by being made fast, it never wins (a sixth of the pages' processor). */
const PLAIN_SCRIPTS = '--js-flags=--no-opt --no-maglev';
/** There is no graphics card: a process of its own that paints would only be one more to talk to (about 3 % of the processor). */
const ONE_PAINTER = '--in-process-gpu';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: desktopNode() === null ? 'desktop/**' : [],
  globalSetup: './e2e/support/prepare.ts',
  // a second look at what cheaper tests show (docs/decisions/012-tests.md)
  ...(process.env['SOAK'] === '1' ? {} : { grepInvert: /@soak\b/ }),
  workers: 2,
  // ends for what hangs; a machine that is ten times slower, or has other work, needs none of them
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // compared with squares in the place of letters (e2e/support/same-looks.ts), so one picture is true on every system
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-pictures/{arg}{ext}',
  updateSnapshots: process.env['NEW_LOOKS'] === undefined ? 'none' : 'all',
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // its requests would pass by what a test puts in their way; the tests of the worker let it in
    serviceWorkers: 'block',
    // recorded for each test it would take a sixth of the run; what failed is run again with TRACE=1 and has its picture and its page's outline
    trace: process.env['TRACE'] === undefined ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 90_000,
    launchOptions: { args: [...CHROMIUM_FLAGS, PLAIN_SCRIPTS, ONE_PAINTER], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
