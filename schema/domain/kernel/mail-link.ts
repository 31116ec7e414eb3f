// The link that opens a mail in the person's own program, to be read and sent by them; a text message's is in message-link.

interface MailDraft {
  readonly subject?: string;
  readonly body?: string;
}

/** RFC 6068. Whatever stands in the address opens no further header: it is one address, encoded. */
export function mailLink(email: string, { subject, body }: MailDraft = {}): string {
  const given = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  );
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${given.length === 0 ? '' : `?${given.join('&')}`}`;
}
