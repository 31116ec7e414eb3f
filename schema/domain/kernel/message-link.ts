// The links that open a drafted message in the person's own program, to be read and sent by them: a text message's, and a mail's by mail-link.
import { mailLink } from './mail-link.ts';
import { normaliseMobile } from './phone.ts';

export type MessageDraft =
  | { readonly kind: 'sms'; readonly phone: string; readonly text: string }
  | { readonly kind: 'mail'; readonly to: string; readonly subject?: string; readonly text?: string };

export interface MessageLinks {
  /** Android, a computer's own messages, every mail. */
  readonly usual: string;
  /** iPhone and iPad. */
  readonly apple: string;
}

/** Null where the phone is no Australian mobile. */
export function messageLinks(draft: MessageDraft): MessageLinks | null {
  if (draft.kind === 'mail') {
    const { to, subject, text } = draft;
    const link = mailLink(to, { ...(subject === undefined ? {} : { subject }), ...(text === undefined ? {} : { body: text }) });
    return { usual: link, apple: link };
  }
  const mobile = normaliseMobile(draft.phone);
  if (mobile === null) return null;
  const body = `body=${encodeURIComponent(draft.text)}`;
  return { usual: `sms:${mobile}?${body}`, apple: `sms:${mobile}&${body}` };
}

/** The link for the machine that opens it. @param userAgent as the browser says it */
export const linkFor = (links: MessageLinks, userAgent: string): string => (/iPhone|iPad|iPod/.test(userAgent) ? links.apple : links.usual);
