// As whom the company writes, by the address at which the office uses Lotline (screens.md §2.21): the words of a message and the name under it, and the host of a builder's link.
import { filledMessage } from '../kernel/message-parts.ts';

export interface MessageHost {
  /** 'works.meridian.example': where the office opens Lotline. */
  readonly host: string;
  /** ''; the company's name. */
  readonly signature: string;
  /** Of the link; '': this server's own. */
  readonly domainName: string;
  /** Its own words; '': the company's. */
  readonly builderRequest: string;
  readonly invitation: string;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`);

/** A name, never an address by numbers: its last part begins with a letter. */
export const isHostName = (text: string): boolean => text.length <= 253 && HOST.test(text);

export interface MessageTexts {
  readonly builderRequest: string;
  readonly invitation: string;
}

export interface Sender extends MessageTexts {
  readonly signature: string;
  /** Null: this server's own. */
  readonly domainName: string | null;
}

/** What a host leaves empty is the company's. @param host at which the request came; null where nobody called from outside */
export function senderAt(
  messages: MessageTexts & { readonly hosts: readonly MessageHost[] },
  host: string | null,
  company: string,
): Sender {
  const found = messages.hosts.find((one) => one.host === host?.toLowerCase());
  const own = (text: string | undefined, companys: string): string => (text === undefined || text === '' ? companys : text);
  return {
    signature: own(found?.signature, company),
    domainName: found === undefined || found.domainName === '' ? null : found.domainName,
    builderRequest: own(found?.builderRequest, messages.builderRequest),
    invitation: own(found?.invitation, messages.invitation),
  };
}

/** The hosts at which links may stand, beside this server's own. */
export const linkHosts = (hosts: readonly MessageHost[]): readonly string[] =>
  hosts.map(({ domainName }) => domainName).filter((name) => name !== '');

/** Its other parts are filled in where the message is written. */
export const signedTemplate = (template: string, signature: string): string => filledMessage(template, { signature });
