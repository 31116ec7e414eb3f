// As whom the company writes, by the address at which the office uses Lotline (screens.md §2.21): the name under a message to a builder, and the host of its link.
import { filledMessage } from '../kernel/message-parts.ts';

export interface MessageHost {
  /** 'works.meridian.example': where the office opens Lotline. */
  readonly host: string;
  /** ''; the company's name. */
  readonly signature: string;
  /** Of the link; '': this server's own. */
  readonly domainName: string;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`);

/** A name, never an address by numbers: its last part begins with a letter. */
export const isHostName = (text: string): boolean => text.length <= 253 && HOST.test(text);

export interface Sender {
  readonly signature: string;
  /** Null: this server's own. */
  readonly domainName: string | null;
}

/** @param host at which the request came; null where nobody called from outside */
export function senderAt(hosts: readonly MessageHost[], host: string | null, company: string): Sender {
  const found = hosts.find((one) => one.host === host?.toLowerCase());
  return {
    signature: found === undefined || found.signature === '' ? company : found.signature,
    domainName: found === undefined || found.domainName === '' ? null : found.domainName,
  };
}

/** The hosts at which links may stand, beside this server's own. */
export const linkHosts = (hosts: readonly MessageHost[]): readonly string[] =>
  hosts.map(({ domainName }) => domainName).filter((name) => name !== '');

/** Its other parts are filled in where the message is written. */
export const signedTemplate = (template: string, signature: string): string => filledMessage(template, { signature });
