// The text message that asks a builder (domain.md §5): its words, and the links that open it in a phone's own messages.
import { normaliseMobile } from '../kernel/phone.ts';

export const MOST_MESSAGE_CHARACTERS = 2_000;
/** More are counted and not named: the page behind the link lists them all, and the code that a camera reads stays small. */
const NAMED_ADDRESSES = 4;
/** What a QR code of level H can carry. */
const MOST_QR_BYTES = 1_273;
const DEFAULT_COMPANY = 'Lotline';
/** Each company that is served under a host of its own signs with its own name. */
const COMPANY_BY_HOST: ReadonlyMap<string, string> = new Map();

export const companyOf = (host: string): string => COMPANY_BY_HOST.get(host) ?? DEFAULT_COMPANY;

export interface MessageFacts {
  readonly host: string;
  readonly siteContact: string;
  readonly sender: string;
  /** As the office writes them: 'Lot 14, 8 Wattle Rd, Box Hill'. */
  readonly addresses: readonly string[];
  readonly link: string;
}

/** Without '&', which ends the text where it stands in the address of a message. */
export function builderMessage({ host, siteContact, sender, addresses, link }: MessageFacts): string {
  const company = companyOf(host);
  const named = addresses.slice(0, NAMED_ADDRESSES);
  const others = addresses.length - named.length;
  const list = [...named, ...(others === 0 ? [] : [`and ${String(others)} more`])].map((line) => `- ${line}`);
  const greeting = `Hi ${siteContact.trim().split(/\s+/)[0] ?? ''}, ${sender} from ${company} here.`;
  const request = `Can our crew come onsite for the telecom work at:`;
  const lines = [greeting, request, ...list, 'Please answer here:', link, `Thank you, ${company}`];
  return lines.join('\n').replaceAll(/\s*&\s*/g, ' and ');
}

export interface SmsLinks {
  /** Android and the computer's own messages. */
  readonly usual: string;
  /** iPhone and iPad. */
  readonly apple: string;
}

/** Null where the phone is no Australian mobile. */
export function smsLinks(phone: string, text: string): SmsLinks | null {
  const mobile = normaliseMobile(phone);
  if (mobile === null) return null;
  const body = `body=${encodeURIComponent(text)}`;
  return { usual: `sms:${mobile}?${body}`, apple: `sms:${mobile}&${body}` };
}

/** The link for the machine that opens it. @param userAgent as the browser says it */
export const smsLinkFor = (links: SmsLinks, userAgent: string): string => (/iPhone|iPad|iPod/.test(userAgent) ? links.apple : links.usual);

/** Whether a camera could read it as a code. What a link holds is one byte a character. */
export const fitsQrCode = (link: string): boolean => link.length <= MOST_QR_BYTES;
