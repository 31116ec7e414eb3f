// Settings that hold addresses: what the libraries below would refuse without naming the setting, or accept and misread.
import { isIP, isIPv4 } from 'node:net';

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Scheme, host and port and nothing else: links, sign-in and the content policy are built on it. */
export function isOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}

/** The driver takes user, password and name apart again. */
export function isDatabaseUrl(value: string): boolean {
  const { hostname, username, password, pathname } = new URL(value);
  try {
    return [hostname, username, password, pathname].map(decodeURIComponent)[0] !== '';
  } catch {
    return false;
  }
}

/** What Express takes for `trust proxy`. */
export function areTrustedProxies(value: string): boolean {
  return value.split(',').every((entry) => isTrustedProxy(entry.trim()));
}

function isTrustedProxy(entry: string): boolean {
  if (PROXY_NAMES.has(entry)) return true;
  const [address = '', range, more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  if (range === undefined) return true;
  if (/^\d{1,3}$/.test(range)) return Number(range) >= 1 && Number(range) <= (family === 4 ? 32 : 128);
  return family === 4 && isNetmask(range);
}

/** 255.255.0.0: ones, then zeros, at least one of the first. */
function isNetmask(mask: string): boolean {
  if (!isIPv4(mask)) return false;
  const bits = mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return /^1+0*$/.test(bits);
}
