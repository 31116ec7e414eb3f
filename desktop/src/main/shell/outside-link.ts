// Which addresses the program hands to the operating system. Whatever is not listed is dropped: a scheme can start any program.
import { isAppUrl, isOtherPage } from './app-address.ts';

const SCHEMES: ReadonlySet<string> = new Set(['https:', 'mailto:', 'sms:', 'tel:']);
const MOST_CHARACTERS = 2_000;
/** A drafted message stands in its link: 2,000 characters, of which each may be nine in an address (builder-message.rules). */
const MOST_DRAFT_CHARACTERS = 20_000;
const DRAFTS: ReadonlySet<string> = new Set(['mailto:', 'sms:']);
/** Windows hands no longer address to another program. */
const MOST_ON_WINDOWS = 2_081;

/**
 * @param serverOrigin its own pages may be plain http, as on a developer's machine
 * @returns the address to open, or null
 */
export function outsideLink(text: string, serverOrigin: string): string | null {
  if (text.length > MOST_DRAFT_CHARACTERS || /[\s\u0000-\u001f\u007f]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (text.length > MOST_CHARACTERS && !DRAFTS.has(url.protocol)) return null;
  if (isAppUrl(text)) return isOtherPage(url.pathname) ? `${serverOrigin}${url.pathname}${url.search}${url.hash}` : null;
  // a name before the host hides where a link leads
  if (url.username !== '' || url.password !== '') return null;
  return SCHEMES.has(url.protocol) || url.origin === serverOrigin ? url.href : null;
}

/** What a person is told where a drafted message cannot be handed over; null: it is no message. */
export const undraftedWords = (url: string): string | null =>
  DRAFTS.has(new URL(url).protocol) ? 'Copy the message and send it yourself, or scan its code with a phone.' : null;

export const isTooLongFor = (url: string, platform: NodeJS.Platform): boolean => platform === 'win32' && url.length > MOST_ON_WINDOWS;
