import { builderWords, isDbydLate, isJobLate, shortAddress } from './job-row.ts';

test('a job says when its builder was asked or approved, in the days of the reader', () => {
  const at = (builderApprovalSentDate: string | null, builderApprovedDate: string | null) =>
    builderWords({ builderApprovalSentDate, builderApprovedDate }, 'Australia/Sydney');
  expect(at(null, null)).toBeNull();
  // the next morning in Sydney
  expect(at('2026-11-20T14:00:00Z', null)).toBe('Sent 21 Nov 2026');
  expect(at('2026-11-20T02:00:00Z', '2026-11-24T02:00:00Z')).toBe('Approved 24 Nov 2026');
});

test.each([
  ['Scheduled', true],
  ['On Hold', true],
  ['Complete', false],
  ['closed', false],
  ['Cancelled', false],
])('of a job that is %s a day that passed is late: %s', (status, isLate) => {
  expect(isJobLate({ status, dueDate: '2026-11-20' }, '2026-11-21')).toBe(isLate);
  expect(isDbydLate({ status, dbydExpiryDate: '2026-11-20' }, '2026-11-21')).toBe(isLate);
  expect(isDbydLate({ status, dbydExpiryDate: '2026-11-21' }, '2026-11-21')).toBe(false);
});

test.each([
  ['Lot 14, 8 Wattle Rd, Box Hill NSW 2765', 'NSW', 'Lot 14, 8 Wattle Rd, Box Hill'],
  ['1 Quay St, Hobart TAS 7000', 'TAS', '1 Quay St, Hobart'],
  // what the column says otherwise, or does not say at all, stays
  ['8 Wattle Rd, Box Hill VIC 3128', 'NSW', '8 Wattle Rd, Box Hill VIC 3128'],
  ['8 Wattle Rd, Box Hill NSW 2765', null, '8 Wattle Rd, Box Hill NSW 2765'],
  ['Gate 2 of the depot', 'NSW', 'Gate 2 of the depot'],
])('%s in %s is %s in a list', (address, state, short) => {
  expect(shortAddress({ address, state })).toBe(short);
});
