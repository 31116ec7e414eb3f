// Keeps the page that checks receipts for when there is no network: the page, and the files that it names. Nothing of a receipt or a photo comes here.
import type { AskedEvent, LastingEvent, Worker } from './worker-surroundings.ts';

const PAGE = '/verify';
const KEPT = 'lotline-verify';

declare const self: Worker;

self.addEventListener('install', (event: LastingEvent) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event: LastingEvent) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event: AskedEvent) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // another page of that beginning is none of ours
    if (pathname !== PAGE) return;
    event.respondWith(cachedOr(PAGE));
    event.waitUntil(keepPage().catch(() => undefined));
  } else event.respondWith(cachedOr(pathname, request));
});

async function cachedOr(path: string, request: Request | string = path): Promise<Response> {
  const kept = await (await caches.open(KEPT)).match(path);
  return kept ?? fetch(request);
}

/** The files first, the page that names them last, and then what no page names any more goes. @throws where there is no network */
async function keepPage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page answered ${String(page.status)}`);
  const text = await page.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const cache = await caches.open(KEPT);
  const missing = await Promise.all(named.map(async (path) => ((await cache.match(path)) === undefined ? path : null)));
  await cache.addAll(missing.filter((path) => path !== null));
  await cache.put(PAGE, page);
  const kept = new Set([PAGE, ...named]);
  for (const { url } of await cache.keys()) if (!kept.has(new URL(url).pathname)) await cache.delete(url);
}
