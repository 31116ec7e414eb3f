import { withoutState } from './address-line.ts';

test.each([
  ['Lot 14, 8 Wattle Rd, Box Hill NSW 2765', 'Lot 14, 8 Wattle Rd, Box Hill'],
  ['8 Wattle Rd, Box Hill, VIC', '8 Wattle Rd, Box Hill'],
  ['Box Hill', 'Box Hill'],
  ['NSW Ave, Box Hill', 'NSW Ave, Box Hill'],
])('%s: %s', (address, line) => {
  expect(withoutState(address)).toBe(line);
});
