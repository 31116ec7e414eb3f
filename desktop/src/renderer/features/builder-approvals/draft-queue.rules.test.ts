import { nextOpen, outcomeWords } from './draft-queue.rules.ts';

test('after a message comes the next one that is open, from the end the first, and none where all are through', () => {
  expect(nextOpen(4, { 0: 'sent', 1: 'skipped' }, 0)).toBe(2);
  expect(nextOpen(4, { 3: 'sent', 0: 'sent' }, 3)).toBe(1);
  expect(nextOpen(2, { 0: 'sent', 1: 'sent' }, 1)).toBe(1);
});

test('it says how many were sent, how many the gateway is to send and how many were not', () => {
  expect(outcomeWords(5, {})).toBe('0 of 5 sent');
  expect(outcomeWords(5, { 0: 'sent', 1: 'skipped', 2: 'sent' })).toBe('2 of 5 sent, 1 not sent');
  expect(outcomeWords(5, { 0: 'queued', 1: 'skipped', 2: 'sent' })).toBe('1 of 5 sent, 1 queued, 1 not sent');
});
