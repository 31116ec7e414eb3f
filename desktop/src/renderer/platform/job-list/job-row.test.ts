import { shortAddress } from './job-row.ts';

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
