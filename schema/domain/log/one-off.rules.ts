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
  /** What it does with them, between 'It' and their number. */
  readonly does: string;
  /** Why some are left. */
  readonly left: string;
}

export const ONE_OFFS = {
  sumLines: {
    label: 'Recalculate what was done on jobs',
    about:
      'Adds up what the tasks say was done, and corrects the lines of jobs that differ. What crews entered and what is paid stay as they are.',
    one: 'line of a job',
    many: 'lines of jobs',
    does: 'corrects',
    left: 'They could not be added up.',
  },
  turnBankKey: {
    label: 'Encrypt bank accounts with the new key',
    about:
      'After BANK_SECRET has changed: what was encrypted with BANK_SECRET_BEFORE is encrypted with the new one. Remove the old one from the settings afterwards.',
    one: 'bank account',
    many: 'bank accounts',
    does: 'encrypts',
    left: 'No key opens what is encrypted.',
  },
  closeVisits: {
    label: 'Close visits that were left open',
    about:
      'Ends visits that began more than a day ago and were never ended, at the last thing that the person recorded on the task. Visits of people whose phone still holds unsent work stay open.',
    one: 'visit',
    many: 'visits',
    does: 'ends',
    left: 'A phone still holds unsent work.',
  },
  sendMessages: {
    label: 'Send failed messages again',
    about:
      'Queues the SMS to builders that the gateway could not take, while their link is open. Messages that the gateway refused, and numbers that have had their messages of the day, are left.',
    one: 'message',
    many: 'messages',
    does: 'sends',
    left: 'The number has had its messages of the day.',
  },
  askForPhotos: {
    label: 'Ask for missing photos',
    about:
      'Writes a comment on each completed task whose expected photos have not arrived, with their names, where the crew sees it in their list. Tasks that were asked in the last 24 hours, and tasks of jobs that are complete, are left.',
    one: 'task',
    many: 'tasks',
    does: 'writes on',
    left: 'Nobody in the group can sign in.',
  },
  searchTexts: {
    label: 'Rebuild the search text of jobs',
    about:
      'After a repair or a restored backup: rebuilds the text by which jobs are found, where it does not match their fields. Nothing else changes.',
    one: 'job',
    many: 'jobs',
    does: 'rebuilds it for',
    left: 'They could not be changed.',
  },
  purge: {
    label: 'Delete what has expired',
    about:
      'Deletes now what the hourly clean-up is about to: files that were removed 30 days ago, photos, errors of the apps, sign-ins, task results, devices and calls of integrations older than the settings keep them. It cannot be undone.',
    one: 'record',
    many: 'records',
    does: 'deletes',
    left: 'Records that decide pay are kept for seven years.',
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
