// What the tests of the commands are written with: `script` in an empty folder, `used` in one that an earlier start has left.
import { test as base } from '@playwright/test';
import { StartScript } from './start-script.ts';

interface Folders {
  readonly script: StartScript;
  /** Its database and demo data are there: making them anew in every test would take longer than what is tested. */
  readonly used: StartScript;
}

export const test = base.extend<Folders, { readonly startedOnce: StartScript }>({
  script: async ({}, use) => {
    const script = await StartScript.create();
    await use(script);
    await script.remove();
  },
  startedOnce: [
    async ({}, use) => {
      const first = await StartScript.create();
      const { child, exit } = await first.start();
      child.kill('SIGINT');
      await exit;
      await use(first);
      await first.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  used: async ({ startedOnce }, use) => {
    const script = await StartScript.inCopyOf(startedOnce);
    await use(script);
    await script.remove();
  },
});
