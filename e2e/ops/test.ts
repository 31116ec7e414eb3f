// What the tests of the commands are written with: `script` in an empty folder, `used` in one that the tests of a worker share.
import { test as base } from '@playwright/test';
import { StartScript } from './start-script.ts';

interface WorkerFolders {
  /** Making database and demo data anew in every test would take longer than what is tested. Each leaves nothing running; after one that failed there is another. */
  readonly used: StartScript;
}

async function withFolder(use: (script: StartScript) => Promise<void>): Promise<void> {
  const script = await StartScript.create();
  await use(script);
  await script.remove();
}

export const test = base.extend<{ readonly script: StartScript }, WorkerFolders>({
  script: async ({}, use) => withFolder(use),
  used: [async ({}, use) => withFolder(use), { scope: 'worker', timeout: 600_000 }],
});
