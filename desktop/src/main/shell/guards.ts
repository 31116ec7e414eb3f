// What no page in any window may do, whoever wrote it: leave app://lotline, open a window, embed a <webview>, ask for a permission, load from elsewhere.
import type { App, Session, WebContents } from 'electron';
import { APP_SCHEME, isAppUrl, isOtherPage } from './app-address.ts';

export interface GuardParts {
  readonly serverOrigin: string;
  /** Hands an address to the system's browser where it may be opened at all. */
  readonly openOutside: (url: string) => void;
  readonly openWindow: (path: string) => void;
}

/** A page may copy to the clipboard; it may not read it, and nothing else. */
const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

const mayAsk = (permission: string, url: string): boolean => ALLOWED.has(permission) && isAppUrl(url);

export function guardSession(session: Session, serverOrigin: string): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => answer(mayAsk(permission, requestingUrl)));
  session.setPermissionCheckHandler((_contents, permission, origin) => mayAsk(permission, origin));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url, resourceType }, answer) => answer({ cancel: !mayLoad(url, resourceType, serverOrigin) }));
}

/** Beside the policy: what a policy was forgotten for is not loaded either. */
export function mayLoad(url: string, resourceType: string, serverOrigin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  if (protocol === `${APP_SCHEME}:`) return isAppUrl(url);
  if (protocol === 'data:' || protocol === 'blob:' || protocol === 'devtools:')
    return resourceType !== 'mainFrame' && resourceType !== 'subFrame';
  return origin === serverOrigin && (resourceType === 'image' || resourceType === 'media');
}

export function guardContents(app: App, parts: GuardParts): void {
  app.on('web-contents-created', (_event, contents) => guardOne(contents, parts));
}

function guardOne(contents: WebContents, { openOutside, openWindow }: GuardParts): void {
  const stay = (event: { preventDefault: () => void }, url: string): void => {
    if (isAppUrl(url) && !isOtherPage(new URL(url).pathname)) return;
    event.preventDefault();
    openOutside(url);
  };
  contents.on('will-navigate', (event) => stay(event, event.url));
  contents.on('will-redirect', (event) => stay(event, event.url));
  contents.on('will-frame-navigate', (event) => {
    // the console has no frames
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    const { pathname, search, hash } = URL.canParse(url) ? new URL(url) : new URL('about:blank');
    if (isAppUrl(url) && !isOtherPage(pathname)) openWindow(`${pathname}${search}${hash}`);
    else openOutside(url);
    return { action: 'deny' };
  });
}
