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

interface UnsentKinds {
  readonly unsent: number;
  /** Of these; null where the app does not tell them apart. */
  readonly unsentPhotos?: number | null | undefined;
  readonly unsentFiles?: number | null | undefined;
}

const counted = (count: number, one: string): readonly string[] =>
  count <= 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('en-AU')} ${one}s`];

/** '2 changes, 9 photos not sent'; null where everything is. */
export function unsentWords({ unsent, unsentPhotos, unsentFiles }: UnsentKinds): string | null {
  if (unsent === 0) return null;
  const isTold = unsentPhotos != null && unsentFiles != null;
  const kinds = isTold
    ? [...counted(unsent - unsentPhotos - unsentFiles, 'change'), ...counted(unsentPhotos, 'photo'), ...counted(unsentFiles, 'file')]
    : counted(unsent, 'thing');
  return `${kinds.join(', ')} not sent`;
}
