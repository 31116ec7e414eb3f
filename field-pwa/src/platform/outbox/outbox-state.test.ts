import type { EntryState } from './outbox-entry.ts';
import { wordsOfEntry } from './outbox-state.ts';

const problem = { code: 'UNAVAILABLE', sentence: 'The server is busy.', details: {} } as const;
const SAVED = 'Saved on this phone';

test.each<[string, EntryState, boolean, string]>([
  ['without a network', { kind: 'waiting' }, false, SAVED],
  ['with one, before its turn', { kind: 'waiting' }, true, 'Sending'],
  ['with one, after a try that failed', { kind: 'waiting', reason: problem }, true, SAVED],
  ['on its way', { kind: 'sending' }, true, 'Sending'],
  ['without an answer', { kind: 'unanswered', ...problem }, true, 'We don’t know yet whether it arrived'],
  ['refused', { kind: 'refused', ...problem }, true, 'Needs you'],
])('what is true of an action: %s', (_, state, isSentNow, words) => {
  expect(wordsOfEntry({ state, place: 'device' }, isSentNow)).toBe(words);
});

test('what the phone could not store says so, whatever the network', () => {
  expect(wordsOfEntry({ state: { kind: 'waiting' }, place: 'memory' }, true)).toMatch(/^Not saved: this phone is full/);
});
