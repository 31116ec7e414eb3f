// What the notice of a document says by e-mail (screens.md §2.19).
import { RECORDING } from '../builder-approval/sms.rules.ts';
import { formatDate } from '../kernel/date-format.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { kindLabel } from './document.fields.ts';

/** Fewer than the queue's own, so that a last one settles a letter whose process was killed. */
export const MOST_MAIL_TRIES = 4;

interface MailedNotice {
  readonly kind: string;
  readonly owner: string;
  readonly expiresOn: CalendarDay;
  readonly hasExpired: boolean;
  /** Without it no task is issued to them, and none accepted. */
  readonly isMandatory: boolean;
  /** The company's. */
  readonly signature: string;
}

/** Owners' names are long, and a subject is one line. */
const LONGEST_OWNER = 200;

export function documentMail({ kind, owner, expiresOn, hasExpired, isMandatory, signature }: MailedNotice): {
  readonly subject: string;
  readonly text: string;
} {
  const whose = owner.replace(/\s+/g, ' ').slice(0, LONGEST_OWNER);
  const subject = `${kindLabel(kind)} of ${whose} ${hasExpired ? 'expired on' : 'expires on'} ${formatDate(expiresOn)}`;
  const blocks = isMandatory ? `${hasExpired ? 'Until it is renewed' : 'After that day'}, no task can be issued or accepted.\n` : '';
  return { subject, text: `${subject}.\n${blocks}Send the renewed document to the office.\n\n${signature}` };
}

/** What became of a letter. @param gateway its name */
export function mailText(state: string, gateway: string): string {
  if (state === 'queued') return 'Queued: the mail gateway has not accepted it yet.';
  if (state === 'failed') return 'The mail gateway refused the letter, or did not answer. Check the address, and tell them by phone.';
  return gateway === RECORDING ? 'Recorded only: this server sends no email.' : 'Sent by the mail gateway.';
}
