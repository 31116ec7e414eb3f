import fc from 'fast-check';
import { backoffMs } from './backoff.ts';
import { runs } from '@lotline/schema/testing/random-runs';

test('the wait doubles and ends at 30 s', () => {
  expect([0, 1, 2, 3].map((failures) => backoffMs(failures, 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(backoffMs(50, 1)).toBe(30_000);
});

test('jitter spreads the tries, and no wait is shorter than a quarter', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const most = backoffMs(failures, 1);
      const wait = backoffMs(failures, chance);
      return wait >= Math.floor(most / 4) && wait <= most;
    }),
    runs({ least: 10, soak: 100 }),
  );
});
