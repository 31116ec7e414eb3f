// The field app's own files, kept so that it opens without a network: nothing of the server's answers, which the person's database keeps. Decision 039.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { APP_VERSION } from '@lotline/web-session/version';
import { OUTBOX_SYNC, SEND_ACTIONS, TAKE_OVER, TELL_VERSION } from './platform/app-update/worker-words.ts';

interface WaitingEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

/** What of a worker's surroundings is used here: the compiler knows those of a page. */
interface Worker {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: () => Promise<readonly { readonly postMessage: (message: unknown) => void }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'activate' | 'message' | 'sync', listener: (event: never) => void) => void;
}
declare const self: Worker;

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/field/index.html'), { allowlist: [/^\/field(\/|$)/] }));

/** The page of the first visit too: what it loads later is then there without a network. */
self.addEventListener('activate', (event: WaitingEvent) => event.waitUntil(self.clients.claim()));

/** Only when the person has asked for the new version: until then the old one answers whole. */
self.addEventListener('message', ({ data, ports }: MessageEvent<{ readonly type?: unknown } | null>) => {
  if (data?.type === TAKE_OVER) void self.skipWaiting();
  if (data?.type === TELL_VERSION) ports[0]?.postMessage(APP_VERSION);
});

/** The browser says that there is a network again: the presses are the page's to send. */
self.addEventListener('sync', (event: WaitingEvent & { readonly tag: string }) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(wakePages());
});

async function wakePages(): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage({ type: SEND_ACTIONS });
}
