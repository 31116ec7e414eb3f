// Which versions of the field app are too old for a setting.
import { isKnownToAll, isOlderVersion, isTooOldFor } from './setting-since.ts';

test.each([
  ['0.1.9', '0.2.0', true],
  ['0.2.0', '0.2.0', false],
  ['0.2', '0.2.0', false],
  ['0.10.0', '0.9.5', false],
  ['1.0.0', '0.9.5', false],
  ['0.9.5', '1', true],
  ['development', '0.2.0', false],
])('%s before %s: %s', (version, than, isOlder) => expect(isOlderVersion(version, than)).toBe(isOlder));

test('only a setting that came later has devices that are too old for it', () => {
  expect([isTooOldFor('Onsite Gates', '0.1.0'), isTooOldFor('Onsite Gates', '0.2.0'), isKnownToAll('Onsite Gates')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isTooOldFor('Field Work Task', '0.0.1'), isKnownToAll('Field Work Task')]).toEqual([false, true]);
});
