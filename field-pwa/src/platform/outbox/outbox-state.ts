// What the person reads beside a task's state while its actions are not answered.
import { UNKNOWN_WORDS } from '@lotline/web-session/api-error';
import { isSettled, type Entry } from './outbox-entry.ts';

/** saved: stored on this phone, to be sent. sending: on its way. unknown: sent, and nobody knows whether it arrived. needsYou: refused. onlyHere: the phone could not store it. */
export type OutboxState = 'saved' | 'sending' | 'unknown' | 'needsYou' | 'onlyHere';

export const OUTBOX_WORDS: Readonly<Record<OutboxState, string>> = {
  saved: 'Saved on this phone',
  sending: 'Sending',
  unknown: UNKNOWN_WORDS,
  needsYou: 'Needs you',
  onlyHere: 'Not saved: this phone is full. Leave Lotline open until it is sent',
};

/** What is true of one action at this moment: one that goes out now is on its way, also before its turn. */
export function wordsOfEntry(entry: Pick<Entry, 'state' | 'place'>, isSentNow: boolean): string {
  const state = outboxState([entry]) ?? 'saved';
  const isNext = state === 'saved' && isSentNow && entry.state.kind === 'waiting' && entry.state.reason === undefined;
  return OUTBOX_WORDS[isNext ? 'sending' : state];
}

/** The worst state of its entries; null where there are none. */
export function outboxState(entries: readonly Pick<Entry, 'state' | 'place'>[]): OutboxState | null {
  if (entries.length === 0) return null;
  if (entries.some(isSettled)) return 'needsYou';
  if (entries.some(({ place }) => place === 'memory')) return 'onlyHere';
  if (entries.some(({ state }) => state.kind === 'unanswered')) return 'unknown';
  return entries.some(({ state }) => state.kind === 'sending') ? 'sending' : 'saved';
}
