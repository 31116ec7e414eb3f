import { likeness, sameName, similarNames } from './similar-names.ts';

const BUILDERS = ['Metricon Homes', 'Mirvac', 'Clarendon Homes', 'Stockland', 'Lendlease'];

test.each([
  ['Metrcon Homes', ['Metricon Homes', 'Clarendon Homes']],
  ['Mirvac Pty Ltd', ['Mirvac']],
  ['stocklnd', ['Stockland']],
  ['Wattle Build', []],
  ['', []],
])('%s may be %j', (typed, expected) => expect(similarNames(typed, BUILDERS)).toEqual(expected));

test('a name that differs in case or spaces alone is the one that there is', () => {
  expect(sameName(' metricon  homes', BUILDERS)).toBe('Metricon Homes');
  expect(sameName('Metricon', BUILDERS)).toBeNull();
  expect(likeness('Mirvac', 'mirvac')).toBe(1);
});
