// Devices: how often they report, what a reset asks of them, and what is told of them (issue's §2, screens.md §2.17).
import type { Actor } from '../kernel/actor.ts';
import type { Verdict } from '../kernel/verdict.ts';
import { canManagePeople } from '../rights/person-changes.rules.ts';

export const REPORT_EVERY_MS = 60_000;

/** Refusals: CLAIM_REQUIRED. */
export const canResetDevice = (actor: Actor): Verdict => canManagePeople(actor);

export interface HeldWork {
  /** Of everything that the office does not have yet. */
  readonly unsent: number;
  /** Of these, what goes on only when the person decides: it stays on the device, as when they sign out. */
  readonly needsYou: number;
}

/** What a device does that the office has reset: `send` first, `leave` once nothing is left that it can send. */
export const resetStep = ({ unsent, needsYou }: HeldWork): 'send' | 'leave' => (unsent - needsYou > 0 ? 'send' : 'leave');

const things = (count: number): string => (count === 1 ? '1 thing' : `${count.toLocaleString('en-AU')} things`);

/** '3 things not sent'; null where everything is. */
export const unsentWords = (unsent: number): string | null => (unsent === 0 ? null : `${things(unsent)} not sent`);
