import { approvalWords, dbydWords, itemWords, timeWords } from './run-words.ts';

const ZONE = 'Australia/Sydney';

test('a time from and to, or none', () => {
  const at = { scheduledStartTime: '2026-11-23T20:00:00.000Z', scheduledEndTime: '2026-11-23T22:30:00.000Z' };
  expect(timeWords(at, ZONE)).toBe('7:00 am – 9:30 am');
  expect(timeWords({ ...at, scheduledEndTime: null }, ZONE)).toBe('7:00 am');
  expect(timeWords({ ...at, scheduledStartTime: null }, ZONE)).toBe('');
});

test('DBYD counts on the day on which the crew is there', () => {
  const expires = { dbydExpiryDate: '2026-11-24', status: 'Scheduled' };
  expect(dbydWords(expires, '2026-11-24')).toEqual({ text: 'Expires 24 Nov 2026', isBad: false });
  expect(dbydWords(expires, '2026-11-25')).toEqual({ text: 'Expired 24 Nov 2026', isBad: true });
  expect(dbydWords({ dbydExpiryDate: null, status: 'Scheduled' }, '2026-11-25')).toEqual({ text: 'None', isBad: false });
});

test.each(['Complete', 'Closed', 'Cancelled'])('DBYD of a job that is %s says that it expired, and is not red', (status) => {
  expect(dbydWords({ dbydExpiryDate: '2026-11-24', status }, '2026-11-25')).toEqual({ text: 'Expired 24 Nov 2026', isBad: false });
});

test('when the builder was asked, with the year where it is another one', () => {
  const asked = (sent: string | null, approved: string | null) =>
    approvalWords({ builderApprovalSentDate: sent, builderApprovedDate: approved }, '2026-11-25', ZONE);
  expect(asked('2026-11-19T21:00:00.000Z', null)).toBe('Asked 20 Nov, no answer');
  expect(asked('2025-11-19T21:00:00.000Z', null)).toBe('Asked 20 Nov 2025, no answer');
  expect(asked('2025-11-19T21:00:00.000Z', '2025-12-01T21:00:00.000Z')).toBe('Approved 2 Dec 2025');
  expect(asked(null, null)).toBe('Not asked');
});

test('what is planned, by its unit where it has one', () => {
  const item = { code: 'CON-20', description: 'Conduit', quantity: '35.500', unitOfMeasure: 'm' };
  expect(itemWords(item)).toBe('35.5 m CON-20 Conduit');
  expect(itemWords({ ...item, unitOfMeasure: null, description: null, quantity: '2.000' })).toBe('2 × CON-20');
});
