// The browser's memory after a person has signed in at this server: the pages of the sign-in are gone through once a worker, not in every test.
// How signing in goes is tested in e2e/shell/sign-in.
import { expect, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { openAs } from '../../scripts/sign-in/browser.mjs';

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A renewal takes the place of the refresh token, a sign-out ends the session: what is remembered is good no more. */
const ENDS_MEMORY = /\/idp\/(token|session)\b/;

export class SignedIn {
  private readonly kept = new Map<string, Promise<Memory>>();
  /** Who was signed in there last. */
  private readonly opened = new WeakMap<BrowserContext, string>();

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  private of(email: string): Promise<Memory> {
    const memory = this.kept.get(email) ?? this.signIn(email);
    this.kept.set(email, memory);
    return memory;
  }

  /** Opens a page of this server as this person. */
  async open(page: Page, path: string, email: string): Promise<void> {
    await remember(page, this.baseURL, await this.of(email));
    this.watch(page.context(), email);
    await page.goto(new URL(path, this.baseURL).href);
  }

  /** In all its tabs: a test may open others. */
  private watch(context: BrowserContext, email: string): void {
    const isWatched = this.opened.has(context);
    this.opened.set(context, email);
    if (isWatched) return;
    context.on('request', (request: Request) => {
      if (ENDS_MEMORY.test(new URL(request.url()).pathname)) this.kept.delete(this.opened.get(context) ?? '');
    });
  }

  private async signIn(email: string): Promise<Memory> {
    const context = await this.browser.newContext({ baseURL: this.baseURL });
    const page = await context.newPage();
    await openAs(page, '/field/construction', email);
    // known to the app: from then on there is all that signs in
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lotline.person'))).toContain(email);
    const memory = await context.storageState();
    await context.close();
    return memory;
  }
}

/** On an empty page of that origin, which the server never sees: Playwright's own way opens a page and a window for it. */
async function remember(page: Page, baseURL: string, { cookies, origins }: Memory): Promise<void> {
  const empty = new URL('/empty', baseURL).href;
  const stored = origins.find(({ origin }) => origin === baseURL)?.localStorage ?? [];
  await page.context().addCookies(cookies);
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(empty);
  await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
  await page.unroute(empty);
}
