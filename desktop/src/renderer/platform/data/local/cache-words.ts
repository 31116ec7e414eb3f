// How the copy on this computer is spoken of in the bar at the top.
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import type { ResultOf } from '../../../../ipc/contract.ts';

type State = ResultOf<'cacheState'>;

interface CacheWords {
  readonly text: string;
  /** 0 to 1 while it is being filled. */
  readonly fraction: number | null;
  /** More of it, for who points at it. */
  readonly sentence: string;
}

const REBUILT: Readonly<Record<Exclude<State['rebuilt'], 'first' | null>, string>> = {
  unreadable: 'The copy on this computer could not be read and is being copied again from the server.',
  damaged: 'The copy on this computer was damaged and is being copied again from the server.',
  'other-version': 'This version of Lotline is copying the jobs again.',
  'other-person': 'The copy on this computer was another person’s and is being copied again.',
};

const figure = (count: number): string => count.toLocaleString('en-AU');

/** Null: there is nothing to say, since the server answers. */
export function cacheWords({
  state,
  isOnline,
  now,
  zone,
}: {
  state: State;
  isOnline: boolean;
  now: Date;
  zone: string;
}): CacheWords | null {
  const { syncedAt, expected, count, rebuilt, isLasting } = state;
  const why = rebuilt === null || rebuilt === 'first' ? '' : `${REBUILT[rebuilt]} `;
  if (expected !== null) {
    const text = `Copying jobs to this computer: ${figure(count)} of ${figure(Math.max(expected, count))}`;
    return { text: why + text, fraction: expected === 0 ? 1 : Math.min(1, count / expected), sentence: 'You can work in the meantime.' };
  }
  if (isOnline) return null;
  if (syncedAt === null)
    return { text: 'No jobs on this computer yet', fraction: null, sentence: 'They are copied once the server can be reached.' };
  const text = `Jobs as at ${formatRecent(syncedAt, dayInZone(now.toISOString(), zone), zone)}`;
  const lasting = isLasting ? '' : ' This computer has no keyring, so the copy lasts until Lotline is closed.';
  return { text, fraction: null, sentence: `${figure(count)} jobs are on this computer.${lasting}` };
}
