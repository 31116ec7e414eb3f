import { dbydWords, itemWords, timeWords } from './run-words.ts';

const ZONE = 'Australia/Sydney';

test('a time from and to, or none', () => {
  const at = { scheduledStartTime: '2026-11-23T20:00:00.000Z', scheduledEndTime: '2026-11-23T22:30:00.000Z' };
  expect(timeWords(at, ZONE)).toBe('7:00 am – 9:30 am');
  expect(timeWords({ ...at, scheduledEndTime: null }, ZONE)).toBe('7:00 am');
  expect(timeWords({ ...at, scheduledStartTime: null }, ZONE)).toBe('');
});

test('DBYD counts on the day on which the crew is there', () => {
  const expires = { dbydExpiryDate: '2026-11-24' };
  expect(dbydWords(expires, '2026-11-24')).toEqual({ text: 'Expires 24 Nov 2026', isOver: false });
  expect(dbydWords(expires, '2026-11-25')).toEqual({ text: 'Expired 24 Nov 2026', isOver: true });
  expect(dbydWords({ dbydExpiryDate: null }, '2026-11-25')).toEqual({ text: 'None', isOver: false });
});

test('what is planned, by its unit where it has one', () => {
  const item = { code: 'CON-20', description: 'Conduit', quantity: '35.500', unitOfMeasure: 'm' };
  expect(itemWords(item)).toBe('35.5 m CON-20 Conduit');
  expect(itemWords({ ...item, unitOfMeasure: null, description: null, quantity: '2.000' })).toBe('2 × CON-20');
});
