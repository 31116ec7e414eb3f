import { startText } from './start-text.ts';

const clock = { today: '2026-11-20', zone: 'Australia/Sydney' };

test.each([
  [null, null],
  ['2026-11-20T03:30:00Z', 'Today 02:30 PM'],
  ['2026-11-20T20:00:00Z', 'Tomorrow 07:00 AM'],
  ['2026-11-24T20:00:00Z', '25 Nov 07:00 AM'],
  ['2026-11-18T20:00:00Z', '19 Nov 07:00 AM'],
  ['2027-01-03T20:00:00Z', '4 Jan 2027 07:00 AM'],
])('offered work that starts at %s reads %s', (start, text) => {
  expect(startText(start, clock)).toBe(text);
});
