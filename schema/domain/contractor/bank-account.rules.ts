// The bank account that a contractor is paid to (screens.md §2.19): a change waits until a second person has called the contractor back. Both type the numbers;
// nobody is shown them again.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import { CONTRACTOR_CLAIM } from './contractor.fields.ts';
import type { ContractorState } from './contractor.lifecycle.ts';

/** waiting: asked for, not in use · current: what is paid to · replaced: was · refused, withdrawn: never came into use. */
export const BANK_STATES = ['waiting', 'current', 'replaced', 'refused', 'withdrawn'] as const;
export type BankState = (typeof BANK_STATES)[number];
export const BANK_STATE_LABELS: Readonly<Record<BankState, string>> = {
  waiting: 'Waiting',
  current: 'In use',
  replaced: 'Replaced',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** After so many numbers that are not those asked for the change is refused: nobody finds out a number by trying. */
export const MOST_BANK_TRIES = 3;
/** A contact whose mobile changed within so many days may be whoever wants the money. */
export const NEW_MOBILE_DAYS = 30;

/** The numbers of one account, as the validators leave them: '062-000' and digits. */
export interface BankNumbers {
  readonly bsb: string;
  readonly accountNumber: string;
}

/** The last three digits, which is all that anybody is shown. */
export const endOf = (digits: string): string => digits.slice(-3);
/** '••• 789' */
export const maskedNumber = (end: string): string => `••• ${end}`;

/** Whether a text holds the numbers: a reason is kept in the history for good. */
export function holdsBankNumbers(text: string, { bsb, accountNumber }: BankNumbers): boolean {
  const digits = text.replace(/[\s.,/-]/g, '');
  return digits.includes(accountNumber) || digits.includes(bsb.replace('-', ''));
}

export interface BankChangeFacts {
  readonly state: BankState;
  readonly proposedByUserId: number;
}

const mayKeep = (actor: Actor): Verdict => unless(hasClaim(actor, CONTRACTOR_CLAIM), 'CLAIM_REQUIRED', { claim: CONTRACTOR_CLAIM });

/** Refusals: CLAIM_REQUIRED, CONTRACTOR_STATE, BANK_CHANGE_WAITS. */
export function canProposeBank(actor: Actor, state: ContractorState, hasWaiting: boolean): Verdict {
  return all(mayKeep(actor), unless(state !== 'ended', 'CONTRACTOR_STATE', { state: 'ended' }), unless(!hasWaiting, 'BANK_CHANGE_WAITS'));
}

/** Refusals: CLAIM_REQUIRED, BANK_CHANGE_DECIDED, BANK_SECOND_PERSON. */
export function canApproveBank(actor: Actor, { state, proposedByUserId }: BankChangeFacts): Verdict {
  return all(
    mayKeep(actor),
    unless(state === 'waiting', 'BANK_CHANGE_DECIDED'),
    unless(proposedByUserId !== actor.userId, 'BANK_SECOND_PERSON'),
  );
}

/** Whoever asked for it withdraws it; everybody else refuses it. Refusals: CLAIM_REQUIRED, BANK_CHANGE_DECIDED. */
export const canCloseBank = (actor: Actor, { state }: BankChangeFacts): Verdict =>
  all(mayKeep(actor), unless(state === 'waiting', 'BANK_CHANGE_DECIDED'));

/** What the contractor's contact is sent, so that a change that they did not ask for is heard of at once. */
export function bankNoticeText(
  about: 'asked' | 'approved',
  { contractor, end }: { readonly contractor: string; readonly end: string },
): string {
  const known = 'call the office on a number that you know, not on one from a message.';
  return about === 'asked'
    ? `Bank account of ${contractor}: a change to the account ending in ${end} was requested. Someone will call you to check it. If you did not request it, ${known}`
    : `Bank account of ${contractor}: payments now go to the account ending in ${end}. If that is wrong, ${known}`;
}
