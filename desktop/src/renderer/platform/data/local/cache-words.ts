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
  /** It is only told, until it is put away. */
  readonly isNotice: boolean;
}

type SetAside = Exclude<State['rebuilt'], 'first' | null>;
const SET_ASIDE: Readonly<Record<SetAside, string>> = {
  unreadable: 'The copy on this computer could not be read.',
  damaged: 'The copy on this computer was damaged.',
  'other-version': 'The copy on this computer was made by another version of Lotline.',
  'other-person': 'The copy on this computer belonged to another person.',
};
const WAITING_STAYS = 'Changes waiting to be sent are kept separately: none is lost.';

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
  const why = rebuilt === null || rebuilt === 'first' ? '' : `${SET_ASIDE[rebuilt]} `;
  const words = (text: string, sentence: string, fraction: number | null = null): CacheWords => ({
    ...{ text: why + text, sentence: why === '' ? sentence : `${sentence} ${WAITING_STAYS}`, fraction },
    isNotice: isOnline && expected === null,
  });
  if (expected !== null) {
    const text = `Copying jobs to this computer: ${figure(count)} of ${figure(Math.max(expected, count))}`;
    return words(text, 'You can work in the meantime.', expected === 0 ? 1 : Math.min(1, count / expected));
  }
  if (isOnline) return why === '' || syncedAt === null ? null : words('It was copied again from the server.', jobsHere(count));
  if (syncedAt === null) return words('No jobs on this computer yet', 'They are copied once the server can be reached.');
  const lasting = isLasting ? '' : ' This computer has no keyring, so the copy lasts until Lotline is closed.';
  return {
    ...words('', `${jobsHere(count)}${lasting}`),
    text: `Jobs as at ${formatRecent(syncedAt, dayInZone(now.toISOString(), zone), zone)}`,
  };
}

const jobsHere = (count: number): string => `${figure(count)} ${count === 1 ? 'job is' : 'jobs are'} on this computer.`;
