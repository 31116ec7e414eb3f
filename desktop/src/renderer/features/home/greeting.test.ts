import { greeting } from './greeting.ts';

test.each([
  ['2026-11-20T18:00:00Z', 'Good morning'], // 05:00
  ['2026-11-21T00:59:00Z', 'Good morning'], // 11:59
  ['2026-11-21T01:00:00Z', 'Good afternoon'], // noon
  ['2026-11-21T07:00:00Z', 'Good evening'], // 18:00
  ['2026-11-21T12:59:00Z', 'Good evening'], // 23:59
  ['2026-11-21T13:02:00Z', 'Good morning'], // 00:02
  ['2026-11-21T16:00:00Z', 'Good morning'], // 03:00
])('the greeting goes by the clock of the person’s zone: %s is %s in Sydney', (instant, words) => {
  expect(greeting(new Date(instant), 'Australia/Sydney')).toBe(words);
});
