// A browser's window kept for all tests of a worker: a new one costs each test more than most pages. Before each test it is as a new one would be,
// but for the files of the apps, which a browser keeps.
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** All that a page can leave behind with an origin. */
const LEFT_BEHIND = 'local_storage,indexeddb,cache_storage,service_workers';

interface Reused {
  readonly context: BrowserContext;
  readonly origins: Set<string>;
}

export class ReusedContexts {
  private readonly kept = new Map<string, Promise<Reused>>();

  constructor(private readonly browser: Browser) {}

  /** The window for tests with these options, with nothing in it. */
  async cleared(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const made = this.kept.get(key) ?? this.make(options);
    this.kept.set(key, made);
    const { context, origins } = await made;
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    await context.unrouteAll();
    await closeTabs(context);
    const [first] = context.pages();
    if (first !== undefined && origins.size > 0) {
      const session = await context.newCDPSession(first);
      for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT_BEHIND });
      await session.detach();
    }
    origins.clear();
    return context;
  }

  /** After a test: pages left open would go on drawing, and ask for a server that is gone, behind the tests that follow with other options. */
  async rest(context: BrowserContext): Promise<void> {
    await closeTabs(context);
  }

  /** One that cannot be made as new: the next test gets another. */
  async drop(context: BrowserContext): Promise<void> {
    for (const [key, made] of this.kept) if ((await made).context === context) this.kept.delete(key);
    await context.close();
  }

  /** Its first tab stays empty, so that the window stays open. */
  private async make(options: BrowserContextOptions): Promise<Reused> {
    const context = await this.browser.newContext(options);
    const origins = new Set<string>();
    await context.newPage();
    context.on('request', (request) => {
      if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
    });
    return { context, origins };
  }
}

async function closeTabs(context: BrowserContext): Promise<void> {
  const [, ...others] = context.pages();
  await Promise.all(others.map((page) => page.close()));
}
