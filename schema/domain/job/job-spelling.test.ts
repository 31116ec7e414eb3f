import { searchCorrections } from './job-spelling.rules.ts';

const PLACES = ['wattle', 'waratah', 'box hill', 'old windsor', 'castle', 'cattle', 'marsden park'];

test.each([
  ['wattel', ['Wattle']],
  ['Watle', ['Wattle']],
  ['8 wattel rd', ['8 Wattle rd']],
  ['lot 14 Warratah, Windsr', ['lot 14 Waratah Windsor']],
  ['Maresdn', []],
  ['marsdenn pakr', ['Marsden Park']],
  ['caattle', ['Cattle']],
  ['battle', ['Cattle', 'Wattle']],
])('%s may have meant %j', (search, meant) => expect(searchCorrections(search, PLACES)).toEqual(meant));

test.each(['wattle', 'watt', 'Box Hill', '48213', 'wo', 'Castellano', '', 'indsor'])(
  '%s is left as it is: it is there, or near to nothing',
  (search) => expect(searchCorrections(search, PLACES)).toEqual([]),
);
