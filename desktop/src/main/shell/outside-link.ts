// Which addresses the program hands to the operating system. Whatever is not listed is dropped: a scheme can start any program.
import { isAppUrl, isOtherPage } from './app-address.ts';

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'mailto:', 'sms:', 'tel:']);
const MOST_CHARACTERS = 2_000;

/**
 * @param serverOrigin its own pages may be plain http, as on a developer's machine
 * @returns the address to open, or null
 */
export function outsideLink(text: string, serverOrigin: string): string | null {
  if (text.length > MOST_CHARACTERS || /[\s\u0000-\u001f\u007f]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (isAppUrl(text)) return isOtherPage(url.pathname) ? `${serverOrigin}${url.pathname}${url.search}${url.hash}` : null;
  // a name before the host hides where a link leads
  if (url.username !== '' || url.password !== '') return null;
  return SCHEMES.has(url.protocol) || url.origin === serverOrigin ? url.href : null;
}
