// Headers on every answer: a strict content policy, no sniffing, no framing, no referrer (quality.md §2, issue 3 §2).
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { Config } from '../config/config.ts';

const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()';

/** `uploadOrigin`: where files are sent and fetched when that is not this server. */
function contentPolicy(config: Config, uploadOrigin: string | null, styles: readonly string[]): Record<string, readonly string[]> {
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

function headers(config: Config, uploadOrigin: string | null, styles: readonly string[]): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config, uploadOrigin, styles) },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
}

export function securityHeaders(config: Config, uploadOrigin: string | null): RequestHandler {
  const secure = headers(config, uploadOrigin, ["'self'"]);
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', PERMISSIONS);
    secure(req, res, next);
  };
}

/** For /graphiql alone: GraphiQL's dialogs write a <style> element, which this answer's nonce lets through and nothing else. Decision 015. */
export function editorPageHeaders(config: Config, nonce: string): RequestHandler {
  return headers(config, null, ["'self'", `'nonce-${nonce}'`]);
}
