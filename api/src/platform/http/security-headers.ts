// Headers on every answer: a strict content policy, no sniffing, no framing, no referrer (quality.md §2, issue 3 §2).
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import type { Config } from '../config/config.ts';

const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()';

/** `uploadOrigin`: where files are sent and fetched when that is not this server. */
function contentPolicy(
  config: Config,
  uploadOrigin: string | null,
  styles: readonly string[] = ["'self'"],
): Record<string, readonly string[]> {
  const store = uploadOrigin === null ? [] : [uploadOrigin];
  const entra = config.ENTRA_TENANT_ID === undefined ? [] : ['https://login.microsoftonline.com'];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: styles,
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...store],
    mediaSrc: ["'self'", 'blob:', ...store],
    connectSrc: ["'self'", ...entra, ...store],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  };
}

function helmetOptions(config: Config, directives: Record<string, readonly string[]>): HelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  };
}

const headers = (config: Config, directives: Record<string, readonly string[]>): RequestHandler =>
  helmet(helmetOptions(config, directives));

/** Collects the headers that are set on it, with their names as they were written. */
class HeardAnswer extends ServerResponse {
  readonly heard = new Map<string, string>();

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.heard.set(name, String(value));
    return this;
  }
}

/** They are the same for every answer: computed by helmet once, not by its dozen of handlers each time. */
export function securityHeaders(config: Config, uploadOrigin: string | null): RequestHandler {
  const req = new IncomingMessage(new Socket());
  const answer = new HeardAnswer(req);
  answer.setHeader('Permissions-Policy', PERMISSIONS);
  helmet(helmetOptions(config, contentPolicy(config, uploadOrigin)))(req, answer, () => undefined);
  const fixed = [...answer.heard];
  return (_req, res, next) => {
    for (const [name, value] of fixed) res.setHeader(name, value);
    next();
  };
}

/** They concern a document, and not what a document loads. */
const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * For the many small files of a built app: a phone pays for a kilobyte of headers on each. The rest guards what such a file can be besides a part of
 * a page: a worker with a policy of its own, or opened by itself.
 */
export function onlyAssetHeaders(res: ServerResponse): void {
  for (const name of OF_DOCUMENTS) res.removeHeader(name);
  res.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'");
}

/** For /graphiql alone: GraphiQL's dialogs write a <style> element, which this answer's nonce allows and nothing else. Decision 025. */
export function editorPageHeaders(config: Config, nonce: string): RequestHandler {
  return headers(config, contentPolicy(config, null, ["'self'", `'nonce-${nonce}'`]));
}

/** For /verify alone: a chosen file may be read by the page and sent nowhere; the page may request the keys from this origin. Decision 044. */
export function verifyPageHeaders(config: Config): RequestHandler {
  const none = ["'none'"];
  const own = ["'self'"];
  return headers(config, {
    ...contentPolicy(config, null),
    connectSrc: own,
    imgSrc: own,
    mediaSrc: none,
    workerSrc: own,
    formAction: none,
  });
}
