// Headers of the console's own files. The policy is the server's (api security-headers), for an origin that is not the server's: pictures come from there.
const policyOf = (serverOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${serverOrigin}`,
    `media-src 'self' blob: ${serverOrigin}`,
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');

export const fileHeaders = (serverOrigin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(serverOrigin),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
