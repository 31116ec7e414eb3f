// A message that the server itself sends, through a gateway (decision 083): its states, what went wrong in words, how often it may be tried, and how many
// one person and one number may have.
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { Actor } from '../kernel/actor.ts';
import { mayManageApprovals } from './builder-request.lifecycle.ts';

/** sent: the gateway took it · delivered: its provider told that the phone has it. */
export const SMS_STATES = ['queued', 'sent', 'delivered', 'failed'] as const;
export type SmsState = (typeof SMS_STATES)[number];

/**
 * number, refused: the gateway's own answer · down: it was never reached · lost: it may have been, and did not answer · revoked: before it was sent ·
 * undelivered: taken, and it did not reach the phone.
 */
export const SMS_FAILURES = ['number', 'refused', 'down', 'lost', 'revoked', 'undelivered'] as const;
export type SmsFailure = (typeof SMS_FAILURES)[number];

/** Six parts of an SMS. */
export const MOST_SMS_CHARACTERS = 918;
/** Fewer than the queue's own, so that a last one settles a message whose process was killed. */
export const MOST_SMS_TRIES = 4;
/** Of one person in an hour; a queue of many builders has room in it. */
export const MOST_SMS_OF_PERSON = 60;
/** To one number in a day: nobody is called on time and again by mistake. */
export const MOST_SMS_TO_NUMBER = 5;
/** Still queued after so long: the queue gave it up, or an administrator did. */
const STUCK_MINUTES = 15;

const SENTENCES: Readonly<Record<SmsFailure, string>> = {
  number: 'The number does not take messages. Correct it, then ask again.',
  refused: 'The SMS gateway refused the message. Draft it by hand.',
  down: 'The SMS gateway could not be reached. Nothing was sent: send it again, or draft it by hand.',
  lost: 'The SMS gateway did not answer, so the message may have arrived. Sending it again does not send it twice.',
  revoked: 'Not sent: the link had been revoked.',
  undelivered: 'The SMS gateway accepted the message, but it did not reach the phone. Call, or send it again.',
};
export const smsFailureText = (failure: SmsFailure): string => SENTENCES[failure];

/** @param gateway its name; what the one that only records 'sent' has left this server for nobody */
export function smsText(state: SmsState, failure: SmsFailure | null, gateway: string): string {
  if (failure !== null) return smsFailureText(failure);
  if (state === 'delivered') return 'Delivered to the phone.';
  if (state === 'queued') return 'Queued: the SMS gateway has not accepted it yet.';
  return gateway === RECORDING ? 'Recorded only: this server sends no SMS.' : 'Sent by the SMS gateway.';
}

/** The gateway of a server that has none: it keeps what it was given. */
export const RECORDING = 'record';

export interface QueuedFacts {
  readonly state: SmsState;
  readonly failure: SmsFailure | null;
  readonly queuedAt: Date;
}

/** A failed message goes once more, and so does one that nothing works at any more. A revoked link opens nothing: it is asked anew. */
export const maySendAgain = ({ state, failure, queuedAt }: QueuedFacts, now: Date): boolean =>
  state === 'failed' ? failure !== 'revoked' : state === 'queued' && now.getTime() - queuedAt.getTime() > STUCK_MINUTES * 60_000;

/** Refusals: CLAIM_REQUIRED, SMS_NOT_SET_UP, SMS_NOT_FAILED, BUILDER_REQUEST_CLOSED. */
export function canSendAgain(actor: Actor, message: QueuedFacts & { readonly isOpen: boolean }, hasGateway: boolean, now: Date): Verdict {
  return all(
    mayManageApprovals(actor),
    unless(hasGateway, 'SMS_NOT_SET_UP'),
    unless(maySendAgain(message, now), 'SMS_NOT_FAILED'),
    unless(message.isOpen, 'BUILDER_REQUEST_CLOSED'),
  );
}

export interface SentBefore {
  /** Within the hour. */
  readonly ofPerson: number;
  /** Within the day. */
  readonly toNumber: number;
}

/** Refusals: SMS_LIMIT. */
export function hasSmsLeft({ ofPerson, toNumber }: SentBefore): Verdict {
  return all(
    unless(toNumber < MOST_SMS_TO_NUMBER, 'SMS_LIMIT', { of: 'number' }),
    unless(ofPerson < MOST_SMS_OF_PERSON, 'SMS_LIMIT', { of: 'person' }),
  );
}

/** The same number is needed again, or another: a refusal is the gateway's answer to it, everything else is not known to have ended. */
export const isAnswered = (failure: SmsFailure | null): boolean =>
  failure === 'number' || failure === 'refused' || failure === 'undelivered';
