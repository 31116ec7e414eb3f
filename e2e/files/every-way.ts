// Every way in which a page can open an address that its own server gave it (quality.md §2, hostile upload).
import type { Page } from '@playwright/test';

/** Beside the page that opens it. */
export const VISITS = ['navigate', 'popup'] as const;
/** Within the page that opens it. */
export const EMBEDDINGS = [
  'img',
  'iframe',
  'object',
  'embed',
  'script',
  'module',
  'stylesheet',
  'worker',
  'importScripts',
  'service worker',
] as const;
export type Way = (typeof VISITS)[number] | (typeof EMBEDDINGS)[number];

export interface Opening {
  readonly way: Way;
  readonly url: string;
}

/** A frame whose file is saved says nothing, so that nothing is waited for longer than this. */
const LONGEST_MS = 2_000;

/** Opens what is embedded all at once, then each window, then what leads away from the page; answers when all has come to its end. */
export async function openAll(page: Page, openings: readonly Opening[]): Promise<void> {
  const of = (...ways: readonly Way[]): Opening[] => openings.filter(({ way }) => ways.includes(way));
  await page.evaluate(embedHere, { openings: of(...EMBEDDINGS), longestMs: LONGEST_MS });
  // A file that is saved closes its window, and ends a navigation with an error. One after the other: a dialog holds up all windows.
  for (const { url } of of('popup')) {
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate((to) => void window.open(to), url)]);
    await opened.waitForLoadState().catch(() => null);
  }
  for (const { url } of of('navigate')) await page.goto(url).catch(() => null);
}

/** Runs in the page. What a content policy forbids throws or fires an error, which is an end too. */
async function embedHere({ openings, longestMs }: { openings: readonly Opening[]; longestMs: number }): Promise<void> {
  const within = (end: Promise<unknown>): Promise<unknown> =>
    Promise.race([end.catch(() => null), new Promise((done) => setTimeout(done, longestMs))]);
  const ended = (target: Worker | HTMLElement): Promise<unknown> =>
    new Promise((done) => ['load', 'error', 'message'].forEach((type) => target.addEventListener(type, done)));
  const element = (name: string, attributes: Readonly<Record<string, string>>): Promise<unknown> => {
    const made = document.createElement(name);
    const end = ended(made);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    document.body.append(made);
    return end;
  };
  const blobOf = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const open: Partial<Record<Way, (url: string) => Promise<unknown>>> = {
    img: (src) => element('img', { src }),
    iframe: (src) => element('iframe', { src }),
    object: (data) => element('object', { data }),
    embed: (src) => element('embed', { src }),
    script: (src) => element('script', { src, charset: 'iso-8859-1' }),
    module: (url) => import(url),
    stylesheet: (href) => element('link', { rel: 'stylesheet', href }),
    worker: async (url) => ended(new Worker(url)),
    importScripts: async (url) => ended(new Worker(blobOf(`importScripts('${url}'); postMessage('done')`))),
    'service worker': async (url) => navigator.serviceWorker.register(url),
  };
  await Promise.all(openings.map(async ({ way, url }) => within((async () => open[way]?.(url))())));
}
