// What browser tests are written with: `test` brings a server for the worker, one of its own where a test asks for it, and sign-in.
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import { ReusedContexts } from './reused-context.ts';
import { isOnsiteNowhereElse } from './onsite-elsewhere.ts';
import { isClockStopped } from './passing-time.ts';
import { hearRefusals } from './policy-refusals.ts';
import { startSeededServer, type RunningServer } from './running-server.ts';
import { SignedIn } from './signed-in.ts';

interface TestFixtures {
  /** A server on a database that no other test touches; pages that use it open absolute addresses. */
  readonly ownServer: RunningServer;
  /** Opens a path of the worker's server as one of the demo people, signed in. */
  readonly openAs: (path: string, email: string) => Promise<Page>;
  /** The same of the quiet server. */
  readonly openQuietAs: (path: string, email: string) => Promise<Page>;
  /** A window beside the test's own, of the worker's server, as one of the demo people, signed in. */
  readonly windowOf: (path: string, email: string, viewport: { readonly width: number; readonly height: number }) => Promise<Page>;
  /** A bearer token of the worker's server, for looking at what the API says. */
  readonly tokenOf: (email: string) => Promise<string>;
}

interface WorkerFixtures {
  /** The window, for every test a tab of its own. */
  readonly reusedContexts: ReusedContexts;
  /** One server for all tests of this worker; its address is the base of `page.goto`. */
  readonly server: RunningServer;
  /** One whose data no test changes: what the demo data holds is there as it was made. */
  readonly quietServer: RunningServer;
  /** Who has signed in at the worker's servers. */
  readonly signedIn: SignedIn;
  readonly quietlySignedIn: SignedIn;
}

const isTaskPath = (path: string): boolean => /^\/field\/construction\/\d+\/\d+$/.test(path);

const seeded = async ({}, use: (server: RunningServer) => Promise<void>): Promise<void> => {
  const server = await startSeededServer();
  await use(server);
  await server.stop();
};

/** What an app logs of what went wrong is all that tells why a page that worked a thousand times did not. */
const MOST_ECHOED = 40;

/** Listens until it is asked for the last of it. */
function hearPages(context: BrowserContext): () => readonly string[] {
  const said: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (message.type() === 'warning' || message.type() === 'error') said.push(`  ${message.text().slice(0, 300)}`);
  };
  context.on('console', hear);
  return () => {
    context.off('console', hear);
    return said.slice(-MOST_ECHOED);
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  reusedContexts: [async ({ browser }, use) => use(new ReusedContexts(browser)), { scope: 'worker' }],
  server: [seeded, { scope: 'worker' }],
  quietServer: [seeded, { scope: 'worker' }],
  signedIn: [async ({ browser, server }, use) => use(new SignedIn(browser, server.url)), { scope: 'worker' }],
  quietlySignedIn: [async ({ browser, quietServer }, use) => use(new SignedIn(browser, quietServer.url)), { scope: 'worker' }],
  ownServer: seeded,
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ reusedContexts, baseURL, viewport, deviceScaleFactor, colorScheme, hasTouch, serviceWorkers }, use, info) => {
    const base = baseURL === undefined ? {} : { baseURL };
    const scale = deviceScaleFactor === undefined ? {} : { deviceScaleFactor };
    const context = await reusedContexts.cleared({ viewport, colorScheme, hasTouch, serviceWorkers, ...scale, ...base });
    const said = hearPages(context);
    const refused = hearRefusals(context);
    await use(context);
    // the console's policy is strict, whatever a library would like to write
    if (/[/\\]e2e[/\\]console[/\\]/.test(info.file)) expect(refused(), 'the content policy refuses nothing').toEqual([]);
    const last = said();
    if (info.status !== info.expectedStatus && last.length > 0) console.log(`The pages of '${info.title}' said:\n${last.join('\n')}`);
    await (isClockStopped(context) ? reusedContexts.drop(context) : reusedContexts.rest(context));
  },
  page: async ({ context }, use) => use(await context.newPage()),
  openAs: async ({ page, signedIn }, use) =>
    use(async (path, email) => {
      if (isTaskPath(path)) await isOnsiteNowhereElse(page);
      await signedIn.open(page, path, email);
      return page;
    }),
  openQuietAs: async ({ page, quietlySignedIn }, use) =>
    use(async (path, email) => {
      await quietlySignedIn.open(page, path, email);
      return page;
    }),
  windowOf: async ({ browser, server, signedIn, deviceScaleFactor, colorScheme }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (path, email, viewport) => {
      const scale = deviceScaleFactor === undefined ? {} : { deviceScaleFactor };
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, ...scale });
      opened.push(context);
      const page = await context.newPage();
      await signedIn.open(page, path, email);
      return page;
    });
    for (const context of opened) await context.close();
  },
  tokenOf: async ({ server }, use) => use(async (email) => (await fetchToken(server.url, email)).accessToken),
});

export { expect };
