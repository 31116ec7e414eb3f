// What browser tests are written with: `test` brings a server for the worker, one of its own where a test asks for it, and sign-in.
import { test as base, expect, type Page } from '@playwright/test';
import { openAs } from '../../scripts/sign-in/browser.mjs';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import { startSeededServer, type RunningServer } from './running-server.ts';

interface TestFixtures {
  /** A server on a database that no other test touches; pages that use it open absolute addresses. */
  readonly ownServer: RunningServer;
  /** Opens a path of the worker's server as one of the demo people, through the sign-in pages. */
  readonly openAs: (path: string, email: string) => Promise<Page>;
  /** A bearer token of the worker's server, for looking at what the API says. */
  readonly tokenOf: (email: string) => Promise<string>;
}

interface WorkerFixtures {
  /** One server for all tests of this worker; its address is the base of `page.goto`. */
  readonly server: RunningServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startSeededServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: async ({}, use) => {
    const server = await startSeededServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  openAs: async ({ page }, use) =>
    use(async (path, email) => {
      await openAs(page, path, email);
      return page;
    }),
  tokenOf: async ({ server }, use) => use(async (email) => (await fetchToken(server.url, email)).accessToken),
});

export { expect };
