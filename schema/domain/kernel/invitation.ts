// The message that invites somebody (screens.md §2.17): the company's words, and what is filled in.
import type { Claim } from './claims.ts';
import { filledMessage } from './message-parts.ts';

/** Of the message that invites; without the link nobody would know where to sign in. */
export const INVITATION_PARTS = ['name', 'link', 'email', 'sender', 'signature'] as const;

export const DEFAULT_INVITATION = [
  'Hi {name},',
  '',
  'You can sign in to Lotline now: {link}',
  'Use your Microsoft account {email}. Only this address works.',
  '',
  '{sender}',
  '{signature}',
].join('\n');

interface InvitationFacts {
  /** The company's setting Messages. */
  readonly template: string;
  readonly firstName: string;
  readonly email: string;
  readonly inviter: string;
  /** The company's; '' or the inviter's own name: none. */
  readonly signature: string;
  /** Where sign-in is set up: the server's public address, and not the host or the program in which the inviter uses Lotline. */
  readonly origin: string;
}

/** Who works in the field opens another page than the office. */
export function invitationMessage(
  { template, firstName, email, inviter, signature, origin }: InvitationFacts,
  claims: readonly Claim[],
): string {
  const isOfField = claims.includes('CAN_ACCESS_FIELD_WORK') && !claims.includes('CAN_ACCESS_CONSTRUCTION');
  return filledMessage(template, {
    ...{ name: firstName, email, sender: inviter },
    link: `${origin}${isOfField ? '/field/' : '/'}`,
    signature: signature === inviter ? '' : signature,
  }).trimEnd();
}
