// Single jobs that an administrator starts by hand (screens.md §2.22): counted first, started with the count typed in, told of while they run, cancelled where they stand.
import type { Actor } from '../kernel/actor.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import { canSeeAdminTasks } from './queue.rules.ts';

interface OneOffWords {
  readonly label: string;
  readonly about: string;
  /** Of the records that it counts. */
  readonly one: string;
  readonly many: string;
}

export const ONE_OFFS = {
  sumLines: {
    label: 'Recalculate what was done on jobs',
    about:
      'Adds up what the tasks say was done, and corrects the lines of jobs that say something else. What crews entered and what is paid stay as they are.',
    one: 'line of a job',
    many: 'lines of jobs',
  },
  turnBankKey: {
    label: 'Encrypt bank accounts with the new key',
    about:
      'After BANK_SECRET has changed: what was encrypted with BANK_SECRET_BEFORE is encrypted with the new one. Remove the old one from the settings afterwards.',
    one: 'bank account',
    many: 'bank accounts',
  },
  closeVisits: {
    label: 'Close visits that were left open',
    about:
      'Ends visits that began more than a day ago and were never ended, at the last thing that the person recorded on the task. Visits of people whose phone still holds unsent work stay open.',
    one: 'visit',
    many: 'visits',
  },
  sendMessages: {
    label: 'Send failed messages again',
    about:
      'Queues the SMS to builders that the gateway could not take, while their link is open. Messages that the gateway refused, and numbers that have had their messages of the day, are left.',
    one: 'message',
    many: 'messages',
  },
} as const satisfies Readonly<Record<string, OneOffWords>>;
export type OneOff = keyof typeof ONE_OFFS;
const isOneOff = (name: string): name is OneOff => Object.hasOwn(ONE_OFFS, name);
export const ONE_OFF_NAMES: readonly OneOff[] = Object.keys(ONE_OFFS).filter(isOneOff);
/** @throws Error for a kind that this version does not know */
export function oneOffOf(name: string): OneOff {
  if (!isOneOff(name)) throw new Error(`there is no one-off ${name}`);
  return name;
}

/** Of one that this version does not know its name. */
export const oneOffLabel = (name: string): string => (isOneOff(name) ? ONE_OFFS[name].label : name);

/** `stopped`: its background job failed for good or was removed; it goes on when that is tried again. */
export const ONE_OFF_STATES = { running: 'Running', stopped: 'Stopped by an error', done: 'Done', cancelled: 'Cancelled' } as const;
export type OneOffState = keyof typeof ONE_OFF_STATES;

/** '1 bank account', '12 bank accounts'. */
export const oneOffCount = (kind: OneOff, count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? ONE_OFFS[kind].one : ONE_OFFS[kind].many}`;

/** Refusals: CLAIM_REQUIRED, ONE_OFF_RUNNING, ONE_OFF_NOTHING. @param count of the dry run */
export const canStartOneOff = (actor: Actor, { isRunning, count }: { readonly isRunning: boolean; readonly count: number }): Verdict =>
  all(canSeeAdminTasks(actor), unless(!isRunning, 'ONE_OFF_RUNNING'), unless(count > 0, 'ONE_OFF_NOTHING'));

/** Refusals: CLAIM_REQUIRED, ONE_OFF_ENDED. */
export const canCancelOneOff = (actor: Actor, state: OneOffState): Verdict =>
  all(canSeeAdminTasks(actor), unless(state === 'running' || state === 'stopped', 'ONE_OFF_ENDED'));
