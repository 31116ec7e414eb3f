import { hasCutoff, photoCutoffs, sayGoingPhotos } from './photo-retention.rules.ts';

const NOW = new Date('2032-02-29T03:00:00Z');

test('days count back from now, what decides pay from seven years ago, and without days nothing is looked for', () => {
  expect(photoCutoffs({ originalDays: 30, stampedDays: null }, NOW)).toEqual({
    ...{ originals: new Date('2032-01-30T03:00:00Z'), stamped: null, pay: new Date('2025-03-01T03:00:00Z') },
  });
  expect([{ originalDays: 30 }, { stampedDays: 90 }, {}].map((days) => hasCutoff(photoCutoffs(days, NOW)))).toEqual([true, true, false]);
});

test.each([
  [{ originals: 0, stamped: 0, kept: 0 }, ['No photo is old enough to go.']],
  [{ originals: 1, stamped: 0, kept: 0 }, ['1 original picture goes within the hour, and cannot be restored after 30 days.']],
  [
    { originals: 1_204, stamped: 2, kept: 1 },
    [
      '1,204 original pictures and 2 stamped photos go within the hour, and cannot be restored after 30 days.',
      '1 photo of tasks that decide pay stays for 7 years.',
    ],
  ],
])('%j in words', (going, said) => {
  expect(sayGoingPhotos(going)).toEqual(said);
});
