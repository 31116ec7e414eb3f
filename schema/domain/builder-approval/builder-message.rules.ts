// The text message that asks a builder (domain.md §5): its words, and whether a camera can read it.
import { filledMessage } from '../kernel/message-parts.ts';

export const MOST_MESSAGE_CHARACTERS = 2_000;
/** More are counted and not named: the page behind the link lists them all, and the code that a camera reads stays small. */
const NAMED_ADDRESSES = 4;
/** What a QR code of level H can carry. */
const MOST_QR_BYTES = 1_273;

export interface MessageFacts {
  /** The company's setting Messages, and its name. */
  readonly template: string;
  readonly company: string;
  readonly siteContact: string;
  readonly sender: string;
  /** As the office writes them: 'Lot 14, 8 Wattle Rd, Box Hill'. */
  readonly addresses: readonly string[];
  readonly link: string;
}

/** Without '&', which ends the text where it stands in the address of a message. */
export function builderMessage({ template, company, siteContact, sender, addresses, link }: MessageFacts): string {
  const named = addresses.slice(0, NAMED_ADDRESSES);
  const others = addresses.length - named.length;
  const list = [...named, ...(others === 0 ? [] : [`and ${String(others)} more`])].map((line) => `- ${line}`);
  const contact = siteContact.trim().split(/\s+/)[0] ?? '';
  // where a host has a signature of its own the server has put it there before
  return filledMessage(template, { contact, sender, company, signature: company, jobs: list.join('\n'), link }).replaceAll(
    /\s*&\s*/g,
    ' and ',
  );
}

/** Whether a camera could read it as a code. What a link holds is one byte a character. */
export const fitsQrCode = (link: string): boolean => link.length <= MOST_QR_BYTES;
