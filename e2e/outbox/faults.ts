// A network that fails, and a browser that crashes, at chosen moments of a mutation's way: all of it by count and by a seed, nothing by time.
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Chance } from './chance.ts';
import { meetFault, NONE_MET, type FaultsMet } from './meet-fault.ts';
import { requestedIn } from '../support/requested-document.ts';

/** Where on its way a mutation is when the tab goes. */
export const MOMENTS = ['kept', 'leaving', 'done', 'answered'] as const;
export type Moment = (typeof MOMENTS)[number];

const isMutation = (route: Route): boolean => route.request().method() === 'POST' && /mutation /.test(requestedIn(route.request()));

export interface FaultCounts extends FaultsMet {
  mutations: number;
  /** Held until the app has given up waiting. */
  hangs: number;
  flaps: number;
  crashes: number;
}

interface Planned {
  /** How many mutations are seen before. */
  after: number;
  readonly moment: Moment;
  readonly happened: () => void;
}

/** The renderer is gone at once: nothing is closed, nothing said. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

export class Faults {
  readonly counts: FaultCounts = { ...NONE_MET, mutations: 0, hangs: 0, flaps: 0, crashes: 0 };
  private page: Page | null = null;
  private planned: Planned | null = null;
  private flapEvery = 0;
  private failing = 0;
  private mayHang = 0;
  private flapping: Promise<void> = Promise.resolve();
  /** The network stands from the crash until a page is open again: none could be opened else. */
  private isDown = false;

  constructor(
    private readonly context: BrowserContext,
    private readonly chance: Chance,
  ) {}

  async watch(): Promise<void> {
    await this.context.route('**/graphql', (route) => (isMutation(route) ? this.pass(route).catch(() => undefined) : route.continue()));
  }

  /**
   * Of so many mutations one loses its request or its answer, finds the server not ready, or meets a gateway's 500 or a portal's page; the first `hangs` of
   * these are held until the app gives up, half a minute each. After `flapEvery` the device loses its network for a moment.
   */
  fail(part: number, flapEvery: number, hangs = 0): void {
    this.failing = part;
    this.flapEvery = flapEvery;
    this.mayHang = hangs;
  }

  /** Resolves when the tab is gone. */
  crashAt(page: Page, moment: Moment, after: number): Promise<void> {
    this.page = page;
    return new Promise((happened) => (this.planned = { after, moment, happened }));
  }

  /** After the crash a page has been opened. */
  reopened(): void {
    this.isDown = false;
  }

  private async pass(route: Route): Promise<void> {
    this.counts.mutations += 1;
    const planned = this.planned;
    if (planned !== null && (planned.after -= 1) < 0) return this.crashWith(route, planned);
    if (this.flapEvery > 0 && !this.isDown && this.counts.mutations % this.flapEvery === 0) await this.flap();
    if (this.chance() >= this.failing) return route.continue();
    if (this.mayHang > 0) {
      this.mayHang -= 1;
      this.counts.hangs += 1;
      // it is never answered: the app gives up by itself
      return;
    }
    return meetFault(route, this.chance, this.counts);
  }

  private flap(): Promise<void> {
    this.counts.flaps += 1;
    this.flapping = this.flapping.then(async () => {
      await this.context.setOffline(true);
      await this.context.setOffline(false);
    });
    return this.flapping;
  }

  private async crashWith(route: Route, { moment, happened }: Planned): Promise<void> {
    this.planned = null;
    const { page } = this;
    if (page === null) return;
    this.isDown = true;
    await this.flapping;
    if (moment === 'done') await route.fetch();
    if (moment === 'answered') await route.fulfill({ response: await route.fetch() });
    this.counts.crashes += 1;
    await crash(page);
    happened();
  }
}
