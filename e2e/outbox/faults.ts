// A network that fails, and a browser that crashes, at chosen moments of a mutation's way: all of it by count and by a seed, nothing by time.
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Chance } from './chance.ts';
import { requestedIn } from '../support/requested-document.ts';

/** Where on its way a mutation is when the tab goes. */
export const MOMENTS = ['kept', 'leaving', 'done', 'answered'] as const;
export type Moment = (typeof MOMENTS)[number];

const isMutation = (route: Route): boolean => route.request().method() === 'POST' && /mutation /.test(requestedIn(route.request()));

export interface FaultCounts {
  mutations: number;
  lostRequests: number;
  lostAnswers: number;
  unavailable: number;
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
  readonly counts: FaultCounts = { mutations: 0, lostRequests: 0, lostAnswers: 0, unavailable: 0, flaps: 0, crashes: 0 };
  private page: Page | null = null;
  private planned: Planned | null = null;
  private flapEvery = 0;
  private failing = 0;
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

  /** Of so many mutations one loses its request, its answer, or finds the server not ready; after so many the device loses its network for a moment. */
  fail(part: number, flapEvery: number): void {
    this.failing = part;
    this.flapEvery = flapEvery;
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
    const roll = this.chance();
    if (roll < this.failing / 3) return this.lose(route, 'lostRequests');
    if (roll < (2 * this.failing) / 3) {
      await route.fetch();
      return this.lose(route, 'lostAnswers');
    }
    if (roll < this.failing) {
      this.counts.unavailable += 1;
      return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } });
    }
    return route.continue();
  }

  private lose(route: Route, what: 'lostRequests' | 'lostAnswers'): Promise<void> {
    this.counts[what] += 1;
    return route.abort('connectionreset');
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
