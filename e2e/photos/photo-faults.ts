// A network that fails, and a browser that crashes, at chosen calls of a photo's way: all of it by count and by a seed, nothing by time.
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Chance } from '../outbox/chance.ts';
import { crash } from '../outbox/faults.ts';
import { meetFault, NONE_MET } from '../outbox/meet-fault.ts';

export const CALLS = ['announce', 'put', 'complete'] as const;
export type PhotoCall = (typeof CALLS)[number];
/** leaving: the call never arrives. done: the server has done it, and its answer never arrives. */
export const MOMENTS = ['leaving', 'done'] as const;
export type Moment = (typeof MOMENTS)[number];

function callOf(route: Route): PhotoCall | null {
  const { pathname } = new URL(route.request().url());
  const method = route.request().method();
  if (method === 'PUT' && pathname.startsWith('/api/files/')) return 'put';
  if (method !== 'POST') return null;
  if (pathname === '/api/attachments/getPresignedUploadParams') return 'announce';
  return /^\/api\/attachments\/\d+\/complete$/.test(pathname) ? 'complete' : null;
}

interface Planned {
  readonly call: PhotoCall;
  readonly moment: Moment;
  readonly happened: () => void;
}

export class PhotoFaults {
  readonly counts = { ...NONE_MET, calls: 0, flaps: 0, crashes: 0 };
  #page: Page | null = null;
  #planned: Planned | null = null;
  #flapEvery = 0;
  #failing = 0;
  #flapping: Promise<void> = Promise.resolve();
  readonly #context: BrowserContext;
  readonly #chance: Chance;

  constructor(context: BrowserContext, chance: Chance) {
    this.#context = context;
    this.#chance = chance;
  }

  async watch(): Promise<void> {
    await this.#context.route(/\/api\/(attachments|files)\//, (route) => {
      const call = callOf(route);
      return call === null ? route.fallback() : this.#pass(route, call).catch(() => undefined);
    });
  }

  /** Of so many calls one meets a fault of meet-fault; after so many the device loses its network for a moment. */
  fail(part: number, flapEvery: number): void {
    this.#failing = part;
    this.#flapEvery = flapEvery;
  }

  /** Resolves when the tab is gone. */
  crashAt(page: Page, call: PhotoCall, moment: Moment): Promise<void> {
    this.#page = page;
    return new Promise((happened) => (this.#planned = { call, moment, happened }));
  }

  async #pass(route: Route, call: PhotoCall): Promise<void> {
    this.counts.calls += 1;
    if (this.#planned?.call === call) return this.#crash(route, this.#planned);
    if (this.#flapEvery > 0 && this.counts.calls % this.#flapEvery === 0) await this.#flap();
    return this.#chance() < this.#failing ? meetFault(route, this.#chance, this.counts) : route.continue();
  }

  #flap(): Promise<void> {
    this.counts.flaps += 1;
    this.#flapping = this.#flapping.then(async () => {
      await this.#context.setOffline(true);
      await this.#context.setOffline(false);
    });
    return this.#flapping;
  }

  async #crash(route: Route, { moment, happened }: Planned): Promise<void> {
    const page = this.#page;
    this.#planned = null;
    if (page === null) return;
    await this.#flapping;
    if (moment === 'done') await route.fetch();
    this.counts.crashes += 1;
    await crash(page);
    happened();
  }
}
