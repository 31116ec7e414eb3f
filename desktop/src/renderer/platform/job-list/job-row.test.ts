import { isDbydLate, isJobLate, shortAddress } from './job-row.ts';

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
